/** Where others find the server; until the server has said so, where this page came from. */

interface ServerPlace {
  /** What links begin with. */
  origin: string;
  /** The server answers this machine alone. */
  onlyHere: boolean;
}

export const place: ServerPlace = $state({ origin: location.origin, onlyHere: false });
