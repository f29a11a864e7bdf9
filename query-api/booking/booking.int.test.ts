import { randomUUID } from 'node:crypto';
import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingTerms, GuestDetails } from '@baanpak/domain/booking/booking-state.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { HELD_UNTIL, minute } from '@baanpak/domain/testing/samples.ts';
import { DEFAULT_CANCELLATION_POLICY } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import {
  bookingPlaced,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openedToGuest,
  openQueryApiForTest,
  type QueryApiForTest,
} from '../testing/query-api-for-tests.ts';

type Answer = { book: BookingJson; detail: string; code: string };

const hotel = hotelRegistered({}, { slug: 'riverside' });
const room = roomRegistered(hotel);
let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
  await api.given(hotelStream(hotel.data.hotelId), hotel);
  await api.given(roomStream(room.data.roomId), room);
});
afterAll(() => api.close());

async function placedGiven(agreed: Partial<BookingTerms> = {}, guest: Partial<GuestDetails> = {}) {
  const { guestId, placed } = openedToGuest(bookingPlaced(room, agreed, guest));
  const { bookingId, terms } = placed.data;
  await api.given(bookingStream(bookingId), placed);
  return { guestId, bookingId, terms, stream: bookingStream(bookingId) };
}

const ask = (id: string, language = 'en') =>
  api.get<Answer>(`/outreach/bookings/${id}`, { 'accept-language': language });
const book = async (id: string) => (await ask(id)).body.book;

describe('a booking', () => {
  it('is held at first, and has every field', async () => {
    const fields = { note: 'ขอเตียงเสริม', province: 'ชลบุรี', country: 'TH' };
    const { guestId, terms } = await placedGiven({ children: 1, pets: 1 }, fields);
    const { body } = await ask(guestId);
    expect(body.detail).toBe('Your booking');
    const { roomObj, ...told } = body.book;
    expect(roomObj).toMatchObject({ _id: room.data.roomId, basePrice: 1000 });
    expect(told).toEqual({
      _id: guestId,
      bookingId: terms.code,
      checkoutId: terms.checkoutUid,
      status: 'Reserved',
      paymentStatus: 'pending',
      paidBy: null,
      holdExpiresAt: HELD_UNTIL,
      ownerId: hotel.data.ownerId,
      hotelId: hotel.data.hotelId,
      hotelName: { th: 'ริมน้ำ', en: 'Riverside' },
      hotelNameSlug: 'riverside',
      roomId: room.data.roomId,
      checkInDate: '2027-03-01',
      checkOutDate: '2027-03-03',
      nights: 2,
      currency: 'THB',
      price: 2000,
      orderTotal: 2000,
      siblings: [],
      nightPrices: [
        { date: '2027-03-01', price: 1000 },
        { date: '2027-03-02', price: 1000 },
      ],
      feeCharge: 0,
      totalReceived: 0,
      amountDue: 2000,
      arrival: null,
      paymentMethod: 'gateway',
      transferReportedAt: null,
      hasTransferSlip: false,
      bookingChannel: 'website',
      methodCheckIn: 'Online',
      lang: 'th',
      reservedBy: 'Anna',
      email: 'anna@example.com',
      phone: '0812345678',
      guests: 2,
      children: 1,
      pets: 1,
      breakfast: false,
      note: 'ขอเตียงเสริม',
      address: null,
      province: 'ชลบุรี',
      country: 'TH',
      postalCode: null,
      taxInvoice: null,
      taxInvoiceNumber: null,
      creditNotes: [],
      documents: [],
      refunds: [],
      checkInStatus: false,
      checkInDateStatus: null,
      checkInBy: null,
      checkOutStatus: false,
      checkOutDateStatus: null,
      checkOutBy: null,
      cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
      disabled: false,
      createdAt: minute(0),
      version: 0,
    });
  });

  it('is held longer once its guest reported a transfer, with or without a slip', async () => {
    const { guestId, bookingId, terms } = await placedGiven({ paymentMethod: 'direct' });
    const uid = terms.checkoutUid;
    const stream = checkoutStream(uid);
    const report = {
      uid,
      bookingIds: [bookingId],
      heldUntil: minute(1440),
      slipId: null,
      reportedAt: minute(5),
    };
    await api.given(stream, { type: 'TransferReported', data: report });
    const told = { holdExpiresAt: minute(1440), transferReportedAt: minute(5) };
    expect(await book(guestId)).toMatchObject({ ...told, hasTransferSlip: false });
    await api.given(stream, { type: 'TransferReported', data: { ...report, slipId: 'slip-1' } });
    expect(await book(guestId)).toMatchObject({ ...told, hasTransferSlip: true, version: 0 });
  });

  it('is booked once paid, with the fee in whole baht, and completed after the stay', async () => {
    const { guestId, bookingId, stream } = await placedGiven();
    const paid = { amount: baht(2000), feeCharge: baht(78.11), paidAt: minute(5) };
    await api.given(stream, { type: 'BookingPaid', data: { bookingId, ...paid } });
    expect(await book(guestId)).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
      holdExpiresAt: null,
      totalReceived: 2000,
      feeCharge: 78,
      version: 1,
    });
    const completed = { bookingId, completedAt: minute(9) };
    await api.given(stream, { type: 'StayCompleted', data: completed });
    expect(await book(guestId)).toMatchObject({
      status: 'Completed',
      paymentStatus: 'paid',
      version: 2,
    });
  });

  it.each([
    ['BookingExpired', 'Expired'],
    ['BookingGivenUp', 'Canceled'],
    ['BookingAbandoned', 'Canceled'],
  ] as const)('that met %s is %s', async (type, status) => {
    const { guestId, bookingId, stream } = await placedGiven();
    await api.given(stream, { type, data: { bookingId, endedAt: minute(31) } });
    expect(await book(guestId)).toMatchObject({ status, holdExpiresAt: null, version: 1 });
  });

  it('says that a payment failed, until another is tried', async () => {
    const { guestId, bookingId, terms } = await placedGiven();
    const stream = checkoutStream(terms.checkoutUid);
    const attempt = { uid: terms.checkoutUid, attemptId: randomUUID(), bookingIds: [bookingId] };
    const attempted = {
      type: 'PaymentAttempted',
      data: { ...attempt, amount: baht(2000) },
    } as const;
    const failed = { ...attempt, failureCode: 'insufficient_fund' };
    await api.given(stream, attempted, { type: 'PaymentFailed', data: failed });
    expect(await book(guestId)).toMatchObject({ status: 'Reserved', paymentStatus: 'failed' });
    await api.given(stream, attempted);
    expect(await book(guestId)).toMatchObject({ paymentStatus: 'pending', version: 0 });
    const mismatched = { ...attempt, failureCode: 'mismatched' };
    await api.given(stream, { type: 'PaymentFailed', data: mismatched });
    expect(await book(guestId)).toMatchObject({ paymentStatus: 'mismatched' });
  });

  it('names the bank account of the hotel where it is paid directly', async () => {
    const account = { bank: 'KBANK', bankAccountNumber: '1234567890' };
    const { guestId } = await placedGiven({ paymentMethod: 'direct' });
    const direct = await book(guestId);
    expect(direct).toMatchObject({ ...account, bankAccountName: 'Riverside Co.' });
    // by EMVCo, to 081 234 5678
    expect(direct.promptPayQr).toMatch(
      /^000201010212.*0066812345678.*5303764.*54072000\.00.*6304[0-9A-F]{4}$/,
    );
    expect(await book((await placedGiven()).guestId)).not.toHaveProperty('bank');
  });

  it('offers a code to scan for ids that PromptPay knows alone', async () => {
    const { guestId } = await placedGiven({ paymentMethod: 'direct' });
    const { hotelId } = hotel.data;
    const payTo = (promptPayId: string) =>
      api.given(hotelStream(hotelId), {
        type: 'HotelDescribed',
        data: { hotelId, changes: { promptPayId } },
      });
    await payTo('0066891234567');
    expect((await book(guestId)).promptPayQr).toContain('0066891234567');
    await payTo('0105561234560');
    expect((await book(guestId)).promptPayQr).toContain('02130105561234560');
    await payTo('0105561234567'); // kept before its check digit was looked at
    expect(await book(guestId)).toMatchObject({ bank: 'KBANK', promptPayQr: null });
    await payTo('081-234-5678');
    expect((await book(guestId)).promptPayQr).toContain('0066812345678');
  });

  it('outlives its hotel and its room', async () => {
    const { guestId } = await placedGiven();
    const { roomId } = room.data;
    const { hotelId } = hotel.data;
    await api.given(roomStream(roomId), { type: 'RoomDisabled', data: { roomId } });
    await api.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
    expect((await book(guestId)).roomObj).toMatchObject({ disabled: true });
    await api.given(roomStream(roomId), { type: 'RoomEnabled', data: { roomId } });
    await api.given(hotelStream(hotelId), { type: 'HotelEnabled', data: { hotelId } });
  });
});

describe('GET /outreach/bookings/{id}, GET /search/bookings/{id}', () => {
  it('is the same under both of its paths, and in both languages', async () => {
    const { guestId } = await placedGiven();
    const { body } = await api.get<Answer>(`/search/bookings/${guestId}`);
    expect(body).toEqual((await ask(guestId)).body);
    expect((await ask(guestId, 'th')).body.detail).toBe('ข้อมูลการจองของคุณ');
  });

  it('is kept by nobody', async () => {
    const { guestId } = await placedGiven();
    for (const path of ['outreach', 'search'])
      expect((await api.get(`/${path}/bookings/${guestId}`)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
  });

  it('opens by the id of its guest alone', async () => {
    const { bookingId, terms } = await placedGiven();
    expect((await ask(terms.code)).status).toBe(400);
    expect(await ask(bookingId)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await ask(randomUUID())).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
