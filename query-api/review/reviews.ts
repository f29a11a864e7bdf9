import type { ScoreCounts } from '@baanpak/contract/review/review-requests.ts';
import { type ReviewFacts, toReview } from '@baanpak/contract/review/to-review.ts';
import { changedUntil, lastDayToWrite } from '@baanpak/domain/review/review.ts';
import { averageOf } from '@baanpak/domain/review/review-scores.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import type { ReviewRow } from '@baanpak/projector/review/tables.ts';
import { openedBy } from '../booking/guest-ids.ts';
import type { ReadDb } from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';

const REVIEWS_DETAIL = { th: 'รีวิวจากผู้เข้าพัก', en: 'Reviews by guests' };

/** What guests say of an open hotel, and what they give it in all. */
export const hotelReviews =
  ({ db, availability }: Deps): Handler<'GET /outreach/hotels/{slug}/reviews'> =>
  async ({ params: { slug }, query, language }) => {
    const hotel = (await availability()).hotelOfSlug(slug.toLowerCase());
    if (!hotel || hotel.disabled) throw new Refusal('not-found', 'No such hotel');
    const page = pageOf(query);
    const [summary, rows] = await Promise.all([
      summaryOf(db, hotel.hotelId),
      findReviews(db, hotel.hotelId, query.sort, page),
    ]);
    return {
      reviews: rows.map((row) => toReview(reviewIn(row))),
      total: summary.count,
      page: page.page,
      perPage: page.perPage,
      summary,
      detail: REVIEWS_DETAIL[language],
    };
  };

const shownOf = (db: ReadDb, hotelId: string) =>
  db
    .selectFrom('reviews')
    .where('hotel_id', '=', hotelId)
    .where(({ not }) => not('hidden'));

function findReviews(db: ReadDb, hotelId: string, sort: string, { limit, offset }: PageRange) {
  const shown = shownOf(db, hotelId).selectAll();
  return (sort === 'score' ? shown.orderBy('score', 'desc') : shown)
    .orderBy('written_at', 'desc')
    .orderBy('review_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

async function summaryOf(db: ReadDb, hotelId: string) {
  const rows = await shownOf(db, hotelId)
    .select(({ fn }) => ['score', fn.countAll<number>().as('count')])
    .groupBy('score')
    .execute();
  const scores = nobody();
  for (const { score, count } of rows) Object.assign(scores, { [score]: count });
  const count = rows.reduce((sum, one) => sum + one.count, 0);
  const sum = rows.reduce((all, one) => all + one.score * one.count, 0);
  return { score: averageOf({ count, sum }), count, scores };
}

const nobody = (): ScoreCounts => ({
  ...{ '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  ...{ '6': 0, '7': 0, '8': 0, '9': 0, '10': 0 },
});

const OWN_REVIEW_DETAIL = { th: 'รีวิวของคุณ', en: 'Your review' };

/** What the guest wrote of a stay, and until when they may write it or change it. */
export const ownReview =
  ({ db, ids, now }: Deps): Handler<'GET /outreach/bookings/{id}/review'> =>
  async ({ params: { id }, language }) => {
    const { stay, row } = await findOwnReview(db, openedBy(ids, id));
    const review = row && reviewIn(row);
    const until = stay.status === 'Completed' && !stay.no_show ? endOf(stay, review) : null;
    return {
      review: review ? toReview(review) : null,
      open: until !== null && now() <= until,
      until,
      detail: OWN_REVIEW_DETAIL[language],
    };
  };

function endOf(
  { check_out }: Pick<BookingRow, 'check_out'>,
  review: { writtenAt: Instant } | undefined,
): Instant {
  if (review) return changedUntil(review);
  return after(startOfDay(addDays(lastDayToWrite(check_out), 1)), -1);
}

async function findOwnReview(db: ReadDb, bookingId: ReturnType<typeof openedBy>) {
  const stay = await db
    .selectFrom('bookings')
    .select(['booking_id', 'status', 'no_show', 'check_out'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!stay) throw new Refusal('not-found', 'No such booking');
  const row = await db
    .selectFrom('reviews')
    .selectAll()
    .where('booking_id', '=', stay.booking_id)
    .executeTakeFirst();
  return { stay, row };
}

/** What a row says, as everyone may read it. */
export const reviewIn = (row: ReviewRow): ReviewFacts => ({
  reviewId: row.review_id,
  score: row.score,
  lang: row.lang,
  words: row.words,
  checkIn: row.check_in,
  checkOut: row.check_out,
  writtenAt: row.written_at,
  answer: row.answered_at === null ? null : { text: row.answer, at: row.answered_at },
});
