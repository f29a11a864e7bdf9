import { amountStillDue, totalReceived } from '@baanpak/contract/booking/to-bill.ts';
import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import {
  type NightsOfUnit,
  unitsRememberedSince,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { RoomOfUnits } from '../booking/units.ts';
import type { DayRange } from '../stay-dates.ts';
import type { FoundRoom } from './find-rooms.ts';
import type { FoundStay } from './find-stays.ts';
import { partsOfStay } from './parts-of.ts';

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
  for (const stay of stays) if (!stay.disabled) ofRooms.get(stay.roomId)?.push(stay);
  return rooms.map((room) => {
    const ofUnits = units.get(room.roomId) ?? { labels: [], stays: [] };
    const parts = partsOfStay(ofUnits, unitsRememberedSince(today), days);
    const taken = ofRooms.get(room.roomId) ?? [];
    return {
      ...room,
      unitNames: [...(room.unitNames ?? [])],
      unitLabels: [...ofUnits.labels],
      stays: taken.map((stay) => toStay(stay, parts.get(stay.bookingId) ?? [])),
    };
  });
}

/** Field by field: of a thousand stays, copies of copies cost more than reading them. */
function toStay(found: FoundStay, parts: readonly NightsOfUnit[]): TimelineStayJson {
  const { guests, units, price } = found;
  const bill = {
    status: found.status,
    terms: { price },
    received: found.received,
    extras: found.extras,
    deskPayments: found.deskPayments,
    movedRefunds: Object.values(found.movedRefunds),
  };
  return {
    _id: found.bookingId,
    bookingId: found.code,
    status: found.status,
    checkInDate: found.checkIn,
    checkOutDate: found.checkOut,
    reservedBy: found.reservedBy,
    guests,
    ...(typeof units === 'number' && { units }),
    checkInStatus: found.hasArrived,
    checkOutStatus: found.hasDeparted,
    noShow: found.noShow,
    price: toBaht(price),
    totalReceived: toBaht(totalReceived(bill)),
    amountDue: toBaht(amountStillDue(bill)),
    version: found.version,
    parts: parts.map(toPart),
  };
}

const toPart = ({ lane, checkIn, checkOut }: NightsOfUnit) => ({
  lane,
  checkInDate: checkIn,
  checkOutDate: checkOut,
});
