import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './testing/api.ts';
import {
  type Book,
  book,
  differentStays,
  findRooms,
  type RoomStay,
  readBooking,
  roomWith,
} from './testing/guest.ts';
import { chargeAtProvider, payByQr, scanQr } from './testing/payments.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';

const THREE_SECONDS = { HOLD_MINUTES: '0.05' };
const PATIENCE = { timeout: 90_000, interval: 100 };

let product: Product;
let roomId: string;
const nextStay = differentStays();

beforeAll(async () => {
  product = await startProduct(THREE_SECONDS);
  roomId = roomWith(1, await findRooms(product.api)).roomId;
});
afterAll(endProducts);

describe('a booking that nobody pays', () => {
  it('expires by itself, and somebody else can have its nights', async () => {
    const { api } = product;
    const stay = { roomId, ...nextStay() };
    const held = await hold(api, stay);
    expect((await book(api, stay)).body.code).toBe('room-already-booked');

    await expectExpired(api, held);

    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(held.holdExpiresAt ?? ''));
    await expectFree(api, stay);
  });

  it.each([
    ['killed', (running: Product) => running.kill9()],
    ['stopped', (running: Product) => running.term()],
  ] as const)('expires also when the product was %s at that moment', async (_, end) => {
    const stay = { roomId, ...nextStay() };
    const held = await hold(product.api, stay);
    await end(product);
    await expect
      .poll(() => Date.now(), PATIENCE)
      .toBeGreaterThan(Date.parse(held.holdExpiresAt ?? ''));

    product = await startProduct({ ...THREE_SECONDS, DATA_DIR: product.dataDir });

    await expectExpired(product.api, held);
    await expectFree(product.api, stay);
  });

  it('takes its pending PromptPay charge along, at the provider too', async () => {
    const { api } = product;
    const stay = { roomId, ...nextStay() };
    const held = await hold(api, stay);
    const { status, body: made } = await payByQr(api, { bookingId: held._id });
    expect(status).toBe(201);
    expect(made.charge.status).toBe('pending');

    await expectExpired(api, held);

    expect(await chargeAtProvider(api, made.charge_id)).toMatchObject({ status: 'expired' });
    expect((await scanQr(api, made.charge_id)).body.code).toBe('expired_charge');
    const late = await payByQr(api, { bookingId: held._id });
    expect(late).toMatchObject({ status: 409, body: { code: 'not-payable' } });
    await expectFree(api, stay);
  });
});

async function hold(api: Api, stay: RoomStay): Promise<Book> {
  const { status, body } = await book(api, stay);
  expect(status).toBe(201);
  expect(body.book).toMatchObject({ status: 'Reserved', holdExpiresAt: expect.any(String) });
  return body.book;
}

const expectExpired = (api: Api, { _id }: Book) =>
  expect
    .poll(() => readBooking(api, _id), PATIENCE)
    .toMatchObject({ status: 'Expired', holdExpiresAt: null });

/** The nights are given free by a process, a moment later. */
const expectFree = (api: Api, stay: RoomStay) =>
  expect.poll(async () => (await book(api, stay)).status, PATIENCE).toBe(201);
