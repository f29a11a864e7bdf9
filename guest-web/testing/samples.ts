import type { DayJson } from '@baanpak/contract/booking/book-reach.ts';
import type { SiblingJson } from '@baanpak/contract/booking/booking.ts';
import type { CheckoutItemJson, CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import type { CartItem } from '../features/cart/cart.ts';
import type { HotelResult } from '../features/search/hotel-search.ts';
import type { BookingJson } from '../shell/api/bookings.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const both = (text: string) => ({ th: text, en: text });

const HOTEL = {
  _id: id(1),
  hotelName: both('Talay Ngoen Kata'),
  hotelNameSlug: 'talay-ngoen-kata',
  imageUrl: null,
  sideViews: [],
  address: null,
  province: both('Phuket'),
  checkInOnline: true,
  checkInAtHotel: true,
  cancellationPolicy: [],
  reviewScore: null,
  reviewCount: 0,
  vatRegistered: true,
};

const TWO_NIGHTS = [
  { date: '2027-01-02', price: 1500 },
  { date: '2027-01-03', price: 1500 },
];

/** Two nights of 1,500 baht; what a screen does not look at is left out. */
export const cartItem = (room: string, given: Partial<CartItem> = {}): CartItem => ({
  roomId: id(room.length),
  room: { title: both(room), imageUrl: null, maxGuests: 3, guests: 2 },
  hotel: HOTEL,
  googleMapsLink: null,
  price: 1500,
  nights: 2,
  nightPrices: TWO_NIGHTS,
  dateRange: { start: '2027-01-02', end: '2027-01-04' },
  totalPrice: 3000,
  guests: 2,
  ...given,
});

/** A checkout of one such stay. */
export const checkout = (given: Partial<CheckoutJson> = {}): CheckoutJson => ({
  uid: id(20),
  checkouts: [
    {
      ...cartItem('Beach room'),
      ...{ children: 0, pets: 0, breakfast: false, note: null, cancellationPolicy: [] },
      room: { ...cartItem('Beach room').room, kidsAllowed: true, petsAllowed: true },
    } as unknown as CheckoutItemJson,
  ],
  totalPrice: 3000,
  currency: 'THB',
  validUntil: '2026-12-24T10:30:00.000Z',
  payableOnline: true,
  ...given,
});

/** A stay that is held and not paid yet. */
export const booking = (given: Partial<BookingJson> = {}): BookingJson =>
  ({
    _id: id(30),
    bookingId: 'BK-7Q2MX4',
    checkoutId: id(20),
    status: 'Reserved',
    paymentStatus: 'pending',
    holdExpiresAt: '2026-12-24T10:30:00.000Z',
    hotelName: HOTEL.hotelName,
    hotelNameSlug: HOTEL.hotelNameSlug,
    roomId: id('Beach room'.length),
    roomObj: { title: both('Beach room'), imageUrl: null },
    checkInDate: '2027-01-02',
    checkOutDate: '2027-01-04',
    nights: 2,
    price: 3000,
    orderTotal: 3000,
    siblings: [],
    nightPrices: TWO_NIGHTS,
    totalReceived: 0,
    paidBy: null,
    paymentMethod: 'gateway',
    arrival: null,
    documents: [],
    transferReportedAt: null,
    bookingChannel: 'website',
    reservedBy: 'สมหญิง ใจดี',
    email: 'somying@example.com',
    creditNotes: [],
    refunds: [],
    cancellationPolicy: [],
    createdAt: '2026-12-24T10:00:00.000Z',
    version: 1,
    ...given,
  }) as BookingJson;

/** What another booking of its order tells of it. */
export const siblingOf = (book: BookingJson): SiblingJson => ({
  ...{ _id: book._id, bookingId: book.bookingId, hotelName: book.hotelName, status: book.status },
  ...{ hotelNameSlug: book.hotelNameSlug, roomId: book.roomId, room: book.roomObj.title },
  ...{ checkInDate: book.checkInDate, checkOutDate: book.checkOutDate, price: book.price },
});

/** With a room for two nights of 1,500 baht; what a card does not look at is left out. */
export const hotelResult = (given: Partial<HotelResult>): HotelResult =>
  ({
    ...HOTEL,
    facilities: [],
    messageDescription: null,
    locPlaces: null,
    rooms: [{ _id: id(40), title: both('Beach room'), price: 1500, nights: 2, totalPrice: 3000 }],
    ...given,
  }) as unknown as HotelResult;

/** A day of January 2027 in a room's calendar, free for 1,500 baht. */
export const dayOfJanuary = (date: number, given: Partial<DayJson> = {}): DayJson => ({
  date: `2027-01-${String(date).padStart(2, '0')}`,
  status: 'available',
  price: 1500,
  unitsLeft: 1,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  ...given,
});
