/** Who this browser is, as far as the server knows; asked for once. */

import { whoAmI } from '../lib/api';
import type { Me } from '../wire/types';

const NOBODY: Me = { name: '', colour: null, camel: null, has_code: false };
let known: Promise<Me> | undefined;

/** Without an answer: a person without a name. */
export function knownMe(): Promise<Me> {
  known ??= whoAmI().catch(() => {
    known = undefined;
    return NOBODY;
  });
  return known;
}

/** Remembers what the server has said. */
export function keepMe(me: Me): Me {
  known = Promise.resolve(me);
  return me;
}

/** Asks again when it is wanted next. */
export function forgetMe(): void {
  known = undefined;
}
