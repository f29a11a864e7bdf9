import type { Message } from '../values/decider/message.ts';
import type { Language } from '../values/text/i18n-text.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';

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
