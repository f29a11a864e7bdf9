import { ReviewParams, StaffReviewAnswer } from '@baanpak/contract/review/review-requests.ts';
import { toStaffReview } from '@baanpak/contract/review/to-review.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { readReviews } from './find-reviews.ts';
import { staffReviewIn } from './review-facts.ts';

const DETAIL = { th: 'รีวิว', en: 'The review' };

/** A review for the staff of its hotel, hidden or not. */
export const reviewPage =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/reviews/:id',
      {
        config: { staff: { action: 'read-stays', of: ownerOfReview(db) } },
        schema: {
          tags: ['reviews'],
          summary: 'A review for staff',
          params: ReviewParams,
          response: { 200: StaffReviewAnswer },
        },
      },
      async ({ params: { id }, language }) => {
        const row = await readReviews(db).where('v.review_id', '=', id).executeTakeFirst();
        if (!row) throw new Refusal('not-found', 'No such review');
        return { review: toStaffReview(staffReviewIn(row)), detail: DETAIL[language] };
      },
    );
  };

const ownerOfReview =
  (db: ReadDb): OwnerOf =>
  (reviewId) =>
    db
      .selectFrom('reviews')
      .select('owner_id as ownerId')
      .where('review_id', '=', reviewId)
      .executeTakeFirst();
