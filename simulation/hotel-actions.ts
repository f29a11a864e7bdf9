import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { day, nights, TERMS } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { after, DAY } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { action, actionOfBooking, type Named, nth, number, stands } from './money/actions.ts';
import { type MoneyModel, ROOMS } from './money/model.ts';

const { hotelId, ownerId } = TERMS;

const roomOf = (n: number): string => nth(ROOMS, n) ?? 'hill';
const ofRoom = (
  name: string,
  weight: number,
  act: (world: MoneyModel, roomId: string) => unknown,
) => action(name, weight, number, (world, n) => act(world, roomOf(n)));

const byStaff = (world: MoneyModel, bookingId: string) => ({
  ...{ bookingId, expectedVersion: null, by: 'somsri', at: world.now },
  today: bangkokDay(world.now),
});

type Seen = 'RecordArrival' | 'RecordDeparture' | 'RecordNoShow';
const LEAVES = ['RecordArrival', 'RecordDeparture'] as const;
const seen = async (
  world: MoneyModel,
  bookingId: string,
  ...types: readonly Seen[]
): Promise<void> => {
  for (const type of types)
    world.handle(booking, bookingStream(bookingId), { type, data: byStaff(world, bookingId) });
  await world.settleDown();
};

async function undoLast(world: MoneyModel, bookingId: string): Promise<void> {
  const state = world.stateOf(booking, bookingStream(bookingId));
  const deed = state.status === 'unknown' ? 0 : (state.deeds.at(-1)?.revision ?? 0);
  const data = { ...byStaff(world, bookingId), deed };
  world.handle(booking, bookingStream(bookingId), { type: 'UndoDeed', data });
  await world.settleDown();
}

async function block(world: MoneyModel, roomId: string, first: number): Promise<void> {
  const bookingId = `block-${world.newId()}`;
  const { code, channel, lang } = TERMS;
  const of = { code, channel, lang, hotelId, ownerId };
  const data = {
    ...{ ...nights(first, first + 2), roomId, bookingId, units: null, note: null },
    block: { ...of, checkoutUid: bookingId, placedAt: world.now },
  };
  world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'BlockNights', data });
  await world.settleDown();
}

async function liftBlock(world: MoneyModel, n: number): Promise<void> {
  const blocks = world.happened('BlockPlaced');
  const placed = nth(blocks, n);
  if (placed?.type !== 'BlockPlaced') return;
  const { bookingId } = placed.data;
  const data = { bookingId, expectedVersion: null, by: 'somsri', liftedAt: world.now };
  world.handle(booking, bookingStream(bookingId), { type: 'LiftBlock', data });
  await world.settleDown();
}

function changeUnits(world: MoneyModel, roomId: string, units: number): void {
  const data = { roomId, units };
  world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'ChangeUnits', data });
}

/** `price` in baht; null erases it, so that the base price holds again. */
function paint(world: MoneyModel, roomId: string, price: number | null): void {
  const data = { roomId, from: day(1), to: day(4), price: price === null ? null : baht(price) };
  world.handle(room, roomStream(roomId), { type: 'PaintDays', data });
}

/** What staff do to a house and its guests, and days that pass. */
export const HOTEL_ACTIONS: readonly Named[] = [
  action(
    'let days pass',
    6,
    fc.integer({ min: 1, max: 20 }),
    async (world, days) => await world.waitUntil(after(world.now, days * DAY)),
  ),
  actionOfBooking('come', 2, (world, id) => seen(world, id, 'RecordArrival'), stands),
  actionOfBooking('come and leave', 3, (world, id) => seen(world, id, ...LEAVES), stands),
  actionOfBooking('never come', 3, (world, id) => seen(world, id, 'RecordNoShow'), stands),
  actionOfBooking('undo what was seen last', 2, undoLast),
  action(
    'block nights',
    3,
    fc.record({ which: number, first: fc.integer({ min: 1, max: 4 }) }),
    (world, { which, first }) => block(world, roomOf(which), first),
  ),
  action('lift a block', 2, number, liftBlock),
  action(
    'change units',
    3,
    fc.record({ which: number, units: fc.integer({ min: 0, max: 4 }) }),
    (world, { which, units }) => changeUnits(world, roomOf(which), units),
  ),
  ofRoom('paint prices', 2, (world, roomId) => paint(world, roomId, 1500)),
  ofRoom('erase prices', 2, (world, roomId) => paint(world, roomId, null)),
  ofRoom('disable a room', 1, (world, roomId) =>
    world.handle(room, roomStream(roomId), { type: 'DisableRoom', data: { roomId } }),
  ),
  ofRoom('enable a room', 1, (world, roomId) =>
    world.handle(room, roomStream(roomId), { type: 'EnableRoom', data: { roomId } }),
  ),
  ofRoom('remove a room', 1, (world, roomId) => removeRoom(world, roomId)),
];

/** It is sold no more, and its calendar is closed once nobody is to come. */
export async function removeRoom(world: MoneyModel, roomId: string): Promise<void> {
  const data = { roomId, today: bangkokDay(world.now) };
  world.handle(room, roomStream(roomId), { type: 'RemoveRoom', data: { roomId } });
  await world.try(() =>
    world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'CloseCalendar', data }),
  );
}

/** Erases what is painted of a room's days. */
export const erasePrices = (world: MoneyModel, roomId: string): void => paint(world, roomId, null);

/** A block, units and prices come and go, and of two guests one does not come; nothing else happened before. */
export async function firstDays(world: MoneyModel): Promise<void> {
  changeUnits(world, 'hill', 3);
  paint(world, 'river', 1300);
  erasePrices(world, 'river');
  await block(world, 'hill', 12);
  await liftBlock(world, 0);
  const today = bangkokDay(world.now);
  const when = { checkIn: addDays(today, 1), checkOut: addDays(today, 3) };
  for (const room of [2, 2]) await world.book([{ room, stay: when }]);
  for (const cart of world.carts) await world.attempt(cart, 'successful');
  await world.waitUntil(after(world.now, DAY));
  const [one = '', other = ''] = world.carts.flatMap(({ bookingIds }) => bookingIds);
  await seen(world, one, 'RecordNoShow');
  await seen(world, other, ...LEAVES);
}
