import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findBooking } from './booking-facts.ts';
import { shownTo } from './staff-bookings.ts';

const DETAIL = { th: 'ข้อมูลการจอง', en: 'The booking' };

/** A booking by its `_id`, as staff see it now. */
export const staffBookingPage =
  ({ db, now }: Deps): Handler<'GET /bookings/{id}'> =>
  async (request) => {
    const known = await findBooking(db, request.params.id, bangkokDay(now()));
    return { book: shownTo(request)(known), detail: DETAIL[request.language] };
  };
