import { toReview } from '@baanpak/contract/review/to-review.ts';
import { changedUntil, lastDayToWrite } from '@baanpak/domain/review/review.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import { openedBy } from '../booking/opened-by.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { reviewIn } from './review-facts.ts';

const DETAIL = { th: 'รีวิวของคุณ', en: 'Your review' };

/** What the guest wrote of a stay, and until when they may write it or change it. */
export const ownReview =
  ({ db, ids, now }: Deps): Handler<'GET /outreach/bookings/{id}/review'> =>
  async ({ params: { id }, language }) => {
    const { stay, row } = await find(db, openedBy(ids, id));
    const review = row && reviewIn(row);
    const until = stay.status === 'Completed' && !stay.no_show ? endOf(stay, review) : null;
    return {
      review: review ? toReview(review) : null,
      open: until !== null && now() <= until,
      until,
      detail: DETAIL[language],
    };
  };

function endOf(
  { check_out }: Pick<BookingRow, 'check_out'>,
  review: { writtenAt: Instant } | undefined,
): Instant {
  if (review) return changedUntil(review);
  return after(startOfDay(addDays(lastDayToWrite(check_out), 1)), -1);
}

async function find(db: ReadDb, bookingId: ReturnType<typeof openedBy>) {
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
