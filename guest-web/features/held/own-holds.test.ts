import { describe, expect, it } from 'vitest';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { withBooking } from './note-booking.ts';
import { heldAmong, type OwnHold, pathOf } from './own-holds.ts';

const SINCE = '2026-12-24T10:00:00.000Z';
const LATER = '2026-12-24T10:05:00.000Z';
const UNTIL = '2026-12-24T10:30:00.000Z';

const booking = (told: Partial<BookingJson> = {}): BookingJson =>
  ({
    _id: 'first',
    checkoutId: 'checkout',
    hotelNameSlug: 'baan-suan',
    paymentMethod: 'gateway',
    status: 'Reserved',
    createdAt: SINCE,
    holdExpiresAt: UNTIL,
    transferReportedAt: null,
    roomId: 'room',
    checkInDate: '2027-01-02',
    checkOutDate: '2027-01-04',
    reservedBy: 'สมหญิง ใจดี',
    email: 'somying@example.com',
    ...told,
  }) as BookingJson;

const held = (...books: BookingJson[]): readonly OwnHold[] =>
  books.reduce(withBooking, [] as readonly OwnHold[]);

describe('the holds of a guest', () => {
  it('have one entry a checkout, with all its stays, and nothing of who it is', () => {
    const holds = held(
      booking(),
      booking({ _id: 'second', roomId: 'other room', createdAt: LATER }),
      booking(),
    );
    expect(holds).toEqual([
      {
        checkoutId: 'checkout',
        bookingId: 'first',
        slug: 'baan-suan',
        paymentMethod: 'gateway',
        since: SINCE,
        until: UNTIL,
        stays: [
          { roomId: 'room', checkIn: '2027-01-02', checkOut: '2027-01-04' },
          { roomId: 'other room', checkIn: '2027-01-02', checkOut: '2027-01-04' },
        ],
      },
    ]);
  });

  it('come with the soonest to end first', () => {
    const sooner = { checkoutId: 'sooner', holdExpiresAt: '2026-12-24T10:20:00.000Z' };
    expect(held(booking(), booking(sooner)).map(({ checkoutId }) => checkoutId)).toEqual([
      'sooner',
      'checkout',
    ]);
  });

  it.each([
    { status: 'Booked' },
    { status: 'Expired' },
    { status: 'Canceled' },
    { holdExpiresAt: null },
    { transferReportedAt: UNTIL },
  ] as const)('end with %j', (told) => expect(held(booking(), booking(told))).toEqual([]));

  it('follow another way to pay and a later end', () => {
    const [hold] = held(
      booking(),
      booking({ paymentMethod: 'direct', holdExpiresAt: '2026-12-25T10:00:00.000Z' }),
    );
    expect(hold?.until).toBe('2026-12-25T10:00:00.000Z');
    expect(hold && pathOf(hold)).toBe('/booking/first');
  });

  it('lead to their payment', () => {
    const [hold] = held(booking());
    expect(hold && pathOf(hold)).toBe('/hotel/baan-suan/checkout-omise?bookingId=first');
  });
});

describe('wanted nights', () => {
  const nights = (checkIn: string, checkOut: string, roomId = 'room') => [
    { roomId, checkIn, checkOut },
  ];

  it('are the guest’s own where one of them is held', () => {
    expect(heldAmong(held(booking()), nights('2027-01-03', '2027-01-06'))).toEqual({
      bookingId: 'first',
      until: UNTIL,
      stay: { roomId: 'room', checkIn: '2027-01-02', checkOut: '2027-01-04' },
    });
  });

  it.each([
    nights('2027-01-04', '2027-01-05'),
    nights('2027-01-01', '2027-01-02'),
    nights('2027-01-02', '2027-01-04', 'other room'),
  ])('are not where none is: %j', (wanted) =>
    expect(heldAmong(held(booking()), [wanted])).toBeUndefined(),
  );
});
