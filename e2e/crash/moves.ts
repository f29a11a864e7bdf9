import { addDays, localDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { describe, type ExpectStatic, it } from 'vitest';
import { codeOf, crashing, FAILPOINTS, MENDED_WITHIN } from '../testing/crashing.ts';
import { brokenChains, ownIdsIn, readLog } from '../testing/event-log.ts';
import { type Book, findRooms } from '../testing/guest.ts';
import { foldCalendars, readOversold } from '../testing/nights.ts';
import { chargesOf } from '../testing/payments.ts';

const { api, start, running, twoRooms, payment, move, ask, expectCrash, read } = crashing();

type Place = Pick<Book, 'roomId' | 'checkInDate' | 'checkOutDate'>;

type Days = Omit<Place, 'roomId'>;
type StayOfTimeline = Days &
  Readonly<{ bookingId: string; units?: number; parts: readonly (Days & { lane: number })[] }>;
type RoomOfTimeline = Readonly<{ roomId: string; stays: readonly StayOfTimeline[] }>;

const placeOf = ({ roomId, checkInDate, checkOutDate }: Place): Place => ({
  roomId,
  checkInDate,
  checkOutDate,
});
const nightsAt = ({ checkInDate, checkOutDate }: Days) =>
  nightsOf({ checkIn: localDate(checkInDate), checkOut: localDate(checkOutDate) });

/** One night later, in the same room or in another of the hotel that nobody has. */
async function placeToMoveTo(books: readonly Book[], where: 'another room' | 'its room') {
  const [book] = books;
  if (!book) throw new Error('Nothing was booked');
  const rooms = await findRooms(api);
  const room = rooms.find(({ roomId }) => roomId === book.roomId);
  const other = rooms.find(
    ({ hotelId, roomId }) =>
      hotelId === room?.hotelId && books.every((taken) => taken.roomId !== roomId),
  );
  const to = where === 'its room' ? room : other;
  if (!to) throw new Error('The hotel has no third room');
  const later = (day: string) => addDays(localDate(day), 1);
  const checkInDate = later(book.checkInDate);
  return { to, place: { roomId: to.roomId, checkInDate, checkOutDate: later(book.checkOutDate) } };
}

/** The booking says where it is, and its calendars have these nights for it and no others. */
async function expectOnlyAt(expect: ExpectStatic, book: Book, place: Place): Promise<void> {
  const found = async () => {
    const log = await readLog(running().dataDir);
    const id = ownIdsIn(log).get(book.bookingId) ?? '';
    return {
      places: (await read([book])).map(placeOf),
      nights: foldCalendars(log).nights.get(id),
    };
  };
  const nights = nightsAt(place).map((night) => `${place.roomId} ${night}`);
  await expect
    .poll(found, { timeout: MENDED_WITHIN, interval: 500 })
    .toEqual({ places: [place], nights });
}

/** Every stay has one unit a night, and every unit one stay. */
function expectOneStayALane(expect: ExpectStatic, rooms: readonly RoomOfTimeline[]): void {
  for (const { roomId, stays } of rooms) {
    const taken = stays.flatMap(({ parts }) =>
      parts.flatMap((part) => nightsAt(part).map((night) => `${roomId} ${part.lane} ${night}`)),
    );
    expect(new Set(taken).size).toBe(taken.length);
    for (const stay of stays.filter(({ units = 1 }) => units === 1))
      expect(stay.parts.flatMap(nightsAt).toSorted()).toEqual(nightsAt(stay));
  }
}

type Moved = Readonly<{ books: readonly Book[]; hotelId: string }>;

/** The stay is at one place, and nothing was paid or given back. */
async function expectWhole(
  expect: ExpectStatic,
  { books, hotelId }: Moved,
  place: Place,
): Promise<void> {
  const [moved, other] = books;
  if (!moved || !other) throw new Error('Two rooms were booked');
  await expectOnlyAt(expect, moved, place);
  await expectOnlyAt(expect, other, placeOf(other));
  const paid = books.map(({ price }) => ({ status: 'Booked', price, totalReceived: price }));
  expect(await read(books)).toMatchObject(paid);
  const amount = 100 * books.reduce((sum, { price }) => sum + price, 0);
  const charge = { status: 'successful', amount, refunded_amount: 0, refunds: { total: 0 } };
  expect(await chargesOf(api, codeOf(books))).toMatchObject([charge]);
  const { dataDir } = running();
  expect(foldCalendars(await readLog(dataDir)).oversold).toEqual([]);
  expect(await readOversold(dataDir)).toEqual([]);
  expect(await shownOf(expect, moved, hotelId)).toEqual([place]);
}

/** Where the timeline has a stay. */
async function shownOf(
  expect: ExpectStatic,
  { bookingId: code, ...stay }: Book,
  hotelId: string,
): Promise<Place[]> {
  const to = addDays(localDate(stay.checkOutDate), 2);
  const path = `/bookings/timeline?hotelId=${hotelId}&from=${stay.checkInDate}&to=${to}`;
  const { rooms } = (await ask<{ rooms: readonly RoomOfTimeline[] }>(path)).body;
  expectOneStayALane(expect, rooms);
  return rooms.flatMap(({ roomId, stays }) =>
    stays
      .filter(({ bookingId }) => bookingId === code)
      .map((found) => placeOf({ ...found, roomId })),
  );
}

let mended: (expect: ExpectStatic) => Promise<void> = async () => {};
const movable: ((expect: ExpectStatic) => Promise<void>)[] = [];

const CASES = FAILPOINTS.moves.flatMap((point) =>
  (['another room', 'its room'] as const).map((where) => ({ point, where })),
);

export function moveCrashes(): void {
  describe.sequential('a move that crashed is made whole or not at all', () => {
    it.for(CASES)('at $point, to $where', async ({ point, where }, { expect }) => {
      await start(point);
      await mended(expect);
      const books = await twoRooms();
      expect((await (await payment(books))()).status).toBe(201);
      const { to, place } = await placeToMoveTo(books, where);
      const [first] = books;
      if (!first) throw new Error('Nothing was booked');
      await expectCrash(expect, move(first, place));
      const [before, after] = [placeOf(first), place];
      const moved = { books, hotelId: to.hotelId };
      // what was merely held is let go, what was decided is done
      const [is, next] = point === 'move-held' ? [before, after] : [after, before];
      mended = (expect) => expectWhole(expect, moved, is);
      movable.push(async (expect) => {
        expect((await move(first, next)).status).toBe(200);
        await expectWhole(expect, moved, next);
      });
    });
  });

  it.sequential('the last of them too; all can be moved again, and the log is whole', async ({
    expect,
  }) => {
    await start();
    await mended(expect);
    for (const moveAgain of movable) await moveAgain(expect);
    expect(await brokenChains(running().dataDir)).toEqual([]);
  });
}
