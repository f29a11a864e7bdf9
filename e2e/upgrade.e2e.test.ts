/** @module-tag long */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfCommit, removeCopy } from './testing/copy-of-sources.ts';
import { askDatabase, brokenChains, readLog } from './testing/event-log.ts';
import {
  type Book,
  book,
  differentStays,
  findRooms,
  readBooking,
  roomWith,
} from './testing/guest.ts';
import { foldCalendars } from './testing/nights.ts';
import { payByCard } from './testing/payments.ts';
import { besides, endProducts, type Product, startProduct } from './testing/product.ts';
import type { Environment } from './testing/program.ts';
import { signIn, staffIdOf } from './testing/staff.ts';

const SOON = { timeout: 120_000, interval: 200 };
const BUILD_MS = 600_000;
/** Guests of each release at the moment in which the former one is killed. */
const GUESTS_AT_ONCE = 8;
/** What the present build writes below, and builds of before 27 November 2026 do not know. */
const LATER_TYPE = 'DeskMoneyOwedChanged';
/** So that a step which frees nights fails, and is parked. */
const REFUSE_RELEASES = `
  CREATE FUNCTION events.refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''refused''; END';
  CREATE TRIGGER refuse_releases BEFORE INSERT ON events.events FOR EACH ROW
    WHEN (NEW.type = 'NightsReleased') EXECUTE FUNCTION events.refuse()`;

const before = readFileSync('.ci/base', 'utf8').trim();
const hasCommit = spawnSync('git', ['cat-file', '-e', `${before}^{commit}`]).status === 0;
if (!hasCommit) console.warn(`An upgrade from the build before: this clone lacks commit ${before}`);

describe.skipIf(!hasCommit)('an upgrade from the build before', () => {
  let former: string;

  beforeAll(async () => {
    former = await copyOfCommit(before);
    const build = ['standalone/start.js', 'build'];
    execFileSync(process.execPath, build, { cwd: former, stdio: 'inherit' });
  }, BUILD_MS);
  afterAll(async () => {
    await endProducts();
    await removeCopy(former);
  });

  it('ends holds, carries out parked steps and books open stays', {
    timeout: BUILD_MS,
  }, async () => {
    const old = await startReady({ HOLD_MINUTES: '1.5' }, former);
    const { dataDir } = old;
    const ask = (statement: string) => askDatabase(dataDir, statement);
    const parked = () => ask('SELECT id FROM command.steps_aside');
    const { roomId } = roomWith(1, await findRooms(old.api));
    const nextStay = differentStays();
    const reserve = async (changes: object = {}) =>
      (await book(old.api, { roomId, ...nextStay() }, changes)).body.book;

    const held = await reserve();
    const open = await reserve({ paymentMethod: 'direct' });
    await ask(REFUSE_RELEASES);
    const stay = { roomId, ...nextStay() };
    const { _id: givenUp } = (await book(old.api, stay)).body.book;
    await old.api(`/outreach/bookings/${givenUp}`, { method: 'DELETE' });
    await expect.poll(parked, SOON).not.toEqual([]);
    await old.kill9();

    const present = await startReady({ DATA_DIR: dataDir });
    const { api } = present;
    await ask('DROP TRIGGER refuse_releases ON events.events');

    // first, while it is held
    await payOtherwise(present, open);
    await expect.poll(() => readBooking(api, open._id), SOON).toMatchObject({ status: 'Booked' });
    await expect.poll(() => readBooking(api, held._id), SOON).toMatchObject({ status: 'Expired' });
    await expect.poll(parked, SOON).toEqual([]);
    expect((await book(api, stay)).status).toBe(201);
  });

  it('goes on beside it, on one log: each pays, reads and ends what the other reserved', {
    timeout: BUILD_MS,
  }, async () => {
    const settings = { HOLD_MINUTES: '1', RATE_LIMITS: 'off' };
    const old = await startReady(settings, former);
    const { dataDir } = old;
    const present = await startReady({ ...settings, ...(await besides(old)) });
    const { roomId } = roomWith(1, await findRooms(old.api));
    const nextStay = differentStays();
    const reserve = async ({ api }: Product, changes: object = {}) => {
      const { status, body } = await book(api, { roomId, ...nextStay() }, changes);
      expect(status).toBe(201);
      return body.book;
    };
    /** Paid through another release than it was reserved through; read through both. */
    const reserveAndPay = async (one: Product, other: Product) => {
      const reserved = await reserve(one, { paymentMethod: 'direct' });
      await payOtherwise(other, reserved);
      await expectRead([one, other], reserved, 'Booked');
    };

    await reserveAndPay(old, present);
    await reserveAndPay(present, old);
    for (const each of [old, present]) await expect.poll(() => stops(each), SOON).toEqual([]);

    const throughOld = Array.from({ length: GUESTS_AT_ONCE }, () => reserve(old));
    const throughPresent = Promise.all(
      Array.from({ length: GUESTS_AT_ONCE }, () => reserve(present)),
    );
    await Promise.any(throughOld);
    await old.kill9();
    const promised = [...(await throughPresent), ...(await answered(throughOld))];
    expect(promised.length).toBeGreaterThan(GUESTS_AT_ONCE); // some of the former's, too
    for (const reserved of promised) await expectRead([present], reserved, 'Expired');

    const oldAgain = await startReady({ ...settings, ...(await besides(old)) }, former);
    await reserveAndPay(present, oldAgain);
    await reserveAndPay(oldAgain, present);
    for (const each of [oldAgain, present]) await expect.poll(() => stops(each), SOON).toEqual([]);

    const knowsIt = existsSync(join(former, `domain/testing/stored-events/${LATER_TYPE}.json`));
    const changed = await reduceRefundAtDesk(present, { roomId, ...nextStay() });
    await expect.poll(() => stops(oldAgain), SOON).toEqual(knowsIt ? [] : [LATER_TYPE]);
    expect((await addCharge(oldAgain, changed, 10)).status).toBe(knowsIt ? 200 : 503);
    const behind = await reserve(oldAgain); // the rest of the log is as before
    await oldAgain.kill9();
    await expectRead([present], behind, 'Expired');
    await expect.poll(() => stops(present), SOON).toEqual([]);

    expect(await brokenChains(dataDir)).toEqual([]);
    expect(foldCalendars(await readLog(dataDir)).oversold).toEqual([]);
  });
});

/** Each release makes read models of its own first: until then its routes are not readable. */
async function startReady(environment: Environment, root?: string): Promise<Product> {
  const product = await startProduct(environment, [], root);
  const readModels = async () => (await readiness(product)).projector?.ok;
  await expect.poll(readModels, SOON).toBe(true);
  return product;
}

/** By card, though it was to be paid by transfer. */
async function payOtherwise({ api }: Product, { _id, checkoutId }: Book): Promise<void> {
  const body = { paymentMethod: 'gateway' };
  const path = `/outreach/bookings/${_id}/payment-method`;
  expect((await api(path, { method: 'PUT', body })).status).toBe(200);
  expect((await payByCard(api, { checkoutId })).status).toBe(201);
}

/** What was answered before the server was gone. */
async function answered(reservations: readonly Promise<Book>[]): Promise<Book[]> {
  const all = await Promise.allSettled(reservations);
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** A guest and staff read it through each of the products, the personal fields and each event of its history. */
async function expectRead(products: readonly Product[], book: Book, status: string) {
  const { _id, bookingId, email, price } = book;
  const histories: string[][] = [];
  for (const product of products) {
    const read = () => readBooking(product.api, _id);
    await expect.poll(read, SOON).toMatchObject({ status, email, price });
    const history = () => historyOf(product, bookingId);
    await expect.poll(history, SOON).toContain('BookingPlaced');
    histories.push(await history());
  }
  for (const history of histories) expect(history).toEqual(histories[0]);
}

/** Types of a booking's own events, which every build answers; none while the product does not answer. */
async function historyOf({ api }: Product, code: string): Promise<string[]> {
  type History = Readonly<{ events: readonly Readonly<{ type: string; stream: string }>[] }>;
  const staff = await signIn(api);
  const { status, body } = await staff<History>(
    `/bookings/${await staffIdOf(staff, code)}/history`,
  );
  if (status !== 200) return [];
  return body.events.filter(({ stream }) => stream.startsWith('booking-')).map(({ type }) => type);
}

type Bill = Readonly<{
  book: Readonly<{ _id: string; amountDue: number; charges: readonly Readonly<{ id: string }>[] }>;
}>;

/** Staff take too much money, so that a refund is due, and then have less of it due; answers the booking's id. */
async function reduceRefundAtDesk(
  { api }: Product,
  { roomId, checkIn, checkOut }: Readonly<Record<'roomId' | 'checkIn' | 'checkOut', string>>,
): Promise<string> {
  const staff = await signIn(api);
  const guest = { reservedBy: 'สมหญิง ใจดี', phone: '081-000-0000', guests: 1 };
  const stay = { roomId, checkInDate: checkIn, checkOutDate: checkOut };
  const body = { ...guest, ...stay, bookingChannel: 'walk-in' };
  const taken = await staff<Bill>('/bookings', { body });
  expect(taken.status).toBe(201);
  const { _id } = taken.body.book;
  const act = async (action: string, more: object) => {
    const done = await staff<Bill>(`/bookings/${_id}`, {
      method: 'PUT',
      body: { action, ...more },
    });
    expect(done.status).toBe(200);
    return done.body.book;
  };
  const { amountDue, charges } = await act('add-charge', { text: 'Minibar', amount: 100 });
  await act('record-payment', { method: 'cash', amount: amountDue });
  await act('remove-charge', { chargeId: charges[0]?.id });
  await act('add-charge', { text: 'Minibar', amount: 60 });
  return _id;
}

async function addCharge({ api }: Product, bookingId: string, amount: number) {
  const staff = await signIn(api);
  const body = { action: 'add-charge', text: 'Minibar', amount };
  return staff(`/bookings/${bookingId}`, { method: 'PUT', body });
}

type Check = Readonly<{ ok: boolean; detail?: string; stoppedAt?: Readonly<{ type: string }> }>;

const readiness = async ({ api }: Product): Promise<Partial<Record<string, Check>>> =>
  (await api<{ checks: Record<string, Check> }>('/readyz')).body.checks;

/** Types of the events at which a part of a product stopped, or else why it is not ready. */
async function stops(product: Product): Promise<string[]> {
  const checks = Object.entries(await readiness(product));
  return checks.flatMap(([name, check]) => {
    if (check?.stoppedAt) return [check.stoppedAt.type];
    return check?.ok ? [] : [`${name}: ${check?.detail}`];
  });
}
