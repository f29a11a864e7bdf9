import { randomUUID } from 'node:crypto';
import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import { covers, daysOf, type Period } from '@baanpak/domain/room/day-table.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const BASE = 100_000;
const TODAY = nights(0, 1).checkIn;

/** What one event of a room says: prices of periods, null for the base price, or another base price. */
type Said = Readonly<
  { prices: readonly (Period & { price: number | null })[] } | { basePrice: number }
>;

/** A room of which events say this, behind its registration. */
async function roomWith(all: readonly Said[]): Promise<string> {
  const { roomId } = await own.newRoom();
  const stream = `room-${roomId}`;
  const [registered] = await shop.store.readStream(stream);
  if (!registered) throw new Error('There is no room');
  const events = all.map((one) => ({
    ...{ id: randomUUID(), metadata: registered.metadata },
    ...('prices' in one
      ? { type: 'DaysPainted', data: { roomId, rules: [], ...one } }
      : { type: 'RoomDescribed', data: { roomId, changes: one } }),
  }));
  await shop.store.append(stream, 0, events);
  return roomId;
}

async function historyOf(roomId: string, query: string): Promise<readonly ThingEventJson[]> {
  const path = `/rooms/${roomId}/history?${query}`;
  const { status, body } = await shop.read<{ events: readonly ThingEventJson[] }>(
    ...([path, await shop.head(), own.owner.headers] as const),
  );
  expect(status).toBe(200);
  return body.events.filter(({ type }) => type === 'DaysPainted' || type === 'RoomDescribed');
}

const byDay = (one: LocalDate, other: LocalDate): number => (one < other ? -1 : 1);

type Days = readonly Readonly<{ date: LocalDate; from: number; to: number }>[];

/** What each event makes of its nights, or of one night alone: set one after the other. */
function daysAfter(said: readonly Said[], only?: LocalDate): (Days | undefined)[] {
  let base = BASE;
  const set = new Map<LocalDate, number | null>();
  return said.map((one) => {
    const isOf =
      'prices' in one ? one.prices.flatMap(daysOf).sort(byDay) : only === undefined ? [] : [only];
    const dates = [...new Set(isOf)].filter((date) => only === undefined || date === only);
    const before = dates.map((date) => set.get(date) ?? base);
    if ('basePrice' in one) base = one.basePrice;
    else
      for (const date of dates)
        set.set(date, one.prices.findLast((period) => covers(period, date))?.price ?? null);
    const days = dates.map((date, n) => ({
      ...{ date, from: before[n] ?? 0, to: set.get(date) ?? base },
    }));
    return days.length > 0 ? days : undefined;
  });
}

const price = fc.integer({ min: 1, max: 5 }).map((n) => n * BASE);
const period = fc
  .record({
    ...{ first: fc.nat(20), length: fc.integer({ min: 1, max: 15 }) },
    price: fc.option(price),
    weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 }), { nil: undefined }),
  })
  .map(({ first, length, weekdays, ...of }) => ({
    ...{ from: addDays(TODAY, first), to: addDays(TODAY, first + length), ...of },
    ...(weekdays && { weekdays: weekdays.sort() }),
  }));
const said: fc.Arbitrary<Said> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(period, { minLength: 1, maxLength: 3 }).map((prices) => ({ prices })),
  },
  { weight: 1, arbitrary: price.map((basePrice) => ({ basePrice })) },
);

it('each night of a change has the price before and after it, and each night who set it', async () => {
  const night = addDays(TODAY, 10);
  await fc.assert(
    fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 30 }), async (all) => {
      const roomId = await roomWith(all);
      const told = await historyOf(roomId, 'perPage=100');
      expect(told.map(({ data }) => data?.days).toReversed()).toEqual(daysAfter(all));
      const page = await historyOf(roomId, 'perPage=7');
      expect(page.map(({ data }) => data?.days)).toEqual(
        told.slice(0, 7).map(({ data }) => data?.days),
      );
      const ofNight = await historyOf(roomId, `perPage=100&day=${night}`);
      const counts = daysAfter(all, night).filter(
        (days, n) => days && ('prices' in (all[n] ?? {}) || isBaseOn(night, all.slice(0, n))),
      );
      expect(ofNight.map(({ data }) => data?.days).toReversed()).toEqual(counts);
    }),
    { numRuns: 12 },
  );
});

/** Whether the base price counts on a night. */
const isBaseOn = (night: LocalDate, before: readonly Said[]): boolean => {
  const prices = before.flatMap((one) => ('prices' in one ? one.prices : []));
  return (prices.findLast((one) => covers(one, night))?.price ?? null) === null;
};

it('the longest changes, in as many periods as nights, are told of each night', async () => {
  const longest = 2 * DAYS_AHEAD;
  const all = [0, 1].map((change) => ({ prices: aPeriodANight(longest, change) }));
  const told = await historyOf(await roomWith(all), 'perPage=100');
  expect(told.map(({ data }) => data?.days).toReversed()).toEqual(daysAfter(all));
});

/** So many nights, each a period of its own; the first half has as many prices, and so has the second. */
const aPeriodANight = (count: number, change: number) =>
  Array.from({ length: count }, (_, n) => {
    const from = addDays(TODAY, n - DAYS_AHEAD);
    return { from, to: addDays(from, 1), price: 100 * (1_000 + change + 50 * (n % (count / 2))) };
  });
