import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './testing/api.ts';
import {
  type Book,
  book,
  bookCheckout,
  differentStays,
  findRooms,
  newGuest,
  openCheckout,
  type Room,
  readBooking,
  roomWith,
} from './testing/guest.ts';
import { EMPTY_CARD, payByCard, payByQr, scanQr } from './testing/payments.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';
import { isTaken, readCalendar, searchHotels } from './testing/search.ts';

/** Sooner than the product asks by itself for a charge it hears nothing of. */
const SOON = { timeout: 12_000 };

let product: Product;
let api: Api;
let rooms: readonly Room[];
const nextStay = differentStays();

beforeAll(async () => {
  product = await startProduct();
  api = product.api;
  rooms = await findRooms(api);
});
afterAll(endProducts);

describe('a guest', () => {
  it('finds a room, pays for it by card, and nobody else can have it', async () => {
    const stay = nextStay();
    const { body: config } = await api('/config.json');
    expect(config).toMatchObject({
      demo: true,
      locale: 'th',
      paymentPublicKey: 'pkey_test_baanpak',
    });
    const { body: where } = await api<{ provinces: readonly { _id: string; hotels: number }[] }>(
      '/search/unique-province',
    );
    expect(where.provinces.length).toBeGreaterThanOrEqual(8);
    const found = await searchHotels(api, stay);
    const hotel = found.hotels.find((one) => one.rooms.some(({ units }) => units === 1));
    const room = hotel?.rooms.find(({ units }) => units === 1);
    if (!hotel || !room) throw new Error('The demo has no room of one unit');
    expect(where.provinces.map(({ _id }) => _id)).toContain(hotel.provinceId);
    const { _id: roomId, totalPrice } = room;
    const before = await readCalendar(api, { roomId, ...stay });
    expect(before.map(({ status }) => status)).toEqual(['available', 'available', 'available']);
    expect(totalPrice).toBe((before[0]?.price ?? 0) + (before[1]?.price ?? 0));

    const checkout = await openCheckout(api, [{ roomId, ...stay }]);
    expect(checkout).toMatchObject({
      status: 201,
      body: { data: { totalPrice, currency: 'THB' } },
    });
    const { uid } = checkout.body.data;
    const placed = await bookCheckout(api, uid);
    expect(placed.status).toBe(201);
    const { _id, bookingId } = placed.body.book;
    expect(bookingId).toMatch(/^BK-[2-9A-HJ-NP-Z]{6}$/);
    expect(await readBooking(api, _id, placed.headers)).toEqual(placed.body.book);

    const paid = await payByCard(api, { checkoutId: uid });
    expect(paid).toMatchObject({
      status: 201,
      body: { charge: { status: 'successful', amount: totalPrice * 100 }, source: null },
    });
    expect(await readBooking(api, _id, paid.headers)).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
      totalReceived: totalPrice,
      holdExpiresAt: null,
    });

    const second = await book(api, { roomId, ...stay });
    expect(second).toMatchObject({ status: 409, body: { code: 'room-already-booked' } });
    const cart = await openCheckout(api, [{ roomId, ...stay }]);
    expect(cart).toMatchObject({ status: 409, body: { code: 'room-already-booked' } });
    const days = await readCalendar(api, { roomId, ...stay });
    expect(days.map(({ status }) => status)).toEqual(['checkOutOnly', 'full', 'checkInOnly']);
    expect(await isTaken(api, { roomId, ...stay })).toBe(true);
    expect(await isTaken(api, { roomId, ...stay, checkOut: addDays(stay.checkIn, 1) })).toBe(true);
    const left = await searchHotels(api, stay, `&province=${hotel.provinceId}`);
    expect(left.hotels.flatMap((one) => one.rooms.map((other) => other._id))).not.toContain(roomId);
    expect(
      (await book(api, { roomId, checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) }))
        .status,
    ).toBe(201);
  });

  it('pays a cart of two rooms by PromptPay, and the webhook tells', async () => {
    const stay = nextStay();
    const cart = rooms.slice(0, 2).map(({ roomId }) => ({ roomId, ...stay }));
    const { uid } = (await openCheckout(api, cart)).body.data;
    const placed = await bookCheckout(api, uid);
    const ids = placed.body.books.map(({ _id }) => _id);
    expect(ids).toHaveLength(2);

    const asked = await payByQr(api, { bookingId: ids[1] ?? '' });
    expect(asked).toMatchObject({
      status: 201,
      body: {
        charge: { status: 'pending' },
        card: null,
        source: { type: 'promptpay', scannable_code: { type: 'qr' } },
      },
    });
    const { charge_id: chargeId } = asked.body;
    const givenUp = await api(`/outreach/bookings/${ids[0]}`, { method: 'DELETE' });
    expect(givenUp).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    await scanQr(api, chargeId);

    const settled = { status: 'Booked', paymentStatus: 'paid' };
    await expect
      .poll(async () => (await api(`/payments/charge/${chargeId}?bookingId=${ids[0]}`)).body, SOON)
      .toMatchObject({ status: 'successful', paid: true, books: [settled, settled] });
  });

  it('comes back from a bank whose webhook is lost, and the refresh tells', async () => {
    const { book: held } = (await book(api, { ...aRoom(), ...nextStay() })).body;
    const { charge_id: chargeId } = (await payByQr(api, { bookingId: held._id })).body;
    await api('/sandbox/omise/faults', { body: { webhook: 'lost' } });
    await scanQr(api, chargeId);
    await api('/sandbox/omise/faults', { body: { webhook: 'normal' } });

    const refresh = `/payments/charge/${chargeId}/refresh?bookingId=${held._id}`;
    const refreshed = await api(refresh, { method: 'POST' });

    expect(refreshed).toMatchObject({
      status: 200,
      body: { paid: true, books: [{ status: 'Booked' }] },
    });
  });

  it('whose card is declined pays with another one', async () => {
    const { book: held } = (await book(api, { ...aRoom(), ...nextStay() })).body;
    const due = { bookingId: held._id };

    const declined = await payByCard(api, due, EMPTY_CARD);

    expect(declined).toMatchObject({
      status: 201,
      body: { charge: { status: 'failed', failure_code: 'insufficient_fund' } },
    });
    expect(await readBooking(api, held._id, declined.headers)).toMatchObject({
      status: 'Reserved',
      paymentStatus: 'failed',
      totalReceived: 0,
    });
    const paid = await payByCard(api, due);
    expect(paid.body.charge.status).toBe('successful');
    expect(await readBooking(api, held._id, paid.headers)).toMatchObject({ status: 'Booked' });
    expect(await payByCard(api, due)).toMatchObject({ status: 409, body: { code: 'not-payable' } });
    const late = await api(`/outreach/bookings/${held._id}`, { method: 'DELETE' });
    expect(late).toMatchObject({ status: 409, body: { code: 'booking-already-paid' } });
  });

  it('who clicks twice books once', async () => {
    const { checkIn, checkOut } = nextStay();
    const body = { ...newGuest(), ...aRoom(), checkInDate: checkIn, checkOutDate: checkOut };
    const headers = { 'idempotency-key': `click ${checkIn}` };
    const send = () => api<{ book: Book }>('/outreach/bookings', { body, headers });

    const [first, second] = [await send(), await send()];

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.book).toEqual(first.body.book);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await api('/outreach/bookings', { body: { ...body, guests: 2 }, headers });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
  });

  it('who gives up leaves the nights to others', async () => {
    const stay = { ...aRoom(), ...nextStay() };
    const { book: held } = (await book(api, stay)).body;
    const givenUp = await api(`/outreach/bookings/${held._id}`, { method: 'DELETE' });
    expect(givenUp).toMatchObject({ status: 200, body: { book: { status: 'Canceled' } } });
    expect(await payByCard(api, { bookingId: held._id })).toMatchObject({
      status: 409,
      body: { code: 'not-payable' },
    });
    expect((await book(api, stay)).status).toBe(201);
  });
});

const aRoom = () => ({ roomId: roomWith(1, rooms).roomId });
