import type { WrittenReview } from '@baanpak/domain/review/review.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import type { ReviewJson, StaffReviewJson } from './review.ts';

/** What a read table or a folded stream knows of a review. */
export type ReviewFacts = Pick<
  WrittenReview,
  'reviewId' | 'score' | 'lang' | 'words' | 'checkIn' | 'checkOut' | 'writtenAt'
> &
  Readonly<{ answer: Readonly<Pick<NonNullable<WrittenReview['answer']>, 'text' | 'at'>> | null }>;

export type StaffReviewFacts = ReviewFacts &
  Pick<
    WrittenReview,
    | 'bookingId'
    | 'code'
    | 'hotelId'
    | 'roomId'
    | 'ownerId'
    | 'status'
    | 'revisedAt'
    | 'reason'
    | 'reports'
    | 'version'
  > &
  Readonly<{ hotelName: I18nText; roomTitle: I18nText }>;

/** A review as everyone reads it; an answer that was erased with its guest is none. */
export const toReview = (facts: ReviewFacts): ReviewJson => ({
  _id: facts.reviewId,
  score: facts.score,
  text: facts.words?.text ?? null,
  lang: facts.lang,
  name: facts.words?.name ?? null,
  month: facts.checkIn.slice(0, 'YYYY-MM'.length),
  nights: nightsBetween(facts.checkIn, facts.checkOut),
  createdAt: facts.writtenAt,
  answer: answerOf(facts),
});

function answerOf({ answer }: ReviewFacts): ReviewJson['answer'] {
  if (answer === null || answer.text === null) return null;
  return { text: answer.text, at: answer.at };
}

export const toStaffReview = (facts: StaffReviewFacts): StaffReviewJson => ({
  ...toReview(facts),
  ownerId: facts.ownerId,
  hotelId: facts.hotelId,
  hotelName: facts.hotelName,
  roomId: facts.roomId,
  roomTitle: facts.roomTitle,
  booking: { _id: facts.bookingId, bookingId: facts.code },
  changedAt: facts.revisedAt,
  hidden: facts.status === 'hidden',
  reason: facts.reason,
  reports: facts.reports.map(({ reason, at }) => ({ reason, at })),
  version: facts.version,
});
