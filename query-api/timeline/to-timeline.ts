import { toBill, totalReceived } from '@baanpak/contract/stay/to-bill.ts';
import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { unitsKnownSince } from '@baanpak/domain/stay/told-units.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { RoomOfUnits } from '../stay/units.ts';
import type { DayRange } from '../stay-dates.ts';
import type { FoundRoom } from './find-rooms.ts';
import type { FoundStay } from './find-stays.ts';
import { partsOf } from './parts-of.ts';

type Found = Readonly<{
  rooms: readonly FoundRoom[];
  stays: readonly FoundStay[];
  units: ReadonlyMap<string, RoomOfUnits>;
  days: DayRange;
  today: LocalDate;
}>;

/** The rooms, each with its stays by unit; what is of no such room is left out. */
export function toTimeline({ rooms, stays, units, days, today }: Found): TimelineRoomJson[] {
  const ofRooms = new Map<string, FoundStay[]>(rooms.map(({ roomId }) => [roomId, []]));
  for (const stay of stays) ofRooms.get(stay.roomId)?.push(stay);
  return rooms.map((room) => {
    const ofUnits = units.get(room.roomId) ?? { labels: [], stays: [] };
    const parts = partsOf(ofUnits, unitsKnownSince(today), days);
    const taken = ofRooms.get(room.roomId) ?? [];
    return {
      ...room,
      unitNames: [...(room.unitNames ?? [])],
      unitLabels: [...ofUnits.labels],
      stays: taken.map((stay) => ({
        ...toStay(stay),
        parts: (parts.get(stay.bookingId) ?? []).map(({ lane, checkIn, checkOut }) => ({
          ...{ lane, checkInDate: checkIn, checkOutDate: checkOut },
        })),
      })),
    };
  });
}

function toStay(found: FoundStay): Omit<TimelineStayJson, 'parts'> {
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
  };
}
