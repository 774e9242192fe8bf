/** Which screen the address means. `go` changes the address without loading the page again. */

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new' }
  | { readonly screen: 'about' }
  | { readonly screen: 'learn' }
  | { readonly screen: 'me' }
  | { readonly screen: 'lesson'; readonly id: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'review'; readonly id: string }
  | { readonly screen: 'lost' };

/** The screen of a path. */
export function routeOf(path: string): Route {
  const [first = '', id = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return { screen: 'lost' };
  if (!first) return { screen: 'home' };
  if ((first === 'new' || first === 'about' || first === 'learn' || first === 'me') && !id) return { screen: first };
  if (first === 'learn' && /^[a-z]{2,32}$/.test(id)) return { screen: 'lesson', id };
  const isOfTable = first === 'table' || first === 'replay' || first === 'review';
  if (isOfTable && /^[\w-]{4,32}$/.test(id)) return { screen: first, id };
  return { screen: 'lost' };
}

let current = $state.raw<Route>(routeOf(location.pathname));

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(path: string): void {
  history.pushState(null, '', path);
  current = routeOf(location.pathname);
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  current = routeOf(location.pathname);
});
