import { toStaffReview } from '@baanpak/contract/review/to-review.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { readReviews } from './find-reviews.ts';
import { staffReviewIn } from './review-facts.ts';

const DETAIL = { th: 'รีวิว', en: 'The review' };

/** A review for the staff of its hotel, hidden or not. */
export const reviewPage =
  ({ db }: Deps): Handler<'GET /reviews/{id}'> =>
  async ({ params: { id }, language }) => {
    const row = await readReviews(db).where('v.review_id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal('not-found', 'No such review');
    return { review: toStaffReview(staffReviewIn(row)), detail: DETAIL[language] };
  };

/** Whose a review is; undefined for one that is not there. */
export const ownerOfReview =
  (db: ReadDb): OwnerOf =>
  (reviewId) =>
    db
      .selectFrom('reviews')
      .select('owner_id as ownerId')
      .where('review_id', '=', reviewId)
      .executeTakeFirst();
