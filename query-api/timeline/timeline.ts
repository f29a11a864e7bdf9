import { TIMELINE_DAYS } from '@baanpak/contract/timeline/timeline.ts';
import { unitsRememberedSince } from '@baanpak/domain/room-calendar/assign-units.ts';
import { bangkokDay, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { ownerOfHotel } from '../hotel/owner-of-hotel.ts';
import { daysAsked } from '../stay-dates.ts';
import { findRooms } from './find-rooms.ts';
import { findStays } from './find-stays.ts';
import { findUnits } from './find-units.ts';
import { toTimeline } from './to-timeline.ts';

const DETAIL = { th: 'ห้องพักและการเข้าพักรายวัน', en: 'Rooms and stays by day' };
const TOO_LONG = {
  th: `ต้องไม่เกิน ${TIMELINE_DAYS} วันหลัง from`,
  en: `is more than ${TIMELINE_DAYS} days after from`,
};

/** The rooms of a hotel with who has them on which days: what a front desk plans with. */
export const timeline =
  ({ db, now }: Deps): Handler<'GET /bookings/timeline'> =>
  async (request) => {
    const { query, language } = request;
    const hotelId = query.hotelId.toLowerCase();
    assertInScope(request, await ownerOfHotel(db)(hotelId));
    const today = bangkokDay(now());
    const days = daysAsked(query, today);
    if (nightsBetween(days.from, days.to) > TIMELINE_DAYS) throw invalidField('to', TOO_LONG);
    const known = unitsRememberedSince(today);
    const since = days.from < known ? days.from : known;
    const [rooms, stays] = await Promise.all([
      findRooms(db, hotelId),
      findStays(db, hotelId, days),
    ]);
    const units = await findUnits(db, { rooms, stays, days }, since);
    const shown = toTimeline({ rooms, stays, units, days, today });
    return { ...days, rooms: shown, detail: DETAIL[language] };
  };
