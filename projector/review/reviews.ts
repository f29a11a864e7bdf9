import type { ReviewEvent } from '@baanpak/domain/review/review.ts';
import type { ReviewCounted } from '@baanpak/domain/review/review-scores.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { merge, put, set } from '../row-changes.ts';
import type { ErasedSubjects, Projection } from '../run/projection.ts';
import { type ReviewRow, type ReviewTables, reviewModel } from './tables.ts';

/** One row a review; and what guests give a hotel and a room, in the rows of these. */
export const reviews: Projection<ReviewEvent | ReviewCounted> = {
  model: reviewModel,
  records: { reviews: { resource: 'reviews', id: ['review_id'] } },
  streams: ['review-', 'reviewScores-'],
  forget: forgetReviews,
  when: {
    ReviewWritten: ({ data, revision }) => [
      put('reviews', {
        review_id: data.reviewId,
        booking_id: data.bookingId,
        code: data.code,
        hotel_id: data.hotelId,
        room_id: data.roomId,
        owner_id: data.ownerId,
        check_in: data.checkIn,
        check_out: data.checkOut,
        score: data.score,
        lang: data.lang,
        words: data.words,
        written_at: data.writtenAt,
        revised_at: null,
        hidden: false,
        reason: null,
        answer: null,
        answered_at: null,
        open_reports: 0,
        reports: {},
        version: revision,
      }),
    ],
    ReviewRevised: ({ data: { reviewId, score, lang, words, revisedAt }, revision }) => [
      change(reviewId, { score, lang, words, revised_at: revisedAt, version: revision }),
    ],
    ReviewReported: ({ data: { reviewId, reportId, reason, reportedAt: at, open }, revision }) => [
      merge('reviews', { review_id: reviewId }, 'reports', {
        [reportId]: { reason, at, version: revision },
      }),
      change(reviewId, { open_reports: open, version: revision }),
    ],
    ReviewAnswered: ({ data: { reviewId, text, at }, revision }) => [
      change(reviewId, { answer: text, answered_at: at, version: revision }),
    ],
    ReviewHidden: ({ data: { reviewId, reason }, revision }) => [
      change(reviewId, { hidden: true, reason, open_reports: 0, version: revision }),
    ],
    ReviewShown: ({ data: { reviewId, reason }, revision }) => [
      change(reviewId, { hidden: false, reason, open_reports: 0, version: revision }),
    ],
    ReviewCounted: ({ data: { hotelId, roomId, hotel, room }, revision }) => {
      const review_turn = revision + 1;
      return [
        set('hotels', { hotel_id: hotelId }, { ...columnsOf(hotel), review_turn }),
        set('rooms', { room_id: roomId }, { ...columnsOf(room), review_turn }),
      ];
    },
  },
};

const change = (reviewId: string, columns: Partial<ReviewRow>) =>
  set('reviews', { review_id: reviewId }, columns);

const columnsOf = ({ count, sum }: Readonly<{ count: number; sum: number }>) => ({
  review_count: count,
  review_sum: sum,
});

/** What erased guests wrote, and what was said of it; what they gave stays counted. */
async function forgetReviews(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  await openKysely<ReviewTables>(pool)
    .withSchema(schema)
    .updateTable('reviews')
    .set({ words: null, answer: null, reason: null, reports: WITHOUT_REASONS })
    .where('booking_id', '=', anyOf(ids))
    .where('words', 'is not', null)
    .execute();
}

const WITHOUT_REASONS = sql<ReviewRow['reports']>`(
  select coalesce(jsonb_object_agg(key, value || '{"reason": null}'), '{}') from jsonb_each(reports))`;
