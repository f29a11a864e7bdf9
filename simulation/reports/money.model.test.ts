import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { dueOf } from '@baanpak/domain/booking/booking-money.ts';
import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { day, HOTEL } from '@baanpak/domain/testing/samples.ts';
import { satang, share } from '@baanpak/domain/values/money/money.ts';
import { startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { vatIn } from '@baanpak/projector/report/reducers/vat.ts';
import { type Given, rowsAfter } from '@baanpak/projector/report/testing/reduce-events.ts';
import { story } from '@baanpak/simulation/money/actions.ts';
import { isSettled, netAtProvider } from '@baanpak/simulation/money/checks.ts';
import { MoneyModel } from '@baanpak/simulation/money/model.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const details = { ...HOTEL, taxId: '0105500000000' };
const hotelId = 'riverside';
const REGISTERED: Given = {
  type: 'HotelRegistered',
  data: { hotelId, ownerId: 'somchai', slug: hotelId, details },
};

type Row = Readonly<{
  kind: string;
  booking_id: string | null;
  method: unknown;
  ref: unknown;
  satang: number;
  vat: number;
}>;
const factsOf = (world: MoneyModel): readonly Row[] =>
  rowsAfter([REGISTERED, ...world.log()]).facts.map(
    ({ kind, booking_id, method, ref, ...row }) => ({
      ...{ kind: String(kind), booking_id: booking_id === null ? null : String(booking_id) },
      ...{ method, ref, satang: Number(row.satang), vat: Number(row.vat) },
    }),
  );

const sum = (
  rows: readonly Row[],
  kinds: readonly string[],
  measure: 'satang' | 'vat' = 'satang',
): number => rows.reduce((all, row) => (kinds.includes(row.kind) ? all + row[measure] : all), 0);
const REALISED: readonly string[] = ['sold', 'extra', 'kept'];

const AT_HOTELS: readonly unknown[] = ['transfer', 'cash', 'card-terminal'];

function netInFacts(rows: readonly Row[]): number {
  const gateway = rows.filter(({ method }) => !AT_HOTELS.includes(method));
  return sum(gateway, ['received']) - sum(gateway, ['refunded', 'fee', 'fee-vat']);
}

/** Bookings of settled checkouts that are owed, or owe, other money than the booking itself says. */
const misaccrued = (world: MoneyModel, rows: readonly Row[]): string[] =>
  world.carts
    .filter((cart) => isSettled(world, cart))
    .flatMap(({ bookingIds }) => bookingIds)
    .flatMap((id) => {
      const own = rows.filter((row) => row.booking_id === id);
      const accrued = sum(own, ['received']) - sum(own, ['refunded', ...REALISED]);
      const state = world.stateOf(booking, bookingStream(id));
      const due = state.status === 'unknown' || isOff(state) ? 0 : dueOf(state);
      return accrued === 0 - due ? [] : [`${id}, ${state.status}, accrues ${accrued}, owes ${due}`];
    });

/** What is kept of it is realised, whatever it would have cost. */
const isOff = ({ noShow, status }: PlacedBooking) =>
  noShow || !(status === 'Booked' || status === 'Completed');

/** Bookings whose commission is not exactly the rate of all that was realised of them. */
const misreckoned = (rows: readonly Row[]): string[] =>
  [...new Set(rows.flatMap(({ booking_id }) => booking_id ?? []))].filter((id) => {
    const own = rows.filter((row) => row.booking_id === id);
    return sum(own, ['commission']) !== share(satang(sum(own, REALISED)), 0.1);
  });

/** Charges and refunds whose parts do not have the VAT of the whole. */
const mistaxed = (rows: readonly Row[]): string[] => {
  const documents = rows.filter(({ kind }) => kind === 'received' || kind === 'refunded');
  return [...new Set(documents.map(({ kind, ref }) => `${kind} ${ref}`))].filter((name) => {
    const parts = documents.filter(({ kind, ref }) => `${kind} ${ref}` === name);
    const kinds = ['received', 'refunded'] as const;
    return sum(parts, kinds, 'vat') !== vatIn(sum(parts, kinds));
  });
};

/** Who has a stay comes and leaves, never comes, or does either and it is taken back. */
async function stay(world: MoneyModel): Promise<void> {
  await world.waitUntil(startOfDay(day(5)));
  const staff = { expectedVersion: null, by: 'somsri', at: world.now, today: day(5) };
  const deeds = [
    ['RecordArrival', 'RecordDeparture'],
    ['RecordNoShow'],
    ['RecordArrival', 'RecordDeparture', 'undo'],
    ['RecordNoShow', 'undo'],
  ] as const;
  for (const [n, bookingId] of world.carts.flatMap(({ bookingIds }) => bookingIds).entries())
    for (const deed of deeds[n % deeds.length] ?? [])
      await world.try(async () => {
        const state = world.stateOf(booking, bookingStream(bookingId));
        const last = state.status === 'unknown' ? 0 : (state.deeds.at(-1)?.revision ?? 0);
        const data = { bookingId, ...staff };
        world.handle(
          booking,
          bookingStream(bookingId),
          deed === 'undo'
            ? { type: 'UndoDeed', data: { ...data, deed: last } }
            : { type: deed, data },
        );
        await world.settleDown();
      });
  await world.waitUntil(startOfDay(day(20)));
}

it('facts have every satang that the provider has, and nothing is deferred of what is settled', async () => {
  let settled = 0;
  const result = await fc.check(
    fc.asyncProperty(story, async (happens) => {
      const world = new MoneyModel();
      for (const act of happens) await act(world);
      await world.comeToRest();
      await stay(world);
      const facts = factsOf(world);
      settled += world.carts.filter((cart) => isSettled(world, cart)).length;
      expect(netInFacts(facts)).toBe(netAtProvider(world));
      expect([misaccrued(world, facts), misreckoned(facts), mistaxed(facts)]).toEqual([[], [], []]);
    }),
    { numRuns: 120 },
  );
  console.info(`seed ${result.seed}: ${result.numRuns} stories, ${settled} checkouts settled`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
  expect(settled).toBeGreaterThan(0);
}, 300_000);
