// Made by `python -m tools.generate`; do not edit. docs/protocol.md says what each message means.

import type { CardWord, ColourWord, DjinnWord, Expansion, FeatureWord, ItemWord, Level, Promo, ThiefWord, TileWord, WhimWord } from './catalogue';

export type AskWord = 'over' | 'bid' | 'move' | 'drop' | 'piece' | 'tribe' | 'build' | 'kill' | 'keep item' | 'thief' | 'give cards' | 'give djinn' | 'give tile' | 'give building' | 'give item' | 'take cards' | 'take djinn' | 'claim' | 'take building' | 'take item' | 'tile' | 'redirect' | 'target' | 'keep djinn' | 'scimitar' | 'lamp' | 'flute' | 'bring' | 'ring' | 'talisman from' | 'talisman to' | 'horn' | 'last' | 'outbid' | 'draw card' | 'draw meeple' | 'draw djinn' | 'draw item' | 'draw thief' | 'draw whim' | 'roll';

export type StepWord = 'bid' | 'move' | 'sow' | 'galbells' | 'tribe' | 'act' | 'thief' | 'tile' | 'last' | 'cleanup' | 'roll' | 'outbid' | 'over';

export type CauseWord = 'game' | 'move' | 'bid' | 'outbid' | 'sale' | 'cleanup' | 'yazid' | 'viziers' | 'elders' | 'merchants' | 'builders' | 'assassins' | 'artisans' | 'village' | 'sacred place' | 'oasis' | 'small market' | 'large market' | 'workshop' | 'specialized market' | 'chasm' | 'city' | 'lake' | 'alamin' | 'anunnak' | 'baal' | 'boaz' | 'bouraq' | 'echidna' | 'enki' | 'hagis' | 'haurvatat' | 'iblis' | 'jafaar' | 'kandicha' | 'kumarbi' | 'lamia' | 'leta' | 'marid' | 'monkir' | 'nekir' | 'shamhat' | 'sibittis' | 'sloar' | 'utug' | 'ptah' | 'geb' | 'morgiane' | 'kali' | 'ganapati' | 'dhenim' | 'wilwit' | 'galbells' | 'scimitar' | 'lamp' | 'flute' | 'carpet' | 'ring' | 'talisman' | 'horn' | 'precious5' | 'precious7' | 'precious9' | 'houssain' | 'ziad' | 'ouafat' | 'kohdjah' | 'shaum' | 'madjaar' | 'w01' | 'w02' | 'w03' | 'w04' | 'w05' | 'w06' | 'w07' | 'w08' | 'w09' | 'w10' | 'w11' | 'w12' | 'w13' | 'w14' | 'w15' | 'w16' | 'w17' | 'w18' | 'w19' | 'w20' | 'w21' | 'w22';

export type EventCause = 'game' | 'move' | 'bid' | 'outbid' | 'sale' | 'cleanup' | 'yazid' | 'viziers' | 'elders' | 'merchants' | 'builders' | 'assassins' | 'artisans' | 'village' | 'sacred place' | 'oasis' | 'small market' | 'large market' | 'workshop' | 'specialized market' | 'chasm' | 'city' | 'lake' | 'alamin' | 'anunnak' | 'baal' | 'boaz' | 'bouraq' | 'echidna' | 'enki' | 'hagis' | 'haurvatat' | 'iblis' | 'jafaar' | 'kandicha' | 'kumarbi' | 'lamia' | 'leta' | 'marid' | 'monkir' | 'nekir' | 'shamhat' | 'sibittis' | 'sloar' | 'utug' | 'ptah' | 'geb' | 'morgiane' | 'kali' | 'ganapati' | 'dhenim' | 'wilwit' | 'galbells' | 'scimitar' | 'lamp' | 'flute' | 'carpet' | 'ring' | 'talisman' | 'horn' | 'precious5' | 'precious7' | 'precious9' | 'houssain' | 'ziad' | 'ouafat' | 'kohdjah' | 'shaum' | 'madjaar' | 'w01' | 'w02' | 'w03' | 'w04' | 'w05' | 'w06' | 'w07' | 'w08' | 'w09' | 'w10' | 'w11' | 'w12' | 'w13' | 'w14' | 'w15' | 'w16' | 'w17' | 'w18' | 'w19' | 'w20' | 'w21' | 'w22' | 'over' | 'drop' | 'piece' | 'tribe' | 'build' | 'kill' | 'keep item' | 'thief' | 'give cards' | 'give djinn' | 'give tile' | 'give building' | 'give item' | 'take cards' | 'take djinn' | 'claim' | 'take building' | 'take item' | 'tile' | 'redirect' | 'target' | 'keep djinn' | 'bring' | 'talisman from' | 'talisman to' | 'last' | 'draw card' | 'draw meeple' | 'draw djinn' | 'draw item' | 'draw thief' | 'draw whim' | 'roll';

export type EventKind = 'round' | 'bid' | 'turn' | 'use djinn' | 'roll' | 'target' | 'clear' | 'last piece' | 'no move' | 'lost' | 'over' | 'earn' | 'pay' | 'pick' | 'drop' | 'collect' | 'keep' | 'return' | 'remove' | 'add' | 'lose' | 'gain' | 'capture' | 'give meeple' | 'get meeple' | 'leave meeple' | 'take card' | 'draw card' | 'deal card' | 'order card' | 'discard card' | 'seize card' | 'give card' | 'get card' | 'leave card' | 'shuffle card' | 'draw item' | 'see item' | 'keep item' | 'discard item' | 'fetch item' | 'give item' | 'get item' | 'leave item' | 'shuffle item' | 'take djinn' | 'draw djinn' | 'keep djinn' | 'get djinn' | 'deal djinn' | 'see djinn' | 'give djinn' | 'leave djinn' | 'shuffle djinn' | 'deal thief' | 'get thief' | 'use thief' | 'deal whim' | 'take whim' | 'fulfil whim' | 'place' | 'take back' | 'build' | 'give building' | 'put building' | 'return building' | 'score' | 'answer';

export type ThingWord = 'yellow' | 'white' | 'green' | 'blue' | 'red' | 'purple' | 'ivory' | 'jewels' | 'gold' | 'papyrus' | 'silk' | 'spice' | 'fish' | 'wheat' | 'pottery' | 'fakir' | 'scimitar' | 'lamp' | 'flute' | 'carpet' | 'ring' | 'talisman' | 'horn' | 'precious5' | 'precious7' | 'precious9' | 'alamin' | 'anunnak' | 'baal' | 'boaz' | 'bouraq' | 'echidna' | 'enki' | 'hagis' | 'haurvatat' | 'iblis' | 'jafaar' | 'kandicha' | 'kumarbi' | 'lamia' | 'leta' | 'marid' | 'monkir' | 'nekir' | 'shamhat' | 'sibittis' | 'sloar' | 'utug' | 'ptah' | 'geb' | 'morgiane' | 'kali' | 'ganapati' | 'dhenim' | 'wilwit' | 'galbells' | 'houssain' | 'ziad' | 'ouafat' | 'kohdjah' | 'shaum' | 'madjaar' | 'w01' | 'w02' | 'w03' | 'w04' | 'w05' | 'w06' | 'w07' | 'w08' | 'w09' | 'w10' | 'w11' | 'w12' | 'w13' | 'w14' | 'w15' | 'w16' | 'w17' | 'w18' | 'w19' | 'w20' | 'w21' | 'w22' | '?';

export type ScoreWord = 'gold' | 'viziers' | 'elders' | 'artisans' | 'djinns' | 'tiles' | 'cities' | 'tent' | 'palms' | 'palaces' | 'merchandise' | 'items' | 'total';

export type ScoreLine = 'gold' | 'viziers' | 'elders' | 'artisans' | 'djinns' | 'tiles' | 'cities' | 'tent' | 'palms' | 'palaces' | 'merchandise' | 'items';

export type PartWord = 'base' | 'artisans' | 'thieves' | 'whims' | 'bids' | 'two' | 'five' | 'solo' | 'promos' | 'dhenim' | 'wilwit' | 'galbells';

export type OwnedTile = 'village' | 'sacred 6' | 'sacred 10' | 'sacred 12' | 'sacred 15' | 'oasis' | 'small market' | 'large market' | 'specialized market' | 'city' | 'workshop';

export type Verb = 'pass' | 'bid' | 'pick' | 'drop' | 'carpet' | 'camel' | 'tent' | 'fakirs' | 'kill_on' | 'kill_of' | 'use' | 'play' | 'send' | 'give_cards' | 'take_cards' | 'give_djinn' | 'take_djinn' | 'give_tile' | 'claim' | 'give_building' | 'put' | 'give_item' | 'take_item' | 'buy_card' | 'buy_two' | 'buy_djinn' | 'buy_thief' | 'craft' | 'take_whim' | 'at' | 'redirect' | 'keep_item' | 'keep_djinn' | 'remove' | 'take_deck' | 'bring' | 'from' | 'next' | 'sell' | 'outbid' | 'draw_card' | 'draw_meeple' | 'draw_djinn' | 'draw_item' | 'draw_thief' | 'draw_whim' | 'roll';

/** What a question is about. */
export interface About {
  tile?: string;
  djinn?: DjinnWord;
  building?: 'palm' | 'palace';
  to?: 'aside' | 'row' | number;
  count?: number;
}

/** All that is known so far, best first. */
export interface Advice {
  seat: number;
  ask: AskWord;
  best: Possibility[];
  landings: Landing[];
  bids: Bid[];
  games: number;
  final: boolean;
  included: Comparison | null;
}

/** Advice of the explorer (docs/explorer.md); better ones may follow for the same command. */
export interface Advised {
  type: 'advice';
  id: string;
  version: number;
  advice: Advice;
}

/** What the last event means to people: ``seat`` has undone a move, or has refused or withdrawn what ``asker`` proposed: an undo, or a bot on ``chair``. Playing on refuses or withdraws too. Or its time is up, so that the others may decide, a bot plays the turn (``stand in``) or has the seat (``time``); it has resigned, was removed, or asked for a pause, its end or the end of the table, with the consent of all; 0 is the host who closed the table, or a pause that was long enough. */
export interface Announcement {
  what: 'closed' | 'paused' | 'refused' | 'removed' | 'resigned' | 'resumed' | 'stand in' | 'time' | 'undone' | 'up' | 'withdrawn';
  seat: number;
  asker: number;
  chair: number | null;
  about: 'bot' | 'close' | 'pause' | 'resume' | 'time' | 'turn' | 'undo' | null;
}

/** A legal answer: the text by which it is given, its verb, its words, and what it names (left out: nothing). */
export interface Answer {
  text: string;
  verb: Verb;
  said: Said;
  tile?: string;
  colours?: ColourWord[];
  cards?: CardWord[];
  djinn?: DjinnWord;
  item?: ItemWord;
  thief?: ThiefWord;
  building?: 'palm' | 'palace';
  seat?: number;
  price?: number;
  fakirs?: number;
  places?: number[];
  spots?: number[];
  source?: 'aside' | 'open' | 'own' | null;
  whim?: WhimWord;
  claims?: boolean;
  removes?: boolean;
}

/** What lies aside in the middle of an effect. In a view there is only the number of what another seat has drawn. */
export interface Aside {
  cards?: Partial<Record<CardWord, number>>;
  items?: Partial<Record<ItemWord, number>> | number;
  djinns?: DjinnWord[] | number;
  palms?: number;
  palaces?: number;
  tiles?: string[];
}

/** A price on the turn order track. */
export interface Bid {
  action: string;
  price: number;
  pays: number;
  fakirs: number;
  place: number;
  last_place: number;
  place_worth: number;
  worth: number;
  behind: number;
  games: number;
}

/** Resource cards. */
export interface CardPile {
  row: CardWord[];
  deck: Partial<Record<CardWord, number>> | number;
  discard: Partial<Record<CardWord, number>>;
}

/** Who sits on a seat, and whether that person is connected. ``taken``: a browser has used the seat's link, or the seat needs none; ``devices``: how many browsers hold the seat; ``colour`` and ``camel``: what it looks like, counted from 0, where that is not what the seat looks like by default; ``gone``: its person cannot return; ``left``: why a bot plays for its person, or has played to the end; ``home``: the seat whose letter it has, where it kept that of an earlier game. */
export interface ChairSeen {
  kind: 'bot' | 'here' | 'link';
  name: string;
  level: Level | null;
  present: boolean;
  taken: boolean;
  devices: number;
  colour?: number | null;
  camel?: number | null;
  gone?: boolean;
  left?: 'away' | 'removed' | 'resigned' | 'time' | null;
  home?: number | null;
}

/** Who is to sit on a seat. */
export interface ChairWanted {
  kind: 'here' | 'link' | 'bot';
  name: string;
  level?: Level | null;
}

/** The same as a scene, but of ``look``, ``marks`` and ``scores`` only what is new since the last scene or change: values by their place, such as ``/look/position/board/c4/meeples``, and places that are gone. */
export interface Change {
  type: 'change';
  version: number;
  chairs: ChairSeen[];
  proposal: ProposalSeen | null;
  notice: Announcement | null;
  rematch: RematchSeen | null;
  time: TimeSeen | null;
  closed: boolean;
  first: number;
  happened: Happened[];
  chapter: number;
  chapters: Chapter[];
  stamp: string;
  put: Record<string, Json>;
  gone: string[];
}

/** A channel, without its secrets. */
export interface ChannelListed {
  id: string;
  kind: 'push' | 'mail' | 'discord' | 'ntfy' | 'telegram' | 'webhook';
  label: string;
  gap: number;
  confirmed: boolean;
  broken: boolean;
}

/** A new channel: a push subscription, or a kind and an address. */
export interface ChannelWanted {
  kind: 'push' | 'mail' | 'discord' | 'ntfy' | 'telegram' | 'webhook';
  address?: string;
  push?: PushWanted | null;
  language?: string;
  gap?: number;
}

/** A part of the log: the bids of a round, a turn, or the filling up at the end of a round. */
export interface Chapter {
  kind: 'bids' | 'refill' | 'turn';
  number: number;
  round: number;
  title: Said;
  seat?: number | null;
  lines?: Line[];
}

/** The quiet hours of a person: two times such as 22:00 in their time zone, or none. */
export interface ChoicesWanted {
  zone: string;
  quiet_from?: string | null;
  quiet_until?: string | null;
}

/** Close the table: the host does, others propose it. */
export interface CloseTable {
  type: 'close';
  id: string;
  seat?: number | null;
}

/** Tell the seat what its open bid would buy, or how good its last turn was. */
export interface Coach {
  type: 'coach';
  id: string;
  seat: number;
  about: 'bid' | 'turn';
}

/** What the coach says (docs/explorer.md). ``after`` is how many actions there were when the bid or the turn began. */
export interface Coached {
  type: 'coached';
  id: string;
  after: number;
  remark: RemarkSeen;
  look: Look | null;
}

/** A new recovery code. The server keeps only its hash, so it is shown this once. */
export interface CodeGiven {
  code: string;
}

/** How a plan that was named beforehand, such as the turn that was played, does against the best of the others. */
export interface Comparison {
  plan: Possibility;
  behind: number;
  noise: number;
  games: number;
}

/** An argument: a list of how many of which cards, items, djinns, tribes, tiles of the board or faces of tiles. */
export interface Counted {
  is: 'counted';
  sort: 'card' | 'djinn' | 'item' | 'thief' | 'tribe' | 'whim' | 'face' | 'tile';
  counts: Record<string, number>;
}

/** A way to lose to Yazid. */
export interface Danger {
  said: Said;
  things: 'assassins' | 'djinns' | 'viziers';
  pips: boolean[];
  is_near: boolean;
}

/** The time of the person on ``chair`` is up: let a bot play this turn, or the rest of the game (``time``). */
export interface Decide {
  type: 'decide';
  id: string;
  seat: number;
  version: number;
  chair: number;
  what: 'time' | 'turn';
}

/** The open question: its kind as docs/decisions.md names it, the seat that is asked, and what it is about. */
export interface Decision {
  ask: AskWord;
  seat: number | null;
  about: About;
  price: number | null;
}

/** I do not want a rematch, or not the one I offered. */
export interface Decline {
  type: 'decline';
  id: string;
  seat: number;
}

/** At how many tables something was deleted. */
export interface Deleted {
  tables: number;
}

/** A person wants everything to be deleted, and is sure of it. */
export interface DeletionWanted {
  confirm: 'delete';
}

/** Djinns. */
export interface DjinnPile {
  row: DjinnWord[];
  deck: DjinnWord[] | number;
  discard: DjinnWord[];
}

/** The points of a djinn, also of the card that is used with the Artisans, and the gold it pays for deeds. */
export interface DjinnPrinted {
  points: number;
  revised: number;
  own: number;
  other: number;
}

/** The command was carried out; the table is now at this version. */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}

/** A value that no published source confirms, as the box has it: of which thing or topic, which fact of it. */
export interface DoubtSettled {
  kind: 'djinn' | 'item' | 'thief' | 'tile' | 'topic' | 'whim';
  word: string;
  fact: 'card' | 'colour' | 'copies' | 'fakirFirst' | 'mountains' | 'points' | 'reroll' | 'track';
  value: number | string | boolean;
}

/** What chance decided between two decisions: cards, djinns, items, whims or dice. */
export interface Draw {
  type: 'draw';
  number: number;
  end: number;
  round: number;
  asks: AskWord[];
  luck: number[];
  noise: number[];
}

/** How the game ended. */
export interface End {
  totals: number[];
  winners: number[];
  result: 'beaten' | 'lost' | 'shared' | 'won';
  reasons: Said[];
}

/** A finished game as people enter it. */
export interface Entered {
  format?: 'naqala-score';
  expansions?: Expansion[];
  promos?: Promo[];
  players: Owned[];
  yazid?: Rival | null;
  values?: Record<string, boolean | number | string | (number | string)[] | WhimValue>;
}

/** One thing that happened. */
export interface Event {
  kind: EventKind;
  cause: EventCause;
  seat?: number | null;
  thing?: string | null;
  amount?: number;
  tile?: string | null;
  place?: number | null;
}

/** The expected result at a moment: means over games that bots play to the end from there. */
export interface Expected {
  type: 'expected';
  number: number;
  round: number;
  points: number[];
  wins: number[];
  leads: number[];
  noise: number[];
}

/** All figures of a person. */
export interface FiguresSeen {
  all: ResultsSeen;
  by_seats: SeatsResults[];
  by_expansions: SetResults[];
  opponents: OpponentResults[];
  lines: LineAverage[];
  latest: GamePlayed[];
  rating: MyRating;
}

/** ``looks`` has one more than there are actions: the start, and after each of them. */
export interface Film {
  names: string[];
  levels: (Level | null)[];
  marks: number[];
  happened: Happened[];
  chapters: Chapter[];
  looks: Look[];
  scores: Score[];
}

/** One finished game of the person. */
export interface GamePlayed {
  table: string;
  at: number;
  seats: number;
  expansions: Expansion[];
  place: number;
  left: boolean;
  won: boolean;
  total: number | null;
}

/** The points of all seats, and which of them have won; for whom bots played to the end, and why. */
export interface GameResult {
  totals: number[];
  winners: number[];
  left: Record<string, 'away' | 'removed' | 'resigned' | 'time'>;
}

/** A table that goes on from a finished game, or from a record. */
export interface GoingOnWanted {
  chairs: ChairWanted[];
  after?: number | null;
  hints?: boolean;
  record?: Record<string, Json> | null;
  only_finished?: boolean;
}

/** One action as the seat saw it. */
export interface Happened {
  number: number;
  ask: AskWord;
  seat: number | null;
  action: string;
  events?: Event[];
}

/** The first message on every connection. */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  options: Options;
  yours: number[];
  host: boolean;
  hints: boolean;
  warm: boolean;
  edition: string;
  seed: string | null;
}

/** Advise the seat, which is asked. */
export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
  version: number;
  number?: number;
}

/** The host: no talk at this table, or talk again. */
export interface Hush {
  type: 'hush';
  id: string;
  silent: boolean;
  seat?: number | null;
}

/** How many there are, for all players together; camels and gold for each. */
export interface InPlay {
  gold: number;
  cards: Partial<Record<CardWord, number>>;
  djinns: DjinnWord[];
  thieves: ThiefWord[];
  items: Partial<Record<ItemWord, number>>;
  tiles: Partial<Record<OwnedTile, number>>;
  viziers: number;
  elders: number;
  artisans: number;
  palms: number;
  palaces: number;
  camels: number;
  tent: TentInPlay | null;
  lake: Shore[];
  revised: boolean;
  fakirs_with: DjinnWord;
}

/** The secret of a new seat link. */
export interface InvitationGiven {
  secret: string;
}

/** Items. */
export interface ItemPile {
  deck: Partial<Record<ItemWord, number>> | number;
  discard: Partial<Record<ItemWord, number>>;
}

/** How many of an item there are, and its points. */
export interface ItemPrinted {
  copies: number;
  points: number;
}

/** A decision of a seat, compared with the best plan the explorer finds from what the seat knew then. */
export interface Judgement {
  type: 'judgement';
  number: number;
  end: number;
  seat: number;
  round: number;
  kind: 'answer' | 'bid' | 'turn';
  ask: AskWord;
  lost: number;
  noise: number;
  mark: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
  at_stake: number;
  ahead: number;
  played: Possibility;
  best: Possibility | null;
  played_said: Said | null;
  best_said: Said | null;
}

/** A final tile and a colour, with the best turn that ends there. */
export interface Landing {
  tile: string;
  colour: ColourWord;
  best: Possibility;
}

/** The spots of one price on the turn order track, the foremost last: whose marker stands there (None: it is free). */
export interface Lane {
  price: number;
  spots: (number | null)[];
  pushes: boolean;
}

/** What a learner has answered in a task, and how many actions the browser has shown. */
export interface LessonAnswers {
  task: string;
  answers?: string[];
  after?: number;
}

/** A lesson and its tasks. */
export interface LessonListed {
  id: string;
  kind: 'base' | 'artisans' | 'thieves' | 'whims' | 'solo';
  bare: boolean;
  tasks: TaskListed[];
}

/** What the learner sees after one more action; ``chapters`` is the whole log. */
export interface LessonMoment {
  happened: Happened[];
  chapters: Chapter[];
  look: Look;
}

/** Where the answers lead: the moments after the first ``first`` actions, and how it stands. */
export interface LessonPlayed {
  first: number;
  moments: LessonMoment[];
  verdict: Verdict;
}

/** The rating of a level of bots on this server; None before enough games. */
export interface LevelRating {
  level: Level;
  rating: Rating | null;
}

/** A line of the log. */
export interface Line {
  said: Said;
  number: number;
  last: number;
  seat?: number | null;
  pictures?: Picture[];
  also?: Said[];
  tone?: 'cheer' | 'plain' | 'quiet';
  is_deed?: boolean;
}

/** The points of a score line, on average over the games that have it. */
export interface LineAverage {
  line: ScoreWord;
  points: number;
}

/** Which kind of notices a link has begun or ended. */
export interface LinkDone {
  kind: 'push' | 'mail' | 'discord' | 'ntfy' | 'telegram' | 'webhook';
}

/** What a seat (None: the public) sees now. */
export interface Look {
  seat: number | null;
  position: Position;
  question: Decision;
  is_turn: boolean;
  asked: Said;
  legal: Answer[];
  refused: Refusal[];
  way: Waypoint[];
  sheets: (Partial<Record<ScoreWord, number | null>>)[];
  totals: number[];
  unsure: Partial<Record<ScoreLine, 'likely' | 'ours'>>;
  undo: 'ask' | 'free' | 'no';
  next: number | null;
  lanes: Lane[];
  is_last: boolean;
  markets: MarketSeen[];
  parts: PartWord[];
  printed: PrintedSeen;
  revised: boolean;
  dangers: Danger[];
  targets: string[];
  features: (Record<string, number> | null)[];
  end: End | null;
  undoes: number;
  redo: boolean;
}

/** What a seat looks like; its letter is that of the seat ``home``. */
export interface LookListed {
  colour: number;
  camel: number;
  home: number;
}

/** A kind of market on the board: it sells ``cards`` of the first ``reach`` cards of the row for ``gold``. */
export interface MarketSeen {
  face: 'small market' | 'large market' | 'specialized market';
  gold: number;
  cards: number;
  reach: number;
  is_here: boolean;
}

/** What a person has chosen for themselves; an empty name and null stand for nothing yet. */
export interface MeWanted {
  name?: string;
  colour?: number | null;
  camel?: number | null;
}

/** How many tables came along. */
export interface Moved {
  tables: number;
}

/** The rating of a person among the people of this server and the levels of bots. */
export interface MyRating {
  rating: Rating | null;
  games: number;
  least: number;
  place: number | null;
  people: number;
  levels: LevelRating[];
}

/** An argument: the name of one djinn, item, thief, whim or tribe. */
export interface Named {
  is: 'named';
  sort: 'card' | 'djinn' | 'item' | 'thief' | 'tribe' | 'whim';
  word: ThingWord;
}

/** How a person is told of their turn, and what this server offers. */
export interface NoticesKnown {
  kinds: ('push' | 'mail' | 'discord' | 'ntfy' | 'telegram' | 'webhook')[];
  any_host: boolean;
  key: string | null;
  channels: ChannelListed[];
  choices: ChoicesWanted | null;
}

/** Let us play again, like this. If the same is offered already, I agree to it. */
export interface OfferRematch {
  type: 'rematch';
  id: string;
  seat: number;
  wish: Wish;
  language?: string;
}

/** How games against one opponent went: a person by the name they had, or the bots of a level. */
export interface OpponentResults {
  name: string | null;
  level: Level | null;
  results: ResultsSeen;
}

/** The kind of game: ``Options(seats=4, expansions=["artisans"], promos=["dhenim"])``. */
export interface Options {
  seats: number;
  expansions: Expansion[];
  promos: Promo[];
  five_track: boolean | null;
  values?: Record<string, boolean | number | string | (number | string)[] | WhimValue>;
}

/** What a player owns at the end. */
export interface Owned {
  name?: string;
  gold?: number;
  viziers?: number;
  elders?: number;
  artisans?: number;
  cards?: Partial<Record<CardWord, number>>;
  djinns?: DjinnWord[];
  thieves?: ThiefWord[];
  items?: Partial<Record<ItemWord, number>>;
  tiles?: Partial<Record<OwnedTile, number>>;
  palms?: number;
  palaces?: number;
  lake_palms?: number;
  lake_palaces?: number;
  tent_reds?: number | null;
}

/** ``clock``: ``base`` seconds for the whole game, and ``increment`` more after each turn and each bid. ``days``: ``base`` seconds for each turn and each bid. */
export interface Pace {
  kind: 'clock' | 'days';
  base: number;
  increment: number;
  end: 'ask' | 'seat' | 'turn';
  level: Level;
}

/** How much time people have (``Pace`` in pace.py has the bounds). */
export interface PaceWanted {
  kind: 'clock' | 'days';
  base: number;
  increment?: number;
  end?: 'turn' | 'seat' | 'ask';
  level?: Level;
}

/** An argument: a price in Elders, Artisans and Fakirs, such as ``elder fakir``. */
export interface Paid {
  is: 'paid';
  words: 'elder' | 'fakir' | 'elder elder' | 'elder fakir' | 'artisan' | 'fakir fakir';
}

/** Let all clocks stand, if all people agree. */
export interface Pause {
  type: 'pause';
  id: string;
  seat: number;
  version: number;
}

/** A small picture beside a line: a number of things, or a meeple and the tile it came to or from. */
export interface Picture {
  sort: 'card' | 'djinn' | 'item' | 'thief' | 'tribe' | 'whim' | 'camel' | 'symbol' | 'tent';
  word: string;
  number?: number;
  tile?: string | null;
  unnamed?: boolean;
}

/** A seat's answer, by its text, made at this version of the table. If ``sure`` is False and there would be no free undo, the server does not play the answer: it shows what it would lead to and waits for the same command with ``sure``. */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  version: number;
  action: string;
  sure?: boolean;
}

/** An argument: the name of a player. */
export interface Player {
  is: 'player';
  seat: number;
}

/** How a seat played, and what came to it. */
export interface PlayerReview {
  seat: number;
  accuracy: number;
  lost: number;
  lost_by_bids: number;
  marks: Record<string, number>;
  luck: number;
  luck_noise: number;
  others: number;
}

/** A position: all of it, or what a seat may know of it. */
export interface Position {
  format: 'naqala-position';
  version: number;
  rules: number;
  options: Options;
  board: Record<string, Tile>;
  seats: Seat[];
  yazid?: Yazid;
  bag: string;
  supply: Supply;
  cards: CardPile;
  djinns: DjinnPile;
  items?: ItemPile;
  thieves?: ThiefPile;
  whims?: WhimPile;
  bid_track?: number[];
  turn_track?: Record<string, number[]>;
  round: number;
  end: Triggers;
  turn: Turn;
  solo?: Solo;
  aside?: Aside;
  pending: Question[];
}

/** Something the seat can do: a whole turn if the question is a move, otherwise one answer. */
export interface Possibility {
  actions: string[];
  stops_at: string | null;
  worth: number;
  behind: number;
  points: number;
  gains: Record<string, number>;
  rivals: Record<string, number>;
  leaves: number | null;
  leaves_to: number | null;
  reasons: Said[];
  way: (Waypoint | null)[];
  games: number;
}

/** A person came or left. */
export interface Present {
  type: 'present';
  chairs: ChairSeen[];
}

/** What an answer would lead to, up to the point where undo ends. Nothing has been played. */
export interface Preview {
  type: 'preview';
  id: string;
  version: number;
  action: string;
  ends: 'end' | 'luck' | 'turn';
  look: Look;
  gains: Partial<Record<ScoreLine, number>>;
}

/** What values from the box change: things that differ from the client's catalogue, numbers in the rules, and the doubts that are settled. */
export interface PrintedSeen {
  djinns?: Partial<Record<DjinnWord, DjinnPrinted>>;
  items?: Partial<Record<ItemWord, ItemPrinted>>;
  thieves?: Partial<Record<ThiefWord, ThiefPrinted>>;
  whims?: Partial<Record<WhimWord, WhimPrinted>>;
  tiles?: Partial<Record<TileWord, TilePrinted>>;
  facts?: Record<string, number | string>;
  doubts?: DoubtSettled[];
}

/** What a person has chosen, and whether they have a recovery code that is good; an empty name and None stand for nothing yet. */
export interface Profile {
  name: string;
  colour: number | null;
  camel: number | null;
  has_code: boolean;
}

/** What a seat asks the others for, such as to undo back to ``length`` actions, or a bot on the seat ``chair``. The seats in ``waiting`` have not agreed yet. */
export interface ProposalSeen {
  seat: number;
  waiting: number[];
  length: number | null;
  chair: number | null;
  level: Level | null;
  what: 'bot' | 'close' | 'pause' | 'resume' | 'time' | 'turn' | 'undo';
}

/** The keys of a push subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A push subscription, as a browser gives it. */
export interface PushWanted {
  endpoint: string;
  keys: PushKeys;
  device?: string;
}

/** An open question that waits to be answered. */
export interface Question {
  ask: AskWord;
  seat?: number;
  cause?: CauseWord;
  tile?: string;
  djinn?: DjinnWord;
  building?: 'palm' | 'palace';
  to?: 'aside' | 'row' | number;
  count?: number;
}

/** A rating on Elo's scale, and where it lies with 95 % confidence. */
export interface Rating {
  value: number;
  low: number;
  high: number;
}

/** Play again what my last undo has undone. */
export interface Redo {
  type: 'redo';
  id: string;
  seat: number;
  version: number;
}

/** Tiles that are no answer for the same reason. */
export interface Refusal {
  why: 'alone' | 'apart' | 'back' | 'blocked' | 'built' | 'colour' | 'distant' | 'empty' | 'far' | 'few' | 'forbidden' | 'foreign' | 'here' | 'kept' | 'oasis' | 'occupied' | 'owned' | 'plain' | 'start' | 'stuck' | 'task' | 'village';
  tiles: string[];
}

/** The command was not carried out and changed nothing. ``error`` is the name of an error the client has words for. */
export interface Refused {
  type: 'refused';
  id: string | null;
  error: string;
  text: string;
  version: number;
}

/** What the coach says, and the move it speaks of. */
export interface RemarkSeen {
  verdict: 'bid' | 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
  said: Said[];
  way: Waypoint[];
}

/** How far the people are on their way to a rematch. ``seat`` has offered ``wish``, and ``waiting`` have not agreed to it yet; ``declined`` has refused the last offer; ``opened`` is the new table, where these seats sit in the ``order`` given. The people of the seats ``without`` are no longer asked, because a bot has taken their place after the end. */
export interface RematchSeen {
  seat: number | null;
  wish: Wish | null;
  waiting: number[];
  declined: number | null;
  opened: string | null;
  order?: number[];
  without?: number[];
}

/** The host: a person who never came loses the seat; a bot of this level has it, and the link is void. */
export interface Remove {
  type: 'remove';
  id: string;
  chair: number;
  level: string;
  seat?: number | null;
}

/** My name. */
export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}

/** I go for good; a bot of this level may have my seat. */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
  level: string;
}

/** How some games went. Against one opponent, ``won`` are those in which the person did better, and a tie is half. */
export interface ResultsSeen {
  games: number;
  won: number;
  points: number | null;
}

/** Let the clocks run again, if all people agree. */
export interface Resume {
  type: 'resume';
  id: string;
  seat: number;
  version: number;
}

/** I am back: the bot on my seat may get up. */
export interface Return {
  type: 'return';
  id: string;
  seat: number;
}

/** How far a review is, and the findings that the browser does not have yet. */
export interface ReviewProgress {
  state: 'done' | 'none' | 'running' | 'waiting';
  depth: string;
  done: number;
  total: number;
  parts: (Judgement | Draw | Expected)[];
  summary: Summary;
}

/** What counts of Sultan Yazid in the solo game. */
export interface Rival {
  viziers?: number;
  lost?: 'assassins' | 'djinns' | 'gold' | null;
}

/** A sentence: the key of a message and its arguments. */
export interface Said {
  key: string;
  args?: Record<string, number | string | Player | Named | Counted | TileFace | Paid>;
}

/** The scene that the browser holds is that of the table now, but for this. The next change comes as a whole scene. */
export interface Same {
  type: 'same';
  version: number;
  chairs: ChairSeen[];
  proposal: ProposalSeen | null;
  notice: Announcement | null;
  rematch: RematchSeen | null;
  time: TimeSeen | null;
  closed: boolean;
}

/** Something for the others to read; a seat of mine says it, or a spectator. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
  seat?: number | null;
}

/** The table as the watched seat sees it now, and what has happened since the last message. */
export interface Scene {
  type: 'scene';
  version: number;
  chairs: ChairSeen[];
  proposal: ProposalSeen | null;
  notice: Announcement | null;
  rematch: RematchSeen | null;
  time: TimeSeen | null;
  closed: boolean;
  first: number;
  happened: Happened[];
  chapter: number;
  chapters: Chapter[];
  stamp: string;
  look: Look;
  marks: number[];
  scores: Score[];
}

/** All seats' points at the start of a round, after ``number`` actions: those that all seats see, to compare seats by. */
export interface Score {
  number: number;
  round: number;
  totals: number[];
}

/** The sheet of each player, with the lines of the expansions that are played, and who has won. */
export interface ScoreCounted {
  sheets: (Partial<Record<ScoreWord, number | null>>)[];
  sources: (Partial<Record<ScoreLine, Said[]>>)[];
  end: End;
  unsure: Partial<Record<ScoreLine, 'likely' | 'ours'>>;
  parts: PartWord[];
}

/** What a seat has. In a view the gold of others is missing, and of their cards, items and whims there is only the number. */
export interface Seat {
  gold?: number;
  camels: number;
  tent?: boolean;
  viziers: number;
  elders: number;
  artisans?: number;
  cards: Partial<Record<CardWord, number>> | number;
  djinns: DjinnWord[];
  thieves?: ThiefWord[];
  items?: Partial<Record<ItemWord, number>> | number;
  whims?: WhimWord[] | number;
  fulfilled?: WhimWord[];
}

/** The seat a link led to. */
export interface SeatTaken {
  seat: number;
}

/** How games with so many seats went. */
export interface SeatsResults {
  seats: number;
  results: ResultsSeen;
}

/** Where others find the server. */
export interface ServerFound {
  public: string | null;
  only_here: boolean;
  lobby: boolean;
  values: Record<string, boolean | number | string | (number | string)[] | WhimValue>;
  printed: PrintedSeen;
}

/** How games with exactly these expansions went. */
export interface SetResults {
  expansions: Expansion[];
  results: ResultsSeen;
}

/** An entry that tells how many of another one are by the Great Lake. */
export interface Shore {
  near: 'lake_palaces' | 'lake_palms';
  of: 'palaces' | 'palms';
}

/** ``looks`` has one more than there were actions from ``first`` on: before, and after each of them. */
export interface Since {
  first: number;
  looks: Look[];
}

/** The dice of the solo game. */
export interface Solo {
  dice: number[];
  targets: string[];
  left: 'yazid'[];
}

/** What a person has said; without a seat it was a spectator. */
export interface Spoken {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Let a bot of this level sit on a seat that was never taken, or whose person has been away for a while. */
export interface Substitute {
  type: 'substitute';
  id: string;
  seat: number;
  version: number;
  chair: number;
  level: string;
}

/** What all findings together say; while findings are missing, about those that are there. */
export interface Summary {
  players: PlayerReview[];
  turning_points: TurningPoint[];
  best_moves: number[];
  remarks: Said[];
}

/** Palm trees and palaces that are not on the board. */
export interface Supply {
  palms: number;
  palaces: number;
}

/** A table in a browser's list of its own tables. */
export interface TableListed {
  id: string;
  opened: number;
  over: boolean;
  asked: number | null;
  since: number;
  stands: 'pause' | 'people' | 'rematch' | null;
  looks: LookListed[];
  seats: number[];
  names: string[];
  options: Options;
  result: GameResult | null;
  closed: boolean;
  gone: number[];
}

/** The name of a new table and the secrets of its seat links, by seat. */
export interface TableOpened {
  id: string;
  invitations: Record<string, string>;
}

/** A table in the lobby. */
export interface TableWaiting {
  id: string;
  opened: number;
  language: string;
  options: Options;
  hints: boolean;
  pace: Pace | null;
  names: (string | null)[];
  yours: boolean;
  can_leave: boolean;
}

/** A new table. */
export interface TableWanted {
  expansions?: Expansion[];
  promos?: Promo[];
  five_track?: boolean | null;
  chairs: ChairWanted[];
  seed?: string | null;
  hints?: boolean;
  pace?: PaceWanted | null;
  lobby?: string | null;
  values?: string | null;
}

/** What was said since the last such message; ``whole``: all there is, and nothing of before. ``silent``: no one may talk. */
export interface Talk {
  type: 'talk';
  remarks: Spoken[];
  silent: boolean;
  whole: boolean;
}

/** An entry that cannot be. */
export interface TallyFault {
  why: 'absent' | 'between' | 'most' | 'shores' | 'tent' | 'tile' | 'together';
  field: string;
  player?: number | null;
  word?: string | null;
  least?: number;
  most?: number;
  got?: number;
}

/** A task as the browser has to know it; its texts have its name in their keys. */
export interface TaskListed {
  name: string;
  notes: string[];
  way: Waypoint[];
}

/** For a player whose tent is on the board: the most tiles, and the most red ones around the tent. */
export interface TentInPlay {
  tiles: number;
  reds: number;
}

/** Thieves. */
export interface ThiefPile {
  face_up?: ThiefWord;
  deck: ThiefWord[] | number;
  out: ThiefWord[];
}

/** The points of a thief that was not used. */
export interface ThiefPrinted {
  points: number;
}

/** A tile of the board and what is on it. */
export interface Tile {
  tile: TileWord;
  meeples?: string;
  owner?: number;
  piece?: 'camel' | 'tent';
  palms?: number;
  palaces?: number;
  whim?: WhimWord;
}

/** An argument: a tile of the board with the name of its face, such as ``sacred 12``. */
export interface TileFace {
  is: 'place';
  tile: string;
  face: TileWord;
}

/** The colour of a tile's value, and how many such tiles there are. */
export interface TilePrinted {
  colour: 'blue' | 'none' | 'red';
  count: number;
}

/** The clocks of a table, as they are when the message is sent. */
export interface TimeSeen {
  pace: Pace | null;
  state: 'excused' | 'idle' | 'paused' | 'running' | 'waiting';
  left: (number | null)[];
  running: number | null;
  until: number | null;
  up: number[];
  stand_in: number | null;
  waits: boolean;
}

/** What ends the game. */
export interface Triggers {
  last_camel: boolean;
  no_move: boolean;
  lost?: 'assassins' | 'djinns' | 'gold';
}

/** The turn under way: its step, and what is remembered during it. */
export interface Turn {
  step: StepWord;
  seat?: number;
  start?: string;
  at?: string;
  before?: string;
  hand?: string;
  tribe?: ColourWord;
  count?: number;
  used?: DjinnWord[];
  item_played?: boolean;
}

/** A moment that changed the game: points lost by a choice, or gained or lost by luck. */
export interface TurningPoint {
  number: number;
  kind: 'choice' | 'luck';
  seat: number;
  points: number;
}

/** Undo my last answer; ask the others if they must agree. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  version: number;
}

/** A value from the box that does not fit: where it is, what it is, and for a whole number what would be possible. */
export interface ValueFault {
  path: string;
  got: string;
  least?: number | null;
  most?: number | null;
}

/** What a file with values from the box changes: by the paths that requests name, and on cards and tiles. */
export interface ValuesFound {
  values: Record<string, boolean | number | string | (number | string)[] | WhimValue>;
  printed: PrintedSeen;
}

/** The text of a values file. */
export interface ValuesWanted {
  text: string;
}

/** How it stands: won (at par or not), missed and how, or not decided yet. */
export interface Verdict {
  state: 'missed' | 'open' | 'won';
  par: boolean;
  miss: string;
}

/** My answer to the open proposal; the proposer withdraws it with a no. */
export interface Vote {
  type: 'vote';
  id: string;
  seat: number;
  version: number;
  agrees: boolean;
}

/** Show me the table as this seat sees it (None: the public view). I know the first ``after`` actions as they were at this version; a browser that knows nothing yet sends 0 and 0. One that holds a scene of this seat, from a server of the same edition, sends the stamp of what it was told last. */
export interface Watch {
  type: 'watch';
  id: string;
  seat?: number | null;
  after?: number;
  version?: number;
  stamp?: string;
}

/** One tile of a move. */
export interface Waypoint {
  tile: string;
  colour?: ColourWord | null;
  flown?: boolean;
}

/** Whims. */
export interface WhimPile {
  deck: WhimWord[] | number;
}

/** What the Sultan wants, at least, and what he pays. */
export interface WhimPrinted {
  needs: Partial<Record<FeatureWord, number>>;
  gold: number;
}

/** A whim: what it needs, at least, by the words of features, and the gold it pays. */
export interface WhimValue {
  gold: number;
  needs: Record<string, number>;
}

/** What is played next, by how many that sit here now, and who sits where. */
export interface Wish {
  expansions: Expansion[];
  promos: Promo[];
  five_track: boolean | null;
  hints: boolean;
  places: 'draw' | 'rotate' | 'stay';
  pace?: Pace | null;
  level?: Level;
}

/** The rival of the solo game. */
export interface Yazid {
  camels: number;
  viziers: number;
  elders: number;
  assassins: number;
  fakirs: number;
  djinns: DjinnWord[];
}

export type Command = Watch | Play | Undo | Redo | Vote | Substitute | Return | Rename | OfferRematch | Decline | Hint | Coach | Say | Hush | Pause | Resume | Decide | Resign | CloseTable | Remove;

export type Message = Hello | Scene | Change | Same | Present | Preview | Advised | Coached | Talk | Done | Refused;

/** A file from outside, which the server checks. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
