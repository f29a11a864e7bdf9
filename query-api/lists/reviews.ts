import type { ReviewListRequest, ReviewSort } from '@baanpak/contract/review/review-requests.ts';
import { toStaffReview } from '@baanpak/contract/review/to-review.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import type { ReviewRow } from '@baanpak/projector/review/tables.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { inScope, ofOwner } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import { type Deps, type Handler, pageOf } from '../handler.ts';
import { staffReviewIn } from '../review/reviews.ts';

const REVIEWS_DETAIL = { th: 'รีวิว', en: 'Reviews' };

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
    return { reviews, total, page, perPage, detail: REVIEWS_DETAIL[language] };
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

const REVIEW_DETAIL = { th: 'รีวิว', en: 'The review' };

/** A review for the staff of its hotel, hidden or not. */
export const reviewPage =
  ({ db }: Deps): Handler<'GET /reviews/{id}'> =>
  async ({ params: { id }, language }) => {
    const row = await readReviews(db).where('v.review_id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal('not-found', 'No such review');
    return { review: toStaffReview(staffReviewIn(row)), detail: REVIEW_DETAIL[language] };
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

const ofNames = expressionBuilder<{ h: HotelRow; r: RoomRow }, 'h' | 'r'>();
const hotelName = ofNames
  .ref('h.details', '->')
  .key('hotelName')
  .$castTo<HotelDetails['hotelName']>();
const roomTitle = ofNames.ref('r.details', '->').key('title').$castTo<RoomDetails['title']>();

/** Reviews `v` with the names of their hotel and room, gone or not: what was said of them is kept. */
const readReviews = (db: ReadDb) =>
  db
    .selectFrom('reviews as v')
    .innerJoin('hotels as h', 'h.hotel_id', 'v.hotel_id')
    .innerJoin('rooms as r', 'r.room_id', 'v.room_id')
    .selectAll('v')
    .select([hotelName.as('hotelName'), roomTitle.as('roomTitle')]);
