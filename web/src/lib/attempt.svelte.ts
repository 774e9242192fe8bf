/** Something that the server may refuse: whether it is under way, and what went wrong last, in words. */

import { errorSaid } from './api';

export class Attempt {
  isBusy = $state(false);
  problem = $state('');

  /** Tries it; what went wrong before is forgotten. Tells whether it worked. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.problem = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = errorSaid(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
