import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { bookingStream } from '@baanpak/domain/stay/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Deps } from '../deps.ts';
import { openBooking } from '../stay/open-booking.ts';
import { contextForTest } from '../testing/catalogue.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.stopProcesses());
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 20 };
const STAY = nights(1, 3);

async function givenUp() {
  const room = await shop.newRoom();
  const { body } = await shop.book(room, STAY);
  const { bookingId: staffId, state } = await openBooking(shop.deps, body.book._id);
  const uid = state.terms.checkoutUid;
  const command = { type: 'GiveUpCheckout', data: { uid, now: shop.clock.now() } } as const;
  await shop.deps.commands.handle(checkout, checkoutStream(uid), command, contextForTest());
  return { room, bookingId: body.book._id, stream: bookingStream(staffId) };
}

/** A version with a bug that concerns one stream. */
const withBugIn = (buggy: string): Deps => ({
  ...shop.deps,
  commands: {
    ...shop.deps.commands,
    handle: (decider, stream, command, context) =>
      stream === buggy
        ? Promise.reject(new TypeError('secret words'))
        : shop.deps.commands.handle(decider, stream, command, context),
  },
});

const status = async (bookingId: string) => (await openBooking(shop.deps, bookingId)).state.status;
const becomes = (bookingId: string, wanted: string) =>
  vi.waitFor(async () => expect(await status(bookingId)).toBe(wanted), PATIENT);
const ends = async (stream: string) =>
  (await shop.store.readStream(stream)).filter(({ type }) => type === 'BookingGivenUp').length;

it('a bug stops its own stream, by name, until a version mends it', async () => {
  const stuck = await givenUp();
  const next = await givenUp();
  const runner = await shop.runProcesses(withBugIn(stuck.stream));
  await becomes(next.bookingId, 'Canceled');
  await vi.waitFor(async () => expect(await shop.unitsLeft(next.room, STAY)).toBe(1), PATIENT);
  const found = await runner.check();
  expect(found).toMatchObject({ ok: true });
  expect(found.detail).toMatch(
    /put aside: \d+ steps of 1 streams \(checkout-.*: TypeError in EndBooking of expire-unpaid\)/,
  );
  expect(found.detail).not.toContain('secret');
  expect(await runner.counts.steps_put_aside.count()).toBeGreaterThan(1);
  expect(await status(stuck.bookingId)).toBe('Reserved');
  expect(await shop.unitsLeft(stuck.room, STAY)).toBe(0); // what is behind it waits for it

  const mended = await shop.runProcesses();
  await becomes(stuck.bookingId, 'Canceled');
  await vi.waitFor(async () => {
    expect(await shop.unitsLeft(stuck.room, STAY)).toBe(1);
    expect(await mended.check()).toMatchObject({ ok: true, detail: 'active' });
  }, PATIENT);
  expect(await ends(stuck.stream)).toBe(1);
});

it('two runners that both take themselves for the only one do it once', async () => {
  const stuck = await givenUp();
  const buggy = await shop.runProcesses(withBugIn(stuck.stream));
  await vi.waitFor(
    async () => expect((await buggy.check()).detail).toContain('put aside'),
    PATIENT,
  );
  const other = shop.anotherRunner(shop.deps);
  const mended = await shop.runProcesses();
  await becomes(stuck.bookingId, 'Canceled');
  await vi.waitFor(
    async () => expect(await mended.check()).toMatchObject({ ok: true, detail: 'active' }),
    PATIENT,
  );
  await other.stop();
  expect(await ends(stuck.stream)).toBe(1);
});
