/** Seat links this browser has made, kept until the window is closed: the server knows only their hashes. */

type Secrets = Record<string, string>;

const key = (table: string): string => `naqala.links.${table}`;

export function keptLinks(table: string): Secrets {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Secrets;
  } catch {
    return {};
  }
}

export function keepLinks(table: string, secrets: Secrets): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ ...keptLinks(table), ...secrets }));
  } catch {
    // A private window: a new link can be made at any time.
  }
}
