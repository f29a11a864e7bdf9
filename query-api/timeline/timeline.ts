import { amountStillDue, totalReceived } from '@baanpak/contract/booking/to-bill.ts';
import {
  TIMELINE_DAYS,
  type TimelineRoomJson,
  type TimelineStayJson,
} from '@baanpak/contract/timeline/timeline.ts';
import {
  assignUnits,
  type NightsOfUnit,
  type StayToAssign,
  unitsRememberedSince,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import {
  bangkokDay,
  type LocalDate,
  nightsBetween,
} from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import type { RoomOfUnits } from '../booking/units.ts';
import type { Deps, Handler } from '../handler.ts';
import { ownerOfHotel } from '../hotel/hotels.ts';
import { type DayRange, daysAsked } from '../stay-dates.ts';
import {
  concerning,
  type FoundRoom,
  type FoundStay,
  findRooms,
  findStays,
  findUnits,
} from './read-timeline.ts';

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

type Found = Readonly<{
  rooms: readonly FoundRoom[];
  stays: readonly FoundStay[];
  units: ReadonlyMap<string, RoomOfUnits>;
  days: DayRange;
  today: LocalDate;
}>;

/** The rooms, each with its stays by unit; what is of no such room is left out. */
function toTimeline({ rooms, stays, units, days, today }: Found): TimelineRoomJson[] {
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

type Parts = ReadonlyMap<string, readonly NightsOfUnit[]>;

/**
 * The units of a room's stays of some days, by their ids. Those that end after `knownSince` have what they are told to have wherever
 * they are read; what ended before is fitted around them, by what was decided of it.
 */
export function partsOfStay(
  { labels, stays }: RoomOfUnits,
  knownSince: LocalDate,
  days: DayRange,
): Parts {
  const near = concerning(stays, days);
  const known = near.filter(({ checkOut }) => checkOut > knownSince);
  const assigned = assignUnits(known, labels);
  const before = near.filter(({ checkOut }) => checkOut <= knownSince);
  if (before.length === 0) return assigned;
  const firm = [...assigned].flatMap(([id, parts]) => parts.map(asFirm(id, labels)));
  const fitted = assignUnits([...firm, ...before], labels);
  return new Map([...assigned, ...before.map(({ id }) => [id, fitted.get(id) ?? []] as const)]);
}

const asFirm =
  (id: string, labels: readonly string[]) =>
  ({ checkIn, checkOut, lane }: NightsOfUnit): StayToAssign => ({
    ...{ id: `${id} ${lane} ${checkIn}`, checkIn, checkOut, units: 1 },
    ...{ unit: labels[lane] ?? null, firm: true },
  });
