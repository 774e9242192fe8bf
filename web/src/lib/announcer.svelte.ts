/** What a screen reader is told: all new lines of the log together, when there is time to hear them. */

/** Lines are said after this time without news; a person who is asked waits for less. */
const QUIET = 1500;
const SOON = 150;
/** After a long absence only the last ones. */
const MOST = 12;

export interface Announced {
  /** A name that stays while the line grows. */
  readonly key: string;
  readonly text: string;
}

const textsOf = (lines: readonly Announced[]): Record<string, string> =>
  Object.fromEntries(lines.map(({ key, text }) => [key, text]));

export class Announcer {
  said = $state('');
  #told: Readonly<Record<string, string>> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The log as it is now, from a line on that was told before, and what is asked; `isDue`: a person here is to act. */
  hear(lines: readonly Announced[], question: string, isDue: boolean, ontold?: () => void): void {
    // What happened before the page was opened is no news.
    this.#told ??= textsOf(lines.slice(0, -1));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#say(lines, question);
        ontold?.();
      },
      isDue ? SOON : QUIET,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #say(lines: readonly Announced[], question: string): void {
    const fresh = lines.filter(({ key, text }) => this.#told?.[key] !== text).slice(-MOST);
    this.#told = textsOf(lines);
    this.said = [...fresh.map(({ text }) => text), question].join(' ');
  }
}
