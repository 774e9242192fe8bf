/** The REST calls of docs/protocol.md. What went wrong is an `ApiError` with the name of the server's error. */

import type {
  ChannelListed,
  ChannelWanted,
  ChoicesWanted,
  Deleted,
  DeletionWanted,
  TallyFault,
  FiguresSeen,
  Film,
  GoingOnWanted,
  InPlay,
  InvitationGiven,
  LessonAnswers,
  LessonListed,
  LessonPlayed,
  LinkDone,
  CodeGiven,
  Profile,
  MeWanted,
  Moved,
  NoticesKnown,
  ReviewProgress,
  ScoreCounted,
  SeatTaken,
  ServerFound,
  Since,
  TableListed,
  TableOpened,
  TableWaiting,
  TableWanted,
  ValueFault,
  ValuesFound,
  Entered,
} from '../wire/types';
import { t, tAny } from './i18n.svelte';
import { place } from './place.svelte';

/** The view of a replay: a seat's, the spectators' (null), or all seats' at once. */
export type View = number | null | 'all';

/** `error` is the name of the server's error, or `offline` when no answer came at all. */
export class ApiError extends Error {
  readonly error: string;
  readonly text: string;
  /** What does not fit, in parts: see `tallyFault` and `valueFault`. */
  readonly fault: unknown;

  constructor(error: string, text: string, fault?: unknown) {
    super(`${error}: ${text}`);
    this.name = 'ApiError';
    this.error = error;
    this.text = text;
    this.fault = fault;
  }
}

/** An error in words. */
export const errorSaid = (error: unknown): string =>
  error instanceof ApiError ? tAny([`error.${error.error}`, 'error.unknown']) : t('error.unknown');

/** Whether the server refused because the game is not over. */
export const isNotOver = (error: unknown): boolean => error instanceof ApiError && error.error === 'NotOverError';

const faultOf = (error: unknown, name: string): unknown =>
  error instanceof ApiError && error.error === name ? error.fault : undefined;
/** What does not fit in the entries of the score aid. */
export const tallyFault = (error: unknown): TallyFault | undefined =>
  faultOf(error, 'TallyError') as TallyFault | undefined;
/** What does not fit in a values file. */
export const valueFault = (error: unknown): ValueFault | undefined =>
  faultOf(error, 'ValuesError') as ValueFault | undefined;

async function ask(path: string, body?: unknown): Promise<Response> {
  const post: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? {} : post);
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  if (!response.ok) throw await refused(response);
  return response;
}

/** What a refusal says; a proxy in between may answer with anything. */
async function refused(response: Response): Promise<ApiError> {
  try {
    const { error, text, fault } = (await response.json()) as { error?: unknown; text?: unknown; fault?: unknown };
    if (typeof error === 'string') return new ApiError(error, typeof text === 'string' ? text : '', fault);
  } catch {
    // Not JSON: the status is all there is.
  }
  const name = response.status === 413 || response.status === 429 ? 'TooMuchError' : 'ServerError';
  return new ApiError(name, `${response.status} ${response.statusText}`);
}

const answer = async <Answer>(path: string, body?: unknown): Promise<Answer> =>
  (await (await ask(path, body)).json()) as Answer;

const table = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const openTable = (wanted: TableWanted): Promise<TableOpened> => answer('/api/tables', wanted);

/** What a values file changes; refused if it has a mistake. */
export const checkValues = (text: string): Promise<ValuesFound> => answer('/api/values', { text });

/** The tables of this browser; times are seconds since 1970. */
export const myTables = (): Promise<TableListed[]> => answer('/api/tables');

/** The tables of the lobby. */
export const waitingTables = (): Promise<TableWaiting[]> => answer('/api/lobby');

/** Takes a free seat of a table in the lobby. */
export const joinTable = (id: string): Promise<SeatTaken> => answer(`/api/lobby/${encodeURIComponent(id)}`, {});

/** Gives back a seat that was taken there, before the game begins. */
export const leaveTable = async (id: string): Promise<void> => {
  await ask(`/api/lobby/${encodeURIComponent(id)}/leave`, {});
};

/** Exchanges the secret of a seat link for the seat. */
export const sit = (id: string, secret: string): Promise<SeatTaken> => answer(table(id, '/sit'), { secret });

/** Remembers the table for this browser. */
export const watch = async (id: string): Promise<void> => {
  await ask(table(id, '/watch'), {});
};

/** Puts a table away: the list has it no more, until its person comes to the table again. */
export const dismissTable = async (id: string): Promise<void> => {
  await ask(table(id, '/dismiss'), {});
};

/** A new link for a seat; the old one no longer works, and the person who used it loses the seat. */
export const invite = (id: string, seat: number): Promise<InvitationGiven> =>
  answer(table(id, `/seats/${seat}/invitation`), {});

/** A finished game in one piece. */
export const film = (id: string, view: View): Promise<Film> =>
  answer(table(id, view === null ? '/film' : view === 'all' ? '/film?everything=true' : `/film?seat=${view}`));

/** What a seat of this browser has seen after so many actions. */
export const seenSince = (id: string, seat: number, after: number): Promise<Since> =>
  answer(table(id, `/since?seat=${seat}&after=${after}`));

/** Where the record of a finished game can be downloaded. */
export const recordAddress = (id: string): string => table(id, '/record');

/** A new table that goes on from a finished game. */
export const continueTable = (id: string, wanted: GoingOnWanted): Promise<TableOpened> =>
  answer(table(id, '/continue'), wanted);

/** A new table from a record that was downloaded somewhere. */
export const openRecord = (record: object, wanted: GoingOnWanted): Promise<TableOpened> =>
  answer('/api/records', { ...wanted, record });

/** How far the review of a finished game is, with the parts after so many. */
export const review = (id: string, after: number): Promise<ReviewProgress> =>
  answer(table(id, `/review?after=${after}`));

/** Starts a review, or goes on with one that was interrupted. */
export const startReview = async (id: string): Promise<void> => {
  await ask(table(id, '/review'), {});
};

export const lessons = (): Promise<LessonListed[]> => answer('/api/lessons');

/** Where the answers given in a task lead. */
export const playLesson = (id: string, given: LessonAnswers): Promise<LessonPlayed> =>
  answer(`/api/lessons/${encodeURIComponent(id)}/play`, given);

/** What there is in a game of everything that can bring points. */
export function inPlay(
  seats: number,
  expansions: readonly string[],
  promos: readonly string[],
  values: ValuesFound['values'] = {},
): Promise<InPlay> {
  const wanted = [['seats', String(seats)], ...expansions.map((one) => ['expansions', one])];
  const given = Object.keys(values).length ? [['values', JSON.stringify(values)]] : [];
  const query = new URLSearchParams([...wanted, ...promos.map((one) => ['promos', one]), ...given]);
  return answer(`/api/score?${String(query)}`);
}

/** The score of a game that was played with cardboard. */
export const countScore = (tally: Entered): Promise<ScoreCounted> => answer('/api/score', tally);

/** Who this browser is. */
export const whoAmI = (): Promise<Profile> => answer('/api/me');

export const changeMe = (wanted: MeWanted): Promise<Profile> => answer('/api/me', wanted);

/** A new recovery code; an older one is void. */
export const newCode = (): Promise<CodeGiven> => answer('/api/me/code', {});

/** Moves everything of the browser that has this code to this one. */
export const moveHere = (code: string): Promise<Moved> => answer('/api/me/move', { code });

/** What the finished games of this browser's person say. */
export const myFigures = (): Promise<FiguresSeen> => answer('/api/me/figures');

/** Where a person can download all that is stored of them. */
export const DATA_ADDRESS = '/api/me/data';

/** Deletes all that is stored of this browser's person. */
export const deleteMe = (): Promise<Deleted> => {
  const wanted: DeletionWanted = { confirm: 'delete' };
  return answer('/api/me/delete', wanted);
};

/** How this browser's person is told of their turn, and what the server offers. */
export const myNotices = (): Promise<NoticesKnown> => answer('/api/me/notices');

/** Stores quiet hours. */
export const chooseNotices = (wanted: ChoicesWanted): Promise<NoticesKnown> => answer('/api/me/notices', wanted);

export const addChannel = (wanted: ChannelWanted): Promise<ChannelListed> => answer('/api/me/notices/channels', wanted);

const channel = (id: string, rest = ''): string => `/api/me/notices/channels/${id}${rest}`;

/** Sets the minutes between two notices. */
export const setGap = (id: string, gap: number): Promise<ChannelListed> => answer(channel(id), { gap });

export const removeChannel = (id: string): Promise<NoticesKnown> => answer(channel(id, '/remove'), {});

export const testChannel = async (id: string): Promise<void> => {
  await ask(channel(id, '/test'), {});
};

/** Does what a link in a notice is for. */
export const followLink = (what: 'confirm' | 'stop', secret: string): Promise<LinkDone> =>
  answer(`/api/notices/${what}`, { secret });

let asked: Promise<void> | undefined;

/** Asks once where others find the server, so that links lead there; without an answer they lead where this page came from. */
export function findPlace(): Promise<void> {
  asked ??= answer<ServerFound>('/api/server').then(
    (found) => {
      place.origin = found.public ?? location.origin;
      place.onlyHere = found.only_here;
      place.hasLobby = found.lobby;
      place.printed = found.printed;
      place.values = found.values;
    },
    () => (asked = undefined),
  );
  return asked;
}

/** The address that moves everything to the browser that opens it; browsers send no server what stands behind #. */
export const moveLink = (code: string): string => `${place.origin}/me#code=${code}`;

/** The address of a table, for spectators. */
export const tableLink = (id: string): string => `${place.origin}/table/${id}`;

/** The address that gives a person a seat; browsers send no server what stands behind #. */
export const seatLink = (id: string, secret: string): string => `${tableLink(id)}#seat=${secret}`;
