/** Games that a person removed from the list of this browser; the server keeps them. */

const KEY = 'naqala.forgotten';

export function forgotten(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keep(tables: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A private window: the list is whole again when it is opened anew.
  }
}

export function forget(table: string): void {
  keep([...forgotten(), table]);
}

/** A person who comes back to a table wants to find it again. */
export function remember(table: string): void {
  if (forgotten().includes(table)) keep(forgotten().filter((one) => one !== table));
}
