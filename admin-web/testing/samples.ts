import type { UserJson } from '@baanpak/contract/user/user.ts';
import type { Role } from '@baanpak/domain/values/people/roles.ts';
import type { HistoryEvent } from '../features/history/steps.ts';
import type { Booking, Hotel } from '../shell/api/records.ts';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const both = (text: string) => ({ th: text, en: text });

export const OWNER = id(1);
export const HOTEL = id(2);

/** Somebody of the owner's staff; admins work for the whole site. */
export const userOf = (role: Role, given: Partial<UserJson> = {}): UserJson => ({
  _id: role === 'owner' ? OWNER : id(100),
  username: role,
  firstname: 'Malee',
  lastname: role,
  nickname: null,
  email: null,
  phone: null,
  role,
  ownerId: role === 'admin' ? null : OWNER,
  disabled: false,
  secondFactor: false,
  recoveryCodesLeft: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...given,
});

/** A paid stay to come; what a screen does not look at is left out. */
export const booking = (given: Partial<Booking> = {}): Booking =>
  ({
    id: id(30),
    _id: id(30),
    bookingId: 'BK-7Q2MX4',
    ownerId: OWNER,
    hotelId: HOTEL,
    hotelName: both('Talay Ngoen Kata'),
    roomObj: { title: both('Beach room'), unitNames: ['101', '102'] },
    status: 'Booked',
    paymentStatus: 'paid',
    paymentMethod: 'gateway',
    holdExpiresAt: null,
    arrival: null,
    documents: [],
    transferReportedAt: null,
    hasTransferSlip: false,
    bookingChannel: 'website',
    methodCheckIn: 'At Hotel',
    checkInDate: '2026-12-24',
    checkOutDate: '2026-12-26',
    nights: 2,
    price: 3000,
    totalReceived: 3000,
    feeCharge: 0,
    reservedBy: 'Anna Berg',
    email: 'anna@example.com',
    phone: '0812345678',
    guests: 2,
    children: 0,
    pets: 0,
    breakfast: true,
    checkInStatus: false,
    checkInDateStatus: null,
    checkOutStatus: false,
    checkOutDateStatus: null,
    refunds: [],
    lang: 'en',
    taxInvoice: null,
    taxInvoiceNumber: null,
    creditNotes: [],
    noShow: false,
    unit: '101',
    charges: [],
    payments: [],
    amountDue: 0,
    staffNote: null,
    disabled: false,
    createdAt: '2026-12-01T00:00:00.000Z',
    version: 3,
    ...given,
  }) as Booking;

/** What a guest asks back. */
export const refund = (given: Partial<Booking['refunds'][number]> = {}) =>
  ({
    id: 'r1',
    status: 'requested',
    amount: 1500,
    quote: null,
    ...given,
  }) as Booking['refunds'][number];

export const hotel = (given: Partial<Hotel> = {}): Hotel =>
  ({
    id: HOTEL,
    _id: HOTEL,
    ownerId: OWNER,
    hotelName: both('Talay Ngoen Kata'),
    locPlaces: { lat: 7.8, lng: 98.3, googleMapsLink: null },
    ...{ idsGallery: [], imagesUrl: [] },
    version: 1,
    ...given,
  }) as Hotel;

/** Something that happened to a booking, by its number. */
export const historyEvent = (n: number, given: Partial<HistoryEvent> = {}): HistoryEvent => ({
  ...{ id: id(1000 + n), position: `p${n}`, index: null, revision: n, stream: `booking-${id(30)}` },
  ...{ lane: 'booking', type: 'BookingPlaced', sentence: `Event ${n}.` },
  ...{ at: '2026-12-01T03:00:00.000Z', by: 'guest', via: null, name: null, command: null },
  ...{ correlation: id(2000 + n), cause: null, undoable: false, undone: false, data: null },
  ...given,
});
