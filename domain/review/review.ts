import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Language } from '../values/text/i18n-text.ts';
import { after, DAY, type Instant } from '../values/time/instant.ts';
import { addDays, type LocalDate } from '../values/time/local-date.ts';

// A guest's review of a stay: its commands, events and rules.

/** What a guest wrote. Personal: the store keeps it encrypted, with the key of the booking. */
export type ReviewWords = Readonly<{ text: string | null; name: string | null }>;

/** The stay that is reviewed, as its booking has it. */
export type ReviewedStay = {
  bookingId: string;
  /** The booking's short code, for staff. */
  code: string;
  hotelId: string;
  roomId: string;
  ownerId: string;
  checkIn: LocalDate;
  checkOut: LocalDate;
};

type OfReview = { reviewId: string; bookingId: string };

/** Written, or changed; `stayed`: whether the booking says that its guest was there and has left. */
export type WriteReview = Message<
  'WriteReview',
  ReviewedStay & {
    reviewId: string;
    stayed: boolean;
    score: number;
    lang: Language;
    words: ReviewWords;
    at: Instant;
    /** The day it is in Bangkok. */
    today: LocalDate;
  }
>;
/** `requestHash`: which body the request had; the same key with another is refused. */
export type ReportReview = Message<
  'ReportReview',
  { reviewId: string; reportId: string; requestHash: string | null; reason: string; at: Instant }
>;
type OfStaff = { reviewId: string; expectedVersion: number | null; by: string; at: Instant };
export type AnswerReview = Message<'AnswerReview', OfStaff & { text: string }>;
export type HideReview = Message<'HideReview', OfStaff & { reason: string }>;
export type ShowReview = Message<'ShowReview', OfStaff & { reason: string }>;
export type ReviewCommand = WriteReview | ReportReview | AnswerReview | HideReview | ShowReview;

/**
 * How a review counts from now on: null where it does not. `turn` grows with every change of it, so that
 * an older one that is heard of late is known as such.
 */
export type Counted = Readonly<{
  hotelId: string;
  roomId: string;
  score: number | null;
  turn: number;
}>;

// Of a guest who was erased, these are read with null in their personal field.
export type ReviewWritten = Message<
  'ReviewWritten',
  ReviewedStay & {
    reviewId: string;
    score: number;
    lang: Language;
    words: ReviewWords | null;
    writtenAt: Instant;
    counted: Counted;
  }
>;
export type ReviewRevised = Message<
  'ReviewRevised',
  OfReview & {
    score: number;
    lang: Language;
    words: ReviewWords | null;
    revisedAt: Instant;
    counted: Counted;
  }
>;
/** `open`: how many reports of it nobody has decided on. */
export type ReviewReported = Message<
  'ReviewReported',
  OfReview & {
    reportId: string;
    requestHash: string | null;
    reason: string | null;
    reportedAt: Instant;
    open: number;
  }
>;
type Done = OfReview & { by: string; at: Instant };
export type ReviewAnswered = Message<'ReviewAnswered', Done & { text: string | null }>;
export type ReviewHidden = Message<
  'ReviewHidden',
  Done & { reason: string | null; counted: Counted }
>;
export type ReviewShown = Message<
  'ReviewShown',
  Done & { reason: string | null; counted: Counted }
>;
export type ReviewEvent =
  | ReviewWritten
  | ReviewRevised
  | ReviewReported
  | ReviewAnswered
  | ReviewHidden
  | ReviewShown;

export const reviewStream = (reviewId: string) => `review-${reviewId}`;

/** Reports of one review that wait for a decision; more say nothing new. */
export const MOST_REPORTS = 20;

type Report = Readonly<{ reason: string | null; at: Instant }>;

/** What is kept of `ReviewWritten` and what was changed since; words are null once the guest was erased. */
export type WrittenReview = Omit<ReviewWritten['data'], 'counted'> &
  Readonly<{
    status: 'shown' | 'hidden';
    turn: number;
    revisedAt: Instant | null;
    /** Null once what it said was erased. */
    answer: Readonly<{ text: string | null; by: string; at: Instant }> | null;
    /** Why it was hidden, or shown again, last. */
    reason: string | null;
    /** Those that nobody has decided on. */
    reports: readonly Report[];
    /** Which body each report had, by its id: to know it again. */
    reported: ReadonlyMap<string, string | null>;
    /** Revision of the review's stream. */
    version: number;
  }>;
export type Review = Readonly<{ status: 'unknown' }> | WrittenReview;

/** What a guest says of a stay: once a booking, answered by the hotel, hidden by the site where it must be. */
export const review: Decider<Review, ReviewCommand, ReviewEvent> = {
  initialState: { status: 'unknown' },
  refusals: {
    WriteReview: ['not-stayed', 'review-closed'],
    ReportReview: ['idempotency-key-reused'],
    AnswerReview: ['already-answered', 'stale-version'],
    HideReview: ['stale-version'],
    ShowReview: ['stale-version'],
  },
  decide(state, command) {
    switch (command.type) {
      case 'WriteReview':
        return state.status === 'unknown' ? write(command) : revise(state, command);
      case 'ReportReview':
        return report(known(state), command);
      case 'AnswerReview':
        return answer(known(state), command);
      case 'HideReview':
        return hide(known(state), command);
      case 'ShowReview':
        return show(known(state), command);
    }
  },
  evolve(state, event) {
    if (event.type === 'ReviewWritten') return written(event);
    if (state.status === 'unknown') return state;
    return { ...change(state, event), version: state.version + 1 };
  },
};

function known(state: Review): WrittenReview {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such review');
  return state;
}

function write({ data }: WriteReview): ReviewWritten[] {
  const { stayed, at: writtenAt, today, ...said } = data;
  assertStayed(stayed);
  if (today > lastDayToWrite(data.checkOut))
    throw new Refusal('review-closed', 'The time to write a review is over');
  const { hotelId, roomId, score } = data;
  const counted = { hotelId, roomId, score, turn: 0 };
  return [{ type: 'ReviewWritten', data: { ...said, writtenAt, counted } }];
}

function revise(state: WrittenReview, { data }: WriteReview): ReviewRevised[] {
  const { stayed, reviewId, bookingId, score, lang, words, at: revisedAt } = data;
  assertStayed(stayed);
  if (isSaid(state, data)) return []; // sent twice
  // of a guest who was erased nothing is kept any more
  if (state.words === null || revisedAt > changedUntil(state))
    throw new Refusal('review-closed', 'The time to change a review is over');
  const counted = countedNext(state, state.status === 'shown' ? score : null);
  const said = { reviewId, bookingId, score, lang, words, revisedAt, counted };
  return [{ type: 'ReviewRevised', data: said }];
}

function assertStayed(stayed: boolean): void {
  if (!stayed) throw new Refusal('not-stayed', 'Only a stay that is over is reviewed');
}

const isSaid = (
  { score, words }: WrittenReview,
  said: Pick<WriteReview['data'], 'score' | 'words'>,
): boolean =>
  score === said.score &&
  words !== null &&
  words.text === said.words.text &&
  words.name === said.words.name;

const countedNext = ({ hotelId, roomId, turn }: WrittenReview, score: number | null): Counted => ({
  hotelId,
  roomId,
  score,
  turn: turn + 1,
});

function report(state: WrittenReview, { data }: ReportReview): ReviewReported[] {
  const { reviewId, reportId, requestHash, reason, at: reportedAt } = data;
  const before = state.reported.get(reportId);
  if (before !== undefined && before !== requestHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  // what nobody sees is not reported
  if (before !== undefined || state.status === 'hidden' || state.reports.length >= MOST_REPORTS)
    return [];
  const { bookingId } = state;
  const open = state.reports.length + 1;
  const told = { reviewId, bookingId, reportId, requestHash, reason, reportedAt, open };
  return [{ type: 'ReviewReported', data: told }];
}

/** Once; the same again is nothing new. */
function answer(state: WrittenReview, { data }: AnswerReview): ReviewAnswered[] {
  const { reviewId, text, by, at } = data;
  if (state.answer?.text === text) return [];
  assertVersion(state, data.expectedVersion);
  if (state.answer) throw new Refusal('already-answered', 'The hotel answered before');
  const { bookingId } = state;
  return [{ type: 'ReviewAnswered', data: { reviewId, bookingId, text, by, at } }];
}

function hide(state: WrittenReview, { data }: HideReview): ReviewHidden[] {
  if (state.status === 'hidden') return [];
  assertVersion(state, data.expectedVersion);
  return [{ type: 'ReviewHidden', data: { ...decided(state, data), ...as(state, null) } }];
}

/** One that is shown already stays so, and reports of it are decided on. */
function show(state: WrittenReview, { data }: ShowReview): ReviewShown[] {
  if (state.status === 'shown' && state.reports.length === 0) return [];
  assertVersion(state, data.expectedVersion);
  return [{ type: 'ReviewShown', data: { ...decided(state, data), ...as(state, state.score) } }];
}

const as = (state: WrittenReview, score: number | null) => ({ counted: countedNext(state, score) });

const decided = (
  { bookingId }: WrittenReview,
  { reviewId, reason, by, at }: HideReview['data'],
) => ({ reviewId, bookingId, reason, by, at });

function assertVersion({ version }: WrittenReview, expectedVersion: number | null): void {
  if (expectedVersion !== null && expectedVersion !== version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
}

function written({ data: { counted, ...data } }: ReviewWritten): WrittenReview {
  const none = { revisedAt: null, answer: null, reason: null, reports: [], reported: new Map() };
  return { ...data, ...none, status: 'shown', turn: counted.turn, version: 0 };
}

function change(state: WrittenReview, event: Exclude<ReviewEvent, ReviewWritten>): WrittenReview {
  switch (event.type) {
    case 'ReviewRevised': {
      const { score, lang, words, revisedAt, counted } = event.data;
      return { ...state, score, lang, words, revisedAt, turn: counted.turn };
    }
    case 'ReviewReported': {
      const { reportId, requestHash, reason, reportedAt: at } = event.data;
      const reported = new Map(state.reported).set(reportId, requestHash);
      return { ...state, reported, reports: [...state.reports, { reason, at }] };
    }
    case 'ReviewAnswered': {
      const { text, by, at } = event.data;
      return { ...state, answer: { text, by, at } };
    }
    case 'ReviewHidden':
    case 'ReviewShown': {
      const { reason, counted } = event.data;
      const status = event.type === 'ReviewHidden' ? 'hidden' : 'shown';
      return { ...state, status, reason, reports: [], turn: counted.turn };
    }
  }
}

const DAYS_TO_WRITE = 90;
const DAYS_TO_CHANGE = 7;

/** The last day on which a stay may be reviewed. */
export const lastDayToWrite = (checkOut: LocalDate): LocalDate => addDays(checkOut, DAYS_TO_WRITE);

/** Until when its guest may change a review. */
export const changedUntil = ({ writtenAt }: Readonly<{ writtenAt: Instant }>): Instant =>
  after(writtenAt, DAYS_TO_CHANGE * DAY);
