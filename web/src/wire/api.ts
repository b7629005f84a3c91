/** What the browser asks over HTTP; every refusal becomes an error that carries the server's sentence. */

import type {
  AnalysisInfo,
  AskPush,
  DailyHour,
  DeviceInfo,
  GameInfo,
  Hint,
  House,
  History,
  Invitation,
  Ladder,
  NoticesInfo,
  OpenTable,
  Opened,
  PasskeysInfo,
  Position,
  PushKey,
  Refusal,
  Seated,
  OpenToHouse,
  ShowStanding,
  Standing,
  PutAway,
  QuietHours,
  TableCard,
  TableWebhook,
  Turns,
} from './types';

export class RefusedError extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly refusal: Refusal | null,
  ) {
    super(sentence);
  }
}

/** What went wrong, in the words it came with. */
export const sentence = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, init);
  if (answer.ok) return (await answer.json()) as T;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new RefusedError(answer.status, refusal?.sentence ?? `The server answered ${answer.status}.`, refusal);
}

export const games = (): Promise<GameInfo[]> => ask('games');
export const openTable = (wish: OpenTable): Promise<Opened> => ask('tables', wish);
export const takeSeat = (id: string, name: string, seat: number): Promise<Seated> =>
  ask(`tables/${id}/seats`, { name, seat });
export const mute = (id: string, seat: number | null, muted: boolean): Promise<unknown> =>
  ask(`tables/${id}/mute`, { seat, mute: muted });
export const report = (id: string, seat: number | null, words: string, lang: string): Promise<unknown> =>
  ask(`tables/${id}/report?lang=${lang}`, { seat, words });
export const deleteTable = (id: string, lang: string): Promise<unknown> => ask(`tables/${id}/delete?lang=${lang}`, {});
export const invitation = (id: string): Promise<Invitation> => ask(`tables/${id}/invitation`);
export const myTables = (): Promise<TableCard[]> => ask('tables');
export const turns = (): Promise<Turns> => ask('turns');
export const putAway = (id: string, away: boolean): Promise<PutAway> => ask(`tables/${id}/shelf`, { away });
/** A match that was played elsewhere, to be looked at here. */
export const openRecord = (record: unknown): Promise<Opened> => ask('records', record);
export const devices = (): Promise<DeviceInfo[]> => ask('devices');
export const signOut = (id: string): Promise<DeviceInfo[]> => ask('devices/sign_out', { id });
export const givePass = (lang: string): Promise<Invitation> => ask(`passes?lang=${lang}`, {});
export const takePass = (code: string, lang: string): Promise<unknown> => ask(`passes/use?lang=${lang}`, { code });
export const forgetMe = (): Promise<unknown> => ask('me/forget', {});
export const notices = (): Promise<NoticesInfo> => ask('notices');
export const askMail = (address: string, lang: string): Promise<NoticesInfo> =>
  ask(`notices/email?lang=${lang}`, { address });
export const confirmMail = (code: string, lang: string): Promise<NoticesInfo> =>
  ask(`notices/confirm?lang=${lang}`, { code });
export const passkeys = (): Promise<PasskeysInfo> => ask('passkeys');
/** What the browser needs to make a passkey or to find one, and what it answers: its own forms, which only it and the server read. */
export const askNewPasskey = (lang: string): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  ask(`passkeys/new?lang=${lang}`, {});
export const keepPasskey = (credential: unknown, lang: string): Promise<PasskeysInfo> =>
  ask(`passkeys?lang=${lang}`, { credential });
export const askAnyPasskey = (lang: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  ask(`passkeys/ask?lang=${lang}`, {});
export const usePasskey = (credential: unknown, lang: string): Promise<unknown> =>
  ask(`passkeys/use?lang=${lang}`, { credential });
export const removePasskey = (id: string): Promise<PasskeysInfo> => ask('passkeys/remove', { id });
export const webhook = (id: string): Promise<TableWebhook> => ask(`tables/${id}/webhook`);
export const setWebhook = (id: string, address: string, lang: string): Promise<TableWebhook> =>
  ask(`tables/${id}/webhook?lang=${lang}`, { address });
export const pushKey = (): Promise<PushKey> => ask('notices/key');
export const askPush = (wish: AskPush, lang: string): Promise<NoticesInfo> => ask(`notices/push?lang=${lang}`, wish);
export const stopChannel = (id: string): Promise<NoticesInfo> => ask('notices/stop', { id });
export const chooseQuiet = (quiet: QuietHours | null, lang: string): Promise<NoticesInfo> =>
  ask(`notices/quiet?lang=${lang}`, { quiet });
export const chooseDaily = (daily: DailyHour | null, lang: string): Promise<NoticesInfo> =>
  ask(`notices/daily?lang=${lang}`, { daily });
export const KEPT_PATH = '/api/me';
export const standing = (code: string): Promise<Standing> => ask(code ? `standing/${code}` : 'standing');
export const showStanding = (wish: ShowStanding, lang: string): Promise<Standing> => ask(`standing?lang=${lang}`, wish);
export const ladder = (game: string): Promise<Ladder> => ask(`ladder/${game}`);
export const house = (): Promise<House> => ask('house');
export const openToHouse = (id: string, open: boolean): Promise<OpenToHouse> => ask(`tables/${id}/open`, { open });
export const history = (id: string): Promise<History> => ask(`tables/${id}/history`);
export const hint = (id: string, lang: string): Promise<Hint> => ask(`tables/${id}/hint?lang=${lang}`, {});
export const positions = (id: string, step: number, lang: string): Promise<Position[]> =>
  ask(`tables/${id}/positions/${step}?lang=${lang}`);
export const analysis = (id: string, lang: string): Promise<AnalysisInfo> => ask(`tables/${id}/analysis?lang=${lang}`);
export const analyse = (id: string, lang: string): Promise<AnalysisInfo> =>
  ask(`tables/${id}/analysis?lang=${lang}`, {});
/** A new table that stands where a match that is over stood after a step. */
export const branch = (id: string, step: number, lang: string): Promise<Opened> =>
  ask(`tables/${id}/branch/${step}?lang=${lang}`, {});
export const recordPath = (id: string): string => `/api/tables/${id}/record`;

/** The rules of a game in a language, as HTML made from its RULES.md or the translation beside it. */
export async function rules(game: string, lang: string): Promise<string> {
  const answer = await fetch(`/api/rules/${game}/${lang}`);
  if (!answer.ok) throw new RefusedError(answer.status, `The server answered ${answer.status}.`, null);
  return answer.text();
}

export function socketAddress(id: string, language: string, seen: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${id}/socket?lang=${language}&seen=${seen}`;
}
