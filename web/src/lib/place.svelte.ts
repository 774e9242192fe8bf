/** Where others find the server; until the server has said so, where this page came from. */

import type { Values } from './printed.svelte';

interface ServerPlace {
  /** What links begin with. */
  origin: string;
  /** The server answers this machine alone. */
  onlyHere: boolean;
  /** The server lists open tables. */
  hasLobby: boolean;
  /** The values from the box that new tables have, unless their host chooses others. */
  values: Values;
}

export const place: ServerPlace = $state({ origin: location.origin, onlyHere: false, hasLobby: false, values: {} });
