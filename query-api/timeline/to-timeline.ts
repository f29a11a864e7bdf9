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
  return rooms.map(({ maxGuests, units, ...room }) => {
    const taken = (ofRooms.get(room.roomId) ?? []).map((stay) => ({
      ...stay,
      units: stay.terms.units ?? 1,
    }));
    const shown = inLanes(taken);
    const used = shown
      .flatMap(({ lanes }) => lanes)
      .reduce((most, lane) => Math.max(most, lane + 1), 0);
    return { ...room, maxGuests, units, lanes: Math.max(units, used), stays: shown.map(toStay) };
  });
}

function toStay({ lanes, ...found }: FoundStay & { lanes: number[] }): TimelineStayJson {
  const { terms, movedRefunds, price } = found;
  const bill = { ...found, terms: { price }, movedRefunds: Object.values(movedRefunds) };
  return {
    _id: found.bookingId,
    bookingId: found.code,
    status: found.status,
    checkInDate: found.checkIn,
    checkOutDate: found.checkOut,
    reservedBy: found.reservedBy,
    guests: terms.guests,
    ...(terms.units !== undefined && { units: terms.units }),
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
