import type { ReviewListRequest, ReviewSort } from '@baanpak/contract/review/review-requests.ts';
import { toStaffReview } from '@baanpak/contract/review/to-review.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReviewRow } from '@baanpak/projector/review/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../page.ts';
import { type Sorts, sortedBy } from '../sorts.ts';
import { inScope, ofOwner } from '../staff-list.ts';
import { readReviews } from './find-reviews.ts';
import { staffReviewIn } from './review-facts.ts';

const DETAIL = { th: 'รีวิว', en: 'Reviews' };

const eb = expressionBuilder<{ v: ReviewRow }, 'v'>();
const { ref } = eb;

const SORTS = {
  _id: [ref('v.review_id')],
  createdAt: [ref('v.written_at'), ref('v.review_id')],
  score: [ref('v.score'), ref('v.written_at'), ref('v.review_id')],
  reports: [ref('v.open_reports'), ref('v.written_at'), ref('v.review_id')],
} satisfies Sorts<ReviewSort>;

/** The reviews of the hotels in the caller's scope, hidden ones among them. */
export const reviewList =
  ({ db }: Deps): Handler<'GET /reviews'> =>
  async (request) => {
    const { query, scope, language } = request;
    const where = [
      inScope(scope, ref('v.owner_id')),
      ofOwner(request, query.ownerId, ref('v.owner_id')),
      ...conditions(query),
    ];
    const { page, perPage, limit, offset } = pageOf(query);
    const [{ total }, rows] = await Promise.all([
      db
        .selectFrom('reviews as v')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where(({ and }) => and(where))
        .executeTakeFirstOrThrow(),
      readReviews(db)
        .where(({ and }) => and(where))
        .$call(sortedBy(SORTS, query.sort))
        .limit(limit)
        .offset(offset)
        .execute(),
    ]);
    const reviews = rows.map((row) => toStaffReview(staffReviewIn(row)));
    return { reviews, total, page, perPage, detail: DETAIL[language] };
  };

const conditions = ({
  _id: ids,
  hotelId,
  reported,
  hidden,
  answered,
}: ReviewListRequest): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [eb('v.review_id', '=', anyOf(ids))]),
  ...(hotelId === undefined ? [] : [eb('v.hotel_id', '=', hotelId)]),
  ...(reported === undefined ? [] : [eb('v.open_reports', reported ? '>' : '=', 0)]),
  ...(hidden === undefined ? [] : [eb('v.hidden', '=', hidden)]),
  ...(answered === undefined ? [] : [eb('v.answered_at', answered ? 'is not' : 'is', null)]),
];
