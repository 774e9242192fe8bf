/** Where others find the server; until the server has said so, where this page came from. */

import type { ServerFound } from '../wire/types';

interface ServerPlace {
  /** What links begin with. */
  origin: string;
  /** The server answers this machine alone. */
  onlyHere: boolean;
  /** The server lists open tables. */
  hasLobby: boolean;
  /** What the values from the box change that new tables have, unless their host chooses others. */
  printed: ServerFound['printed'];
  /** The same values by their paths. */
  values: ServerFound['values'];
}

export const place: ServerPlace = $state({
  origin: location.origin,
  onlyHere: false,
  hasLobby: false,
  printed: {},
  values: {},
});
