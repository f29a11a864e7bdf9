import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { processes } from '@baanpak/domain/processes/all.ts';
import { expireUnpaid } from '@baanpak/domain/processes/expire-unpaid.ts';
import type { Process } from '@baanpak/domain/processes/process.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { contextForTest } from '../testing/catalogue.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { openBooking } from '../use-cases/booking/load-booking.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.stopProcesses());
afterAll(() => shop.close());

const sqlError = (code: string) => Object.assign(new Error('the database says no'), { code });

const PATIENT = { timeout: 20_000, interval: 20 };
const STAY = nights(1, 3);

async function givenUp() {
  const room = await shop.newRoom();
  const { body } = await shop.book(room, STAY);
  const { bookingId: staffId, state } = await openBooking(shop.ports, body.book._id);
  const uid = state.terms.checkoutUid;
  const command = { type: 'GiveUpCheckout', data: { uid, now: shop.clock.now() } } as const;
  await shop.ports.commands.handle(checkout, checkoutStream(uid), command, contextForTest());
  return {
    room,
    bookingId: body.book._id,
    stream: bookingStream(staffId),
    uid,
  };
}

/** A version with a bug that concerns one stream. */
const withBugIn = (buggy: string): Ports => ({
  ...shop.ports,
  commands: {
    ...shop.ports.commands,
    handle: (decider, stream, command, context) =>
      stream === buggy
        ? Promise.reject(new TypeError('secret words'))
        : shop.ports.commands.handle(decider, stream, command, context),
  },
});

const status = async (bookingId: string) => (await openBooking(shop.ports, bookingId)).state.status;
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
  await vi.waitFor(
    async () => expect(await runner.counts.steps_put_aside.count()).toBeGreaterThan(1),
    PATIENT,
  );
  const found = await runner.check();
  expect(found).toMatchObject({ ok: true });
  expect(found.detail).toMatch(
    /put aside: \d+ steps of 1 streams \(checkout-.*: TypeError in EndBooking of expire-unpaid\)/,
  );
  expect(found.detail).not.toContain('secret');
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
  const other = shop.anotherRunner(shop.ports);
  const mended = await shop.runProcesses();
  await becomes(stuck.bookingId, 'Canceled');
  await vi.waitFor(
    async () => expect(await mended.check()).toMatchObject({ ok: true, detail: 'active' }),
    PATIENT,
  );
  await other.stop();
  expect(await ends(stuck.stream)).toBe(1);
});

it.each([
  ['a connection that is lost', new Error('Connection terminated unexpectedly')],
  ['an administrator who ends it', sqlError('57P01')],
  ['a crash', sqlError('57P02')],
  ['a start', sqlError('57P03')],
  ['a full disk', sqlError('53100')],
  ['a time-out of the server', sqlError('57014')],
  ['a server that says nothing', new Error('Query read timeout')],
])(
  '%s is no bug: nothing is put aside, and it is done when the database is back',
  async (_, error) => {
    const before = shop.logged.length;
    const waiting = await givenUp();
    let failures = 2;
    const ports: Ports = {
      ...shop.ports,
      commands: {
        ...shop.ports.commands,
        handle: (decider, stream, command, context) =>
          stream === waiting.stream && failures-- > 0
            ? Promise.reject(error)
            : shop.ports.commands.handle(decider, stream, command, context),
      },
    };
    const runner = await shop.runProcesses(ports);
    await becomes(waiting.bookingId, 'Canceled');
    expect(failures).toBeLessThan(0);
    expect(await runner.counts.steps_put_aside.count()).toBe(0);
    const messages = shop.logged.slice(before).map(({ message }) => message);
    expect(messages).toContain('The processes stopped');
    expect(messages).not.toContain('A step was put aside');
  },
);

/** A version of which one process cannot follow what happens to one checkout. */
function blindFor(uid: string): readonly Process[] {
  const look = (event: { data: { uid: string } }) => {
    if (event.data.uid === uid) throw new TypeError('secret words');
  };
  const { when } = expireUnpaid;
  const blind: Process = {
    ...expireUnpaid,
    when: {
      ...when,
      CheckoutHeld(event) {
        look(event);
        return when.CheckoutHeld?.(event) ?? [];
      },
      CheckoutGivenUp(event) {
        look(event);
        return when.CheckoutGivenUp?.(event) ?? [];
      },
    },
  };
  return processes.map((process) => (process === expireUnpaid ? blind : process));
}

const timersOf = async (uid: string) => {
  const of = 'SELECT key FROM command.process_timers WHERE key = $1';
  return (await shop.pool.query(of, [`hold:${uid}`])).rows;
};

it('a process that throws waits with its own stream alone, and follows it in order later', async () => {
  const stuck = await givenUp();
  const next = await givenUp();
  const runner = await shop.runProcesses(shop.ports, { processes: blindFor(stuck.uid) });
  await becomes(next.bookingId, 'Canceled');
  const detail = expect.stringMatching(
    /put aside: \d+ steps of 1 streams \(checkout-.*: TypeError in expire-unpaid\)/,
  );
  await vi.waitFor(
    async () =>
      expect(await runner.check()).toMatchObject({ ok: true, detail, lag: { events: 0 } }),
    PATIENT,
  );
  expect((await runner.check()).detail).not.toContain('secret');
  expect(await status(stuck.bookingId)).toBe('Reserved');
  expect(await timersOf(stuck.uid)).toEqual([]);

  const mended = await shop.runProcesses();
  await becomes(stuck.bookingId, 'Canceled');
  await vi.waitFor(
    async () => expect(await mended.check()).toMatchObject({ ok: true, detail: 'active' }),
    PATIENT,
  );
  expect(await timersOf(stuck.uid)).toEqual([]); // set by the first event, forgotten by the last
  expect(await ends(stuck.stream)).toBe(1);
});
