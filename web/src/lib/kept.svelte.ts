/**
 * What a person has chosen of a thing of the table, such as cards of their hand, by the thing. It outlives the panel: another
 * layout of the window draws that anew.
 */

export class Kept<Thing extends object, Choice> {
  readonly #choices = new WeakMap<Thing, Choice>();
  #changes = $state(0);

  get(thing: Thing): Choice | undefined {
    return this.#changes < 0 ? undefined : this.#choices.get(thing);
  }

  set(thing: Thing, choice: Choice | undefined): void {
    if (choice === undefined) this.#choices.delete(thing);
    else this.#choices.set(thing, choice);
    this.#changes += 1;
  }
}
