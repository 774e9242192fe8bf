/** Which screen the address means. `go` changes the address without loading the page again. */

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new' }
  | { readonly screen: 'about' }
  | { readonly screen: 'rules' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'me' }
  | { readonly screen: 'figures' }
  | { readonly screen: 'score' }
  | { readonly screen: 'notices' }
  | { readonly screen: 'lobby' }
  | { readonly screen: 'lesson'; readonly id: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'review'; readonly id: string }
  | { readonly screen: 'lost' };

const PAGES = ['new', 'about', 'rules', 'learn', 'me', 'score', 'notices', 'lobby'] as const;
const isPage = (word: string): word is (typeof PAGES)[number] => PAGES.includes(word as (typeof PAGES)[number]);

/** The screen of a path. */
export function routeOf(path: string): Route {
  const [first = '', id = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return { screen: 'lost' };
  if (!first) return { screen: 'home' };
  if (isPage(first) && !id) return { screen: first };
  if (first === 'me' && id === 'figures') return { screen: 'figures' };
  if (first === 'learn' && /^[a-z]{2,32}$/.test(id)) return { screen: 'lesson', id };
  const isOfTable = first === 'table' || first === 'replay' || first === 'review';
  if (isOfTable && /^[\w-]{4,32}$/.test(id)) return { screen: first, id };
  return { screen: 'lost' };
}

let current = $state.raw<Route>(routeOf(location.pathname));
/** The path it was made of: a place on the same page (#) is no other screen. */
let path = location.pathname;

function arrive(): void {
  path = location.pathname;
  current = routeOf(path);
}

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(address: string): void {
  history.pushState(null, '', address);
  arrive();
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  if (location.pathname !== path) arrive();
});
