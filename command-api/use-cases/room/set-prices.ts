import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { type SetPricesRequest, WEEKDAYS } from '@baanpak/contract/room/set-prices.ts';
import { toPricedDay } from '@baanpak/contract/room/to-priced-day.ts';
import { DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type {
  PriceOverride,
  RegisteredRoom,
  Room,
  SetDayPrices,
  UndoDayPrices,
} from '@baanpak/domain/room/room-state.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { PriceChange } from '@baanpak/domain/values/money/price-change.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
  nightsOf,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { parsePositionToken, positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { Clock, Commands, Store } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { type FieldMappers, identity, pickProvided } from '../requested-fields.ts';
import { loadRoom } from './load-room.ts';

/** What a call says of days of a room as it is now; `shown`: the days that are answered. */
export type RequestedPrices = Readonly<{
  before: RegisteredRoom;
  command: SetDayPrices | UndoDayPrices;
  shown: Stay | undefined;
}>;

/** Reads which days are set, or which setting is taken back. Throws InvalidRequest (400) or `Refusal`. */
export async function requestedPrices(
  ports: Commands & Clock & Store,
  roomId: string,
  { undo, ...rest }: SetPricesRequest,
): Promise<RequestedPrices> {
  const before = await loadRoom(ports, roomId);
  if (undo !== undefined) {
    const paint = requestedPriceUndo(ports, before, undo, rest);
    const command = { type: 'UndoPaint', data: { roomId, paint: paint.version } } as const;
    return { before, command, shown: daysOfOverride(paint) };
  }
  const command = requestedDayPrices(roomId, rest, bangkokDay(ports.now()));
  return { before, command, shown: { checkIn: command.data.from, checkOut: command.data.to } };
}

/** Sets prices and rules of days: of each day those set last count. Or takes a setting back. */
export const setPrices = ({ commands }: Commands, by: Staff, { command }: RequestedPrices) =>
  commands.handle(room, roomStream(command.data.roomId), command, by.context);

/** The days as a call would leave them. */
export const previewPrices = ({ before, command, shown }: RequestedPrices): PricedDayJson[] =>
  pricesOf(room.decide(before, command).reduce<Room>(room.evolve, before), shown);

export const pricesOf = (known: Room, shown: Stay | undefined): PricedDayJson[] =>
  known.status === 'unknown' || !shown
    ? []
    : nightsOf(shown).map((date) => toPricedDay(date, known.details.basePrice, known));

/** The days that a request paints, and what it says of them. Throws InvalidRequest (400) or `Refusal`. */
function requestedDayPrices(
  roomId: string,
  body: SetPricesRequest,
  today: LocalDate,
): SetDayPrices {
  const period = daysIn(body, today);
  const { price, change } = body;
  const rules = rulesIn(body);
  if (price !== undefined && change)
    throw invalidField('change', { th: 'ใช้พร้อมกับ price ไม่ได้', en: 'cannot go with price' });
  if (price === undefined && !change && Object.keys(rules).length === 0)
    throw invalidField('price', { th: 'ต้องระบุราคาหรือเงื่อนไข', en: 'or a rule is required' });
  return {
    type: 'PaintDays',
    data: {
      ...{ roomId, ...period, rules },
      ...(price !== undefined && { price: price === null ? null : baht(price) }),
      ...(change && { change: changeIn(change) }),
    },
  };
}

/** Refuses days that no calendar shows. */
function daysIn(body: SetPricesRequest, today: LocalDate) {
  const { weekdays } = body;
  const days = { from: dayIn('from', body.from), to: dayIn('to', body.to) };
  if (days.from < addDays(today, -DAYS_AHEAD))
    throw new Refusal('stay-in-the-past', `Calendars go back ${DAYS_AHEAD} days`);
  if (days.to > addDays(today, DAYS_AHEAD))
    throw new Refusal('stay-too-far-ahead', `Calendars go ${DAYS_AHEAD} days ahead`);
  if (weekdays === undefined) return days;
  const numbers = weekdays.map((day) => (typeof day === 'number' ? day : WEEKDAYS.indexOf(day)));
  return { ...days, weekdays: [...new Set(numbers)].sort() };
}

function dayIn(field: 'from' | 'to', day: string | undefined): LocalDate {
  if (day === undefined) throw invalidField(field, { th: 'จำเป็นต้องระบุ', en: 'is required' });
  return localDate(day);
}

function changeIn({ percent, amount }: NonNullable<SetPricesRequest['change']>): PriceChange {
  if (percent !== undefined && amount === undefined) return { percent };
  if (amount !== undefined && percent === undefined) return { amount };
  const either = {
    th: 'ต้องระบุ percent หรือ amount อย่างใดอย่างหนึ่ง',
    en: 'is either percent or amount',
  };
  throw invalidField('change', either);
}

const RULES: FieldMappers<SetPricesRequest, StayRules> = {
  minStay: identity,
  maxStay: identity,
  closedToArrival: identity,
  closedToDeparture: identity,
  closed: identity,
};

function rulesIn(body: SetPricesRequest): Partial<StayRules> {
  const { minStay, maxStay } = body;
  if (minStay && maxStay && minStay > maxStay)
    throw invalidField('maxStay', { th: 'ต้องไม่น้อยกว่า minStay', en: 'is less than minStay' });
  return pickProvided(RULES, body);
}

/** The paint that a request takes back. Throws InvalidRequest (400), or `too-late-to-undo`. */
function requestedPriceUndo(
  { storeId }: Store,
  known: RegisteredRoom,
  undo: string,
  rest: Omit<SetPricesRequest, 'undo'>,
): PriceOverride {
  if (Object.values(rest).some((value) => value !== undefined))
    throw invalidField('undo', { th: 'ต้องส่งมาอย่างเดียว', en: 'goes alone' });
  const token = parsePositionToken(undo, 'undo');
  if (token.storeId !== storeId)
    throw invalidField('undo', { th: 'ไม่ใช่ของระบบนี้', en: 'is of another store' });
  const paint = paintAt(known, token.position);
  if (!paint) throw new Refusal('too-late-to-undo', 'No such paint is kept');
  return paint;
}

function paintAt(known: Room, { commit, prepare }: Position): PriceOverride | undefined {
  if (known.status === 'unknown') return undefined;
  return known.paints.find(({ place }) => place === `${commit}.${prepare}`);
}

/** What takes back the paint at a place of the log; null where none is there. */
export const undoAt = ({ storeId }: Store, known: Room, position: Position): string | null =>
  paintAt(known, position) ? positionToken({ storeId, position }) : null;

/** All days from the first that a paint says something of to the last. */
function daysOfOverride({ said }: PriceOverride): Stay | undefined {
  const periods = [...said.prices, ...said.rules];
  const [checkIn] = periods.map(({ from }) => from).sort(earlierFirst);
  const checkOut = periods
    .map(({ to }) => to)
    .sort(earlierFirst)
    .at(-1);
  return checkIn && checkOut && { checkIn, checkOut };
}

const earlierFirst = (one: LocalDate, other: LocalDate): number => (one < other ? -1 : 1);
