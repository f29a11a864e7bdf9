import { describe, expect, it } from 'vitest';
import { day, minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { DAY, after as later } from '../values/time/instant.ts';
import { addDays } from '../values/time/local-date.ts';
import {
  type Counted,
  MOST_REPORTS,
  type ReviewEvent,
  type ReviewReported,
  type ReviewWritten,
  review,
  type WriteReview,
} from './review.ts';

const given = specFor(review);
const counted = (score: number | null, turn: number): Counted => ({
  ...{ hotelId: 'riverside', roomId: 'garden' },
  score,
  turn,
});
const STAY = {
  ...{ bookingId: 'anna', code: 'BK-ANNA22', hotelId: 'riverside', roomId: 'garden' },
  ...{ ownerId: 'somchai', checkIn: day(1), checkOut: day(3) },
};
const SAID = { score: 9, lang: 'en', words: { text: 'Lovely', name: 'Anna' } } as const;
const ofReview = { reviewId: 'first', bookingId: 'anna' };
const write = (changes: Partial<WriteReview['data']> = {}): WriteReview => ({
  type: 'WriteReview',
  data: {
    ...{ reviewId: 'first', ...STAY, ...SAID, stayed: true, at: minute(0), today: day(5) },
    ...changes,
  },
});
const written: ReviewWritten = {
  type: 'ReviewWritten',
  data: { reviewId: 'first', ...STAY, ...SAID, writtenAt: minute(0), counted: counted(9, 0) },
};
const revised: ReviewEvent = {
  type: 'ReviewRevised',
  data: { ...ofReview, ...SAID, score: 7, revisedAt: minute(5), counted: counted(7, 1) },
};
const asked = { reviewId: 'first', expectedVersion: null, by: 'staff', at: minute(9) };
const done = { ...ofReview, by: 'staff', at: minute(9) };
const answered: ReviewEvent = { type: 'ReviewAnswered', data: { ...done, text: 'Thank you' } };
const hidden: ReviewEvent = {
  type: 'ReviewHidden',
  data: { ...done, reason: 'A phone number', counted: counted(null, 1) },
};
const shown: ReviewEvent = {
  type: 'ReviewShown',
  data: { ...done, reason: 'It is gone', counted: counted(9, 2) },
};
const reported = (n: number): ReviewReported => ({
  type: 'ReviewReported',
  data: {
    ...{ ...ofReview, reportId: `report ${n}`, requestHash: 'a body', reason: 'Rude' },
    ...{ reportedAt: minute(n), open: n },
  },
});
const report = (n: number, requestHash = 'a body') =>
  ({
    type: 'ReportReview',
    data: {
      reviewId: 'first',
      reportId: `report ${n}`,
      requestHash,
      reason: 'Rude',
      at: minute(n),
    },
  }) as const;
const answer = (text: string, expectedVersion: number | null = null) =>
  ({ type: 'AnswerReview', data: { ...asked, expectedVersion, text } }) as const;
const hide = { type: 'HideReview', data: { ...asked, reason: 'A phone number' } } as const;
const show = { type: 'ShowReview', data: { ...asked, reason: 'It is gone' } } as const;

describe('a review', () => {
  it('is written once the stay is over, for 90 days', () => {
    given([]).when(write()).expect(written);
    given([])
      .when(write({ today: addDays(day(3), 90) }))
      .expect(written);
    given([])
      .when(write({ today: addDays(day(3), 91) }))
      .refuses('review-closed');
    given([])
      .when(write({ stayed: false }))
      .refuses('not-stayed');
  });

  it('is changed for 7 days, and the same again is nothing new', () => {
    const change = (at = minute(5)) => write({ score: 7, at });
    given([written]).when(change()).expect(revised);
    given([written, revised]).when(change()).expect();
    given([written])
      .when(change(later(minute(0), 7 * DAY + 1)))
      .refuses('review-closed');
    given([written])
      .when(write({ at: later(minute(0), 30 * DAY) }))
      .expect();
    given([written])
      .when(write({ score: 7, stayed: false }))
      .refuses('not-stayed');
  });

  it('of a guest who was erased is not changed', () => {
    const erased: ReviewWritten = { ...written, data: { ...written.data, words: null } };
    given([erased]).when(write()).refuses('review-closed');
  });

  it('is answered once', () => {
    given([written]).when(answer('Thank you', 0)).expect(answered);
    given([written, answered]).when(answer('Thank you')).expect();
    given([written, answered]).when(answer('And again')).refuses('already-answered');
    given([written, revised]).when(answer('Thank you', 0)).refuses('stale-version');
    given([]).when(answer('Thank you')).refuses('not-found');
  });

  it('that is hidden counts no more, until it is shown again', () => {
    given([written]).when(hide).expect(hidden);
    given([written, hidden]).when(hide).expect();
    given([written, hidden]).when(show).expect(shown);
    given([written, hidden, shown]).when(show).expect();
    given([]).when(hide).refuses('not-found');
    given([]).when(show).refuses('not-found');
    const stale = { ...hide, data: { ...hide.data, expectedVersion: 0 } };
    given([written, revised]).when(stale).refuses('stale-version');
    const late = { ...show, data: { ...show.data, expectedVersion: 0 } };
    given([written, hidden]).when(late).refuses('stale-version');
  });

  it('that is hidden may be changed by its guest, and counts no more for that', () =>
    given([written, hidden])
      .when(write({ score: 7, at: minute(10) }))
      .expect({
        type: 'ReviewRevised',
        data: { ...ofReview, ...SAID, score: 7, revisedAt: minute(10), counted: counted(null, 2) },
      }));
});

describe('a report of a review', () => {
  it('waits for a decision', () => {
    given([written]).when(report(1)).expect(reported(1));
    given([written, reported(1)])
      .when(report(2))
      .expect(reported(2));
    given([]).when(report(1)).refuses('not-found');
  });

  it('is made once under one key', () => {
    given([written, reported(1)])
      .when(report(1))
      .expect();
    given([written, reported(1)])
      .when(report(1, 'another'))
      .refuses('idempotency-key-reused');
  });

  it('says nothing new of what nobody sees, and of what many reported', () => {
    given([written, hidden]).when(report(1)).expect();
    const many = Array.from({ length: MOST_REPORTS }, (_, n) => reported(n + 1));
    given([written, ...many])
      .when(report(99))
      .expect();
  });

  it('is decided on by hiding the review, or by showing it still', () => {
    const still: ReviewEvent = {
      type: 'ReviewShown',
      data: { ...done, reason: 'It is gone', counted: counted(9, 1) },
    };
    given([written, reported(1)])
      .when(show)
      .expect(still);
    const decided = [written, reported(1), still];
    given(decided).leads((state) => expect(state).toMatchObject({ status: 'shown', reports: [] }));
    given(decided).when(report(1)).expect(); // sent again after that
  });
});

it('nothing is said of a review that was never written', () =>
  expect(review.evolve(review.initialState, answered)).toEqual({ status: 'unknown' }));
