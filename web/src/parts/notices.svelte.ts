/** The browser's own notices: they tell that it is your turn while you look elsewhere. */

import { remember, remembered } from '../wire/memory';

class Notices {
  /** Browsers show none to pages that came without https, and on Android only those of a service worker. */
  readonly possible = isSecureContext && 'Notification' in window && !navigator.userAgent.includes('Android');
  wanted = $state(this.possible && remembered('notices') === 'yes');
  /** Whether the browser was asked and said no. */
  refused = $state(false);

  async turn(on: boolean): Promise<void> {
    const allowed = on && (await Notification.requestPermission()) === 'granted';
    this.refused = on && !allowed;
    this.wanted = allowed;
    remember('notices', allowed ? 'yes' : 'no');
  }

  /** Tell somebody who looks elsewhere; a later notice about the same thing takes the place of an earlier one. */
  tell(title: string, body: string, about: string): void {
    if (!this.wanted || !document.hidden || Notification.permission !== 'granted') return;
    const notice = new Notification(title, { body, tag: about });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const notices = new Notices();
