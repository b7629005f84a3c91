/** Web Push: this browser is told by its maker's push service, also while no page is open. */

import { askPush, pushKey } from '../wire/api';
import type { NoticesInfo } from '../wire/types';

/** Browsers let only pages do this that came with https, or from the machine itself. */
export const pushPossible = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Subscribe this browser; throws with the key of a sentence that says why it cannot be. */
export async function subscribe(lang: string): Promise<NoticesInfo> {
  const worker = await navigator.serviceWorker.register('/worker.js');
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('notices.push_refused');
  const { key } = await pushKey();
  await navigator.serviceWorker.ready;
  const told = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => Promise.reject(new Error('notices.push_failed')));
  const { endpoint = '', keys = {} } = told.toJSON();
  return askPush({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, lang);
}

/** Tell the push service that nothing more will come. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
