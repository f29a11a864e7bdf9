import { toBill, totalReceived } from '@baanpak/contract/stay/to-bill.ts';
import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { FoundRoom } from './find-rooms.ts';
import type { FoundStay } from './find-stays.ts';
import { inLanes } from './in-lanes.ts';

/** The rooms, each with its stays in lanes; what is of no such room is left out. */
export function toTimeline(
  rooms: readonly FoundRoom[],
  stays: readonly FoundStay[],
): TimelineRoomJson[] {
  const ofRooms = new Map<string, FoundStay[]>(rooms.map(({ roomId }) => [roomId, []]));
  for (const stay of stays) ofRooms.get(stay.roomId)?.push(stay);
  return rooms.map((room) => {
    const taken = ofRooms.get(room.roomId) ?? [];
    const lanes = inLanes(taken);
    const used = lanes.flat().reduce((most, lane) => Math.max(most, lane + 1), 0);
    return {
      ...room,
      lanes: Math.max(room.units, used),
      stays: taken.map((stay, place) => toStay(stay, lanes[place] ?? [])),
    };
  });
}

function toStay(found: FoundStay, lanes: number[]): TimelineStayJson {
  const { guests, units, movedRefunds, price } = found;
  const bill = { ...found, terms: { price }, movedRefunds: Object.values(movedRefunds) };
  return {
    _id: found.bookingId,
    bookingId: found.code,
    status: found.status,
    checkInDate: found.checkIn,
    checkOutDate: found.checkOut,
    reservedBy: found.reservedBy,
    guests,
    ...(typeof units === 'number' && { units }),
    checkInStatus: found.arrival !== null,
    checkOutStatus: found.departure !== null,
    noShow: found.noShow,
    price: toBaht(price),
    totalReceived: toBaht(totalReceived(bill)),
    amountDue: toBill(bill).amountDue,
    version: found.version,
    lanes,
  };
}
