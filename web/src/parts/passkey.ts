/** Passkeys as the browser makes and finds them. */

import { askAnyPasskey, askNewPasskey, keepPasskey, usePasskey } from '../wire/api';
import type { PasskeysInfo } from '../wire/types';

/** Browsers let only pages do this that came with https, or from localhost. */
export const passkeysPossible = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** A device that says no is no error of the page: null. */
async function asked(work: Promise<Credential | null>): Promise<unknown> {
  const found = await work.catch(() => null);
  return found instanceof PublicKeyCredential ? found.toJSON() : null;
}

/** Make a passkey; null where the device made none. */
export async function addPasskey(lang: string): Promise<PasskeysInfo | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await askNewPasskey(lang));
  const made = await asked(navigator.credentials.create({ publicKey }));
  return made ? keepPasskey(made, lang) : null;
}

/** Be who a passkey of this device says; false where it found none. */
export async function signIn(lang: string): Promise<boolean> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await askAnyPasskey(lang));
  const found = await asked(navigator.credentials.get({ publicKey }));
  if (found) await usePasskey(found, lang);
  return found !== null;
}
