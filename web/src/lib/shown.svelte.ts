/** A table as this browser shows it: who sits there, what has happened, what is asked of whom. */

import type {
  Announcement,
  Chapter,
  ChairSeen,
  Coached,
  Happened,
  Hello,
  Look,
  Preview,
  Scene,
  TimeSeen,
} from '../wire/types';

const isOnBid = ({ remark }: Coached): boolean => remark.verdict === 'bid';

export class ShownTable {
  readonly id: string;
  hello = $state.raw<Hello>();
  scene = $state.raw<Scene>();
  chairs = $state.raw<ChairSeen[]>([]);
  log = $state.raw<Happened[]>([]);
  chapters = $state.raw<Chapter[]>([]);
  watching = $state<number | null>(null);
  /** The own seat that is asked next, while another person holds the device. */
  handOver = $state<number | null>(null);
  preview = $state.raw<Preview>();
  /** An earlier moment that is shown again. */
  flashback = $state.raw<Look>();
  /** What the coach said last of a turn and of a bid. */
  coached = $state.raw<readonly Coached[]>([]);
  /** The clocks, as the server told last, and when that was. */
  time = $state.raw<TimeSeen | null>(null);
  timeAt = $state(0);
  /** What the last event means to people, until it has been said. */
  announcement = $state.raw<Announcement | null>(null);
  /** All that was announced while this page was open, after so many actions: the log has it for those who looked away. */
  announced = $state.raw<readonly { readonly number: number; readonly announcement: Announcement }[]>([]);

  constructor(id: string) {
    this.id = id;
  }

  get yours(): number[] {
    return this.hello?.yours ?? [];
  }

  get seats(): number {
    return this.chairs.length;
  }

  /** The preview, while there is one, instead of the table as it is. */
  get look(): Look | undefined {
    return this.flashback ?? this.preview?.look ?? this.scene?.look;
  }

  isBot(seat: number): boolean {
    return this.chairs[seat - 1]?.kind === 'bot';
  }

  /** Whether a person has used the link of this seat; other seats need none. */
  hasCome(seat: number): boolean {
    return this.chairs[seat - 1]?.taken ?? true;
  }

  /** The seats of people at other devices, also of those for whom a bot plays. */
  get company(): number[] {
    const people = this.chairs.flatMap(({ devices }, place) =>
      !this.isBot(place + 1) || devices > 0 ? [place + 1] : [],
    );
    return people.filter((seat) => !this.yours.includes(seat));
  }

  /** A person plays at another device. */
  get isAmongPeople(): boolean {
    return this.company.some((seat) => !this.isBot(seat));
  }

  /** Why no answer is accepted from anyone, as the key of a text. */
  get stands(): 'table.closed' | 'time.waiting.full' | null {
    if (this.scene?.closed) return 'table.closed';
    return this.time?.waits ? 'time.waiting.full' : null;
  }

  /** The person on the watched seat is asked; no bot answers in their place. */
  get isAsked(): boolean {
    const seat = this.watching;
    const isTheirs = seat !== null && !this.isBot(seat) && this.time?.stand_in !== seat;
    return isTheirs && this.scene?.look.question.seat === seat && !this.stands;
  }

  /** Shows the next scene. What it takes back is forgotten, remarks of the coach too. */
  protected turnTo(scene: Scene): void {
    if (scene.first < this.log.length)
      this.coached = this.coached.filter(({ after }) => this.#endOf(after) <= scene.first);
    this.log = [...this.log.slice(0, scene.first), ...scene.happened];
    this.chapters = [...this.chapters.slice(0, scene.chapter), ...scene.chapters];
    if (this.preview && this.preview.version !== scene.version) this.preview = undefined;
    if (this.scene && this.scene.version !== scene.version) this.#announce(scene.notice);
    this.scene = scene;
  }

  #announce(announcement: Announcement | null): void {
    if (!announcement) return;
    this.announcement = announcement;
    this.announced = [...this.announced, { number: this.log.length, announcement }];
  }

  /** After how many actions the bid or the turn ended that began after so many. */
  #endOf(after: number): number {
    return this.scene?.marks.find((mark) => mark > after) ?? Infinity;
  }

  /** One remark on a bid and one on a turn are kept. */
  protected remark(coached: Coached): void {
    this.coached = [...this.coached.filter((one) => isOnBid(one) !== isOnBid(coached)), coached];
  }

  /** Removes at once what the last person saw: the connection may die before the public view has come. */
  protected hide(): void {
    this.scene = undefined;
    this.log = [];
    this.chapters = [];
  }
}
