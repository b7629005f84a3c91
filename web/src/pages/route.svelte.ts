/** Where you are, from the address bar; links inside the house do not reload the page. */

export interface Route {
  page:
    | 'home'
    | 'open'
    | 'learn'
    | 'table'
    | 'rules'
    | 'about'
    | 'mine'
    | 'standing'
    | 'ladder'
    | 'record'
    | 'you'
    | 'continue'
    | 'notices'
    | 'nowhere';
  /** The game or the table in question. */
  subject: string;
  query: URLSearchParams;
  hash: string;
}

const PATHS: [RegExp, Route['page']][] = [
  [/^\/$/, 'home'],
  [/^\/open\/(\w+)$/, 'open'],
  [/^\/learn\/(\w+)$/, 'learn'],
  [/^\/t\/([\w-]+)$/, 'table'],
  [/^\/rules\/(\w+)$/, 'rules'],
  [/^\/about$/, 'about'],
  [/^\/tables$/, 'mine'],
  [/^\/standing(?:\/([\w-]+))?$/, 'standing'],
  [/^\/ladder(?:\/(\w+))?$/, 'ladder'],
  [/^\/record$/, 'record'],
  [/^\/you$/, 'you'],
  [/^\/continue$/, 'continue'],
  [/^\/notices$/, 'notices'],
];

export function read(address: URL): Route {
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/$/, '') : address.pathname;
  const { searchParams: query, hash } = address;
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, subject: found[1] ?? '', query, hash };
  }
  return { page: 'nowhere', subject: path, query, hash };
}

class Place {
  route = $state.raw(read(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.look());
    document.addEventListener('click', (click) => this.follow(click));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.look();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Be somewhere else without a step that leads back here. */
  correct(path: string): void {
    history.replaceState(null, '', path);
    this.look();
  }

  private look(): void {
    this.route = read(new URL(location.href));
  }

  private follow(click: MouseEvent): void {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    const ordinary =
      click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.defaultPrevented;
    if (!link || !ordinary || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|docs)(\/|$)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.href);
  }
}

export const place = new Place();
