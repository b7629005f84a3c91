import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './i18n/words.svelte';
import './style/index.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the application.');

words
  .speak(words.language)
  .catch((problem: unknown) => console.error(problem))
  .finally(() => mount(App, { target }));
