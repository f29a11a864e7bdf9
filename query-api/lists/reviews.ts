import type { StaffReviewJson } from '@baanpak/contract/review/review.ts';
import type { ReviewListRequest } from '@baanpak/contract/review/review-requests.ts';
import { type StaffReviewFacts, toStaffReview } from '@baanpak/contract/review/to-review.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import type { ReviewRow } from '@baanpak/projector/review/tables.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { expressionBuilder } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { reviewIn } from '../review/reviews.ts';
import { listOf, readPage, when } from './list.ts';

const eb = expressionBuilder<{ v: ReviewRow }, 'v'>();
const { ref } = eb;

/** The reviews of the hotels in the caller's scope, hidden ones among them. */
export const reviewList = listOf<ReviewListRequest, { reviews: StaffReviewJson[] }>({
  detail: { th: 'รีวิว', en: 'Reviews' },
  owner: ref('v.owner_id'),
  where: ({ _id, hotelId, reported, hidden, answered }) => ({
    _id: when(_id, (ids) => eb('v.review_id', '=', anyOf(ids))),
    hotelId: when(hotelId, (id) => eb('v.hotel_id', '=', id)),
    reported: when(reported, (is) => eb('v.open_reports', is ? '>' : '=', 0)),
    hidden: when(hidden, (is) => eb('v.hidden', '=', is)),
    answered: when(answered, (is) => eb('v.answered_at', is ? 'is not' : 'is', null)),
  }),
  sorts: () => ({
    _id: [ref('v.review_id')],
    createdAt: [ref('v.written_at'), ref('v.review_id')],
    score: [ref('v.score'), ref('v.written_at'), ref('v.review_id')],
    reports: [ref('v.open_reports'), ref('v.written_at'), ref('v.review_id')],
  }),
  async read({ db }, page) {
    const all = db.selectFrom('reviews as v').where(({ and }) => and(page.where));
    const named = readReviews(db).where(({ and }) => and(page.where));
    const { rows, total } = await readPage(all, named, page);
    return { reviews: rows.map((row) => toStaffReview(staffReviewIn(row))), total };
  },
});

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

type Named = Readonly<{ hotelName: I18nText; roomTitle: I18nText }>;

/** What a row says, as staff may read it. */
const staffReviewIn = (row: ReviewRow & Named): StaffReviewFacts => ({
  ...reviewIn(row),
  bookingId: row.booking_id,
  code: row.code,
  hotelId: row.hotel_id,
  hotelName: row.hotelName,
  roomId: row.room_id,
  roomTitle: row.roomTitle,
  ownerId: row.owner_id,
  status: row.hidden ? 'hidden' : 'shown',
  revisedAt: row.revised_at,
  reason: row.reason,
  reports: openReports(row),
  version: row.version,
});

/** Those that came last are not decided on. */
const openReports = ({ reports, open_reports: open }: ReviewRow) =>
  Object.values(reports)
    .sort((a, b) => b.version - a.version)
    .slice(0, open)
    .reverse();
