import type { ScoreCounts } from '@baanpak/contract/review/review-requests.ts';
import { toReview } from '@baanpak/contract/review/to-review.ts';
import { averageOf } from '@baanpak/domain/review/review-scores.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { type PageRange, pageOf } from '../page.ts';
import { reviewIn } from './review-facts.ts';

const DETAIL = { th: 'รีวิวจากผู้เข้าพัก', en: 'Reviews by guests' };

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
      detail: DETAIL[language],
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
