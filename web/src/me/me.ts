/** Who this browser is, as far as the server knows; asked for once. */

import { whoAmI } from '../lib/api';
import type { Profile } from '../wire/types';

const NOBODY: Profile = { name: '', colour: null, camel: null, has_code: false };
let known: Promise<Profile> | undefined;

/** Without an answer: a person without a name. */
export function knownMe(): Promise<Profile> {
  known ??= whoAmI().catch(() => {
    known = undefined;
    return NOBODY;
  });
  return known;
}

/** Remembers what the server has said. */
export function keepMe(me: Profile): Profile {
  known = Promise.resolve(me);
  return me;
}

/** Removes what this device remembers of a person who has deleted everything: all keys of this page. */
export function forgetDevice(): void {
  forgetMe();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('naqala.')) localStorage.removeItem(key);
  } catch {
    // A private window remembers nothing.
  }
}

/** Asks again when it is wanted next. */
export function forgetMe(): void {
  known = undefined;
}
