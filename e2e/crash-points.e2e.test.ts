import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenChains, ownIdsIn, readLog } from './testing/event-log.ts';
import {
  type Book,
  bookCheckout,
  differentStays,
  findRooms,
  openCheckout,
  readBooking,
} from './testing/guest.ts';
import { foldCalendars } from './testing/nights.ts';
import { type ChargeMade, cardToken, chargesOf, loseWebhooks } from './testing/payments.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';

// One product after another on the same data, each dying at a point of its own, the later ones first:
// what the next one does to mend a crash never comes past the point at which it is to die itself.

const WITHIN = 20_000;
/** The provider is asked for an open refund every 20 seconds. */
const REFUNDED_WITHIN = 45_000;
/** What was asked of the provider before a crash is not asked for again before it can no longer land. */
const LEASE_SECONDS = '6';
/** So long that it is not over at the next start, however slow that is. */
const LONG_LEASE = { LEASE_SECONDS: '60' };
/** The origin of the guests' pages, the same of one product after another. */
const CORS_ORIGINS = 'https://guests.example';
const nextStay = differentStays();

let product: Product;
let staff: Readonly<{ authorization: string }>;

async function start(crashAt?: string, settings: Record<string, string> = {}): Promise<void> {
  const DATA_DIR = product.dataDir;
  const always = { DATA_DIR, LEASE_SECONDS, CORS_ORIGINS, RATE_LIMITS: 'off' };
  product = await startProduct({ ...always, CRASH_AT: crashAt, ...settings });
}
beforeAll(async () => {
  product = await startProduct();
  const { api } = product;
  const signIn = { username: 'admin', password: 'baanpak-demo' };
  const { body } = await api<{ access_token: string }>('/auth/token', { body: signIn });
  staff = { authorization: `Bearer ${body.access_token}` };
  await loseWebhooks(api);
  await product.term();
});
afterAll(endProducts);

/** A cart of two rooms, held. */
async function twoRooms(changes: object = {}): Promise<readonly Book[]> {
  const stay = nextStay();
  const rooms = (await findRooms(product.api)).slice(0, 2);
  const cart = rooms.map(({ roomId }) => ({ roomId, ...stay }));
  const { body } = await openCheckout(product.api, cart);
  return (await bookCheckout(product.api, body.data.uid, changes)).body.books;
}
const codeOf = ([first]: readonly Book[]) => first?.bookingId ?? '';
const checkoutOf = ([first]: readonly Book[]) => first?.checkoutId ?? '';

/** A payment by card that can be asked for again, as our web apps do: the same request and key. */
async function payment(books: readonly Book[]) {
  const token = await cardToken(product.api);
  const body = { checkoutId: checkoutOf(books), method: 'card', token, returnUri: CORS_ORIGINS };
  const headers = { 'idempotency-key': randomUUID() };
  return () => product.api<ChargeMade>('/payments/charge/create', { body, headers });
}
/** A booking as staff call it. */
const staffPathOf = async ({ bookingId: code }: Book) =>
  `/bookings/${ownIdsIn(await readLog(product.dataDir)).get(code)}`;
const cancel = async (book: Book) =>
  product.api(await staffPathOf(book), { method: 'DELETE', headers: staff });
async function confirmPayment(book: Book) {
  const request = { method: 'PUT', headers: staff, body: { action: 'confirm-payment' } };
  return product.api(await staffPathOf(book), request);
}

/** It dies of what it is asked, by its own hand, and nobody gets an answer. */
async function expectCrash(asked: Promise<unknown>): Promise<void> {
  await expect(asked).rejects.toThrow();
  expect(await product.gone()).toBeNull();
}

const read = (books: readonly Book[]) =>
  Promise.all(books.map(({ _id }) => readBooking(product.api, _id)));

/** The types of the events of each booking. */
async function newsOf(books: readonly Book[]) {
  const log = await readLog(product.dataDir);
  const ownIds = ownIdsIn(log);
  return books.map(({ bookingId: code }) => {
    const id = ownIds.get(code);
    const told = log.filter(({ data }) => 'bookingId' in data && data.bookingId === id);
    return told.map(({ type }) => type);
  });
}

/** The money is there once, and the rooms are the guest's. */
async function expectPaidOnce(books: readonly Book[]): Promise<void> {
  const expected = books.map(({ price }) => ({
    status: 'Booked',
    paymentStatus: 'paid',
    totalReceived: price,
  }));
  await expect.poll(() => read(books), { timeout: WITHIN }).toMatchObject(expected);
  const amount = 100 * books.reduce((sum, { price }) => sum + price, 0);
  expect(await chargesOf(product.api, codeOf(books))).toMatchObject([
    { status: 'successful', amount },
  ]);
  for (const types of await newsOf(books)) {
    expect(types.filter((type) => type === 'NightsBooked')).toHaveLength(1);
    expect(types.filter((type) => type === 'BookingPaid')).toHaveLength(1);
  }
}

/** The first of two rooms is given back, once, and only that. */
async function expectRefundedOnce(books: readonly Book[]): Promise<void> {
  const [canceled, kept] = books;
  await expect
    .poll(() => read(books), { timeout: REFUNDED_WITHIN })
    .toMatchObject([
      { status: 'Canceled', paymentStatus: 'refunded', totalReceived: 0 },
      { status: 'Booked', paymentStatus: 'paid', totalReceived: kept?.price },
    ]);
  expect(await chargesOf(product.api, codeOf(books))).toMatchObject([
    { refunded_amount: 100 * (canceled?.price ?? 0), refunds: { total: 1 } },
  ]);
  const log = await readLog(product.dataDir);
  const ownIds = ownIdsIn(log);
  const { stays, oversold } = foldCalendars(log);
  const has = (book?: Book) => stays.has(ownIds.get(book?.bookingId ?? '') ?? '');
  expect([has(canceled), has(kept)]).toEqual([false, true]);
  expect(oversold).toEqual([]);
}

let mend: () => Promise<void> = async () => {};
const tried: string[] = [];

/** A transfer that came late is taken once, and the rooms are the guest's again. */
async function expectSettledOnce(books: readonly Book[]): Promise<void> {
  const expected = books.map(({ price }) => ({ status: 'Booked', totalReceived: price }));
  await expect.poll(() => read(books), { timeout: WITHIN }).toMatchObject(expected);
  for (const types of await newsOf(books))
    for (const once of ['NightsRetaken', 'BookingPaid', 'NightsReleased'])
      expect(types.filter((type) => type === once)).toHaveLength(1);
}

describe('a late transfer whose settlement crashed is taken once, at the point', () => {
  it.each(['nights-retaken', 'late-settlement-begun'] as const)('%s', async (point) => {
    await start(point, { HOLD_MINUTES: '0.05' });
    await mend();
    const books = await twoRooms({ paymentMethod: 'direct' });
    const ended = books.map(() => ({ status: 'Expired' }));
    await expect.poll(() => read(books), { timeout: WITHIN }).toMatchObject(ended);
    const [first] = books;
    if (first) await expectCrash(confirmPayment(first));
    mend = () => expectSettledOnce(books);
    tried.push(point);
  });
});

describe('a refund that crashed comes to its end once, at the point', () => {
  it.each(['refund-recorded', 'provider-refunded', 'refund-attempted', 'refund-started'] as const)(
    '%s',
    async (point) => {
      await start(point);
      await mend();
      const books = await twoRooms();
      expect((await (await payment(books))()).status).toBe(201);
      const [first] = books;
      if (first) await expectCrash(cancelOrDie(first));
      mend = () => expectRefundedOnce(books);
      tried.push(point);
    },
  );
});

/** Refunds are paid by a process: the answer may come before the crash does. */
async function cancelOrDie(book: Book): Promise<void> {
  await cancel(book);
  await product.gone();
  await cancel(book);
}

describe('a payment that crashed is taken once, at the point', () => {
  it.each(['nights-booked', 'checkout-paid', 'charge-recorded'] as const)(
    '%s, after which it is carried on by itself',
    async (point) => {
      await start(point);
      await mend();
      const books = await twoRooms();
      const pay = await payment(books);
      await expectCrash(pay());
      mend = () => expectPaidOnce(books);
      tried.push(point);
    },
  );

  it('provider-charged, after which the same request finds the charge', async () => {
    await start('provider-charged');
    await mend();
    const books = await twoRooms();
    const pay = await payment(books);
    await expectCrash(pay());
    mend = async () => {
      expect(await read(books)).toMatchObject(books.map(() => ({ status: 'Reserved' })));
      const again = await pay();
      expect([again.status, again.body.charge.status]).toEqual([201, 'successful']);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      await expectPaidOnce(books);
    };
    tried.push('provider-charged');
  });

  it('payment-attempted and charge-requested, after which nothing was taken', async () => {
    await start('payment-attempted');
    await mend();
    const books = await twoRooms();
    const first = await payment(books);
    await expectCrash(first());
    await start('charge-requested', LONG_LEASE);
    expect((await first()).body.code).toBe('payment-unknown');
    expect(await chargesOf(product.api, codeOf(books))).toEqual([]);
    const others = await twoRooms();
    const second = await payment(others);
    await expectCrash(second());
    await start(undefined, LONG_LEASE);
    expect((await second()).body.code).toBe('payment-unknown');
    // the checkout never heard of it; of the first it did, which may still be on its way
    expect((await (await payment(others))()).status).toBe(201);
    await expectPaidOnce(others);
    await product.term();
    await start();
    const paid = async () => (await (await payment(books))()).status;
    await expect.poll(paid, { timeout: WITHIN, interval: 500 }).toBe(201);
    await expectPaidOnce(books);
    tried.push('payment-attempted', 'charge-requested');
  });
});

it('the log is whole after all of them', async () => {
  expect(await brokenChains(product.dataDir)).toEqual([]);
});

it('every point was tried that the product names, where it is told of another', async () => {
  const refused = await startProduct({ CRASH_AT: 'somewhere' }).catch(String);
  const [, names = ''] =
    /CRASH_AT is .*somewhere.*; it must be one of: ([a-z, -]+)\./.exec(String(refused)) ?? [];
  expect(new Set(names.split(', '))).toEqual(new Set(tried));
});
