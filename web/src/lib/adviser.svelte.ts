/** What the explorer advises the watched seat, and the plans that a person follows. */

import type { Advice, Advised, Scene } from '../wire/types';
import { followed, plansOf, type Plan } from './plan';

export class Adviser {
  /** What was advised last, and at which version. */
  advised = $state.raw<Advised>();
  /** What is left of the advice that is being followed. */
  plans = $state.raw<readonly Plan[]>([]);
  isThinking = $state(false);
  /** All of the advice is shown, not only the best. */
  showsAll = $state(false);
  /** A plan that was played as a whole has come to something new, such as a card that was drawn. */
  hasStopped = $state(false);
  /** The hint that is waited for or shown. */
  #open = '';
  /** All hints that were asked for. */
  #asked: readonly string[] = [];
  /** What is still to be played of a plan that is played as a whole. */
  #playing: Plan = [];

  get advice(): Advice | undefined {
    return this.advised?.advice;
  }

  /** A hint is waited for, shown or followed. */
  get isOpen(): boolean {
    return !!this.advice || this.isThinking || this.plans.length > 0;
  }

  /** Waits for the hint that was asked for by this command. */
  expect(id: string): void {
    this.isThinking = true;
    this.#open = id;
    this.#asked = [...this.#asked, id];
  }

  hasAsked(id: string): boolean {
    return this.#asked.includes(id);
  }

  /** Whether the advice is the one that is waited for, at the table as it is. */
  hear(advised: Advised, version: number | undefined): boolean {
    const isWanted = advised.id === this.#open && advised.version === version;
    if (isWanted) this.advised = advised;
    return isWanted;
  }

  /** No more advice comes for this command. */
  settle(id: string): void {
    if (id === this.#open) this.isThinking = false;
  }

  /** Closes the hint for good: what the server still finds out for it is not shown. */
  drop(): void {
    this.#open = '';
    this.advised = undefined;
    this.plans = [];
    this.isThinking = false;
    this.showsAll = false;
  }

  /** Goes on to the scene that is shown next: only own answers lead on in a plan. */
  see(scene: Scene, seat: number | null, isUndone: boolean): void {
    const plans = this.advice && scene.happened.length ? plansOf(this.advice) : this.plans;
    const left = seat === null || isUndone ? [] : followed(plans, scene, seat);
    if (this.advised && this.advised.version !== scene.version) this.drop();
    this.plans = left;
  }

  /** From now on all answers of this plan are given as soon as they are asked for. */
  play(plan: Plan): void {
    this.#playing = plan;
  }

  /** The answer to this scene in the plan that is played as a whole. */
  answerTo(scene: Scene, seat: number | null): string | undefined {
    if (!scene.happened.length) return undefined;
    const [plan = []] = followed([this.#playing], scene, seat ?? 0);
    const { ask, seat: asked } = scene.look.question;
    const isNew = scene.happened.some((one) => one.seat !== seat);
    this.hasStopped = this.#playing.length > 0 && !plan.length && isNew && asked === seat && ask !== 'bid';
    this.#playing = plan;
    return plan[0]?.text;
  }
}
