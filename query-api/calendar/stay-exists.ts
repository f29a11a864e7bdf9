import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { type Availability, isClosed } from '../availability/availability.ts';
import { areBroken, isFree } from '../availability/nights.ts';
import { spanOf } from '../availability/places.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { stayAsked } from '../stay-dates.ts';

const TAKEN = {
  th: 'ห้องนี้ไม่ว่างในวันที่เลือก',
  en: 'This room is not available on these dates',
};
const FREE = { th: 'ห้องนี้ว่างในวันที่เลือก', en: 'This room is available on these dates' };

/** `exists`: something stands in the way of that stay, be it a booking, a rule or a closed room or hotel. */
export const stayExists =
  ({ availability, now }: Deps): Handler<'GET /outreach/bookings/is-exists/{roomId}'> =>
  async ({ params: { roomId }, query, language }) => {
    const { check_in_date: checkIn, check_out_date: checkOut } = query;
    const stay = stayAsked(checkIn, checkOut, bangkokDay(now()));
    const exists = isTaken(await availability(), roomId.toLowerCase(), stay);
    if (exists === undefined) throw new Refusal('not-found', 'No such room');
    return { exists, detail: (exists ? TAKEN : FREE)[language] };
  };

/** Undefined for a room that is not there. */
function isTaken(known: Availability, roomId: string, stay: Stay): boolean | undefined {
  const room = known.room(roomId);
  if (!room) return undefined;
  const span = spanOf(stay);
  return isClosed(known, room) || !isFree(known, room, span) || areBroken(room.rules, span);
}
