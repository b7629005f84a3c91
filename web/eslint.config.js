import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Made from the wire's structs, and checked against them by a test of the server.
  { ignores: ['src/wire/types.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `== null` asks for null and undefined at once, which is what the wire's left-out fields need.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // The house's limit for a function of any language.
      'max-lines-per-function': ['error', 40],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'The content policy forbids it: use style: directives.',
        },
      ],
      // An empty word is no word: `name || 'Guest'` means both.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      // Numbers are what templates are mostly about: coordinates, counts, seats.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onclick={() => table.choose(action)}` says what it does; braces would say no more.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    // `void table.position` makes an effect depend on what it does not use.
    files: ['**/*.svelte'],
    rules: { '@typescript-eslint/no-meaningless-void-operator': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Outside the project of tsconfig.json, so there are no types to check by.
    files: ['*.js', '*.ts', 'public/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node }, parserOptions: { projectService: false } },
  },
);
