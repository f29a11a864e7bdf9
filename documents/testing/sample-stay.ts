import type { BookingContent } from '@baanpak/contract/booking/booking.ts';
import { toBooking } from '@baanpak/contract/booking/present-booking.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import {
  day,
  GUEST,
  HELD_UNTIL,
  minute,
  ROOM_REGISTERED,
  TERMS,
} from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { HOTEL_DETAILS } from '@baanpak/projector/testing/sample-events.ts';
import type { PaidFacts } from '../document-facts.ts';

export const BOOKING_ID = '6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8';
/** What opens it to Anna. */
export const GUEST_ID = '0b0f4d55-9a0e-8f8e-8a39-64a1f0d7c2e3';

const HOTEL: HotelDetails = {
  ...HOTEL_DETAILS,
  provinceId: 'TH-75',
  hotelName: { th: 'บ้านริมน้ำ อัมพวา', en: 'Riverside House Amphawa' },
  address: {
    address1: { th: '12 หมู่ 3 ถนนประชาเศรษฐ์', en: '12 Moo 3, Prachaset Road' },
    address2: null,
    city: { th: 'อัมพวา', en: 'Amphawa' },
    country: { th: 'ประเทศไทย', en: 'Thailand' },
    postalCode: '75110',
  },
  contactPhone: '034 751 234',
};

/** Two nights at 1,000 baht in the garden room, paid by PromptPay, by Anna; other words where a test wants them. */
export function paidStay(
  book: Partial<BookingContent> = {},
  hotel: Partial<HotelDetails> = {},
): PaidFacts {
  const details = { ...HOTEL, ...hotel };
  const room = toRoom({
    ...ROOM_REGISTERED.data,
    details: {
      ...ROOM_REGISTERED.data.details,
      title: { th: 'ห้องริมสวนน้ำค้าง', en: 'Garden room' },
    },
    disabled: false,
    pictures: {},
    units: 1,
    version: 0,
  });
  const facts = {
    bookingId: BOOKING_ID,
    terms: TERMS,
    guest: GUEST,
    status: 'Booked' as const,
    paymentStatus: 'paid' as const,
    heldUntil: HELD_UNTIL,
    placedAt: minute(0),
    orderTotal: null,
    arrival: null,
    departure: null,
    noShow: false,
    staffNote: null,
    disabled: false,
    unit: null,
    received: baht(2000),
    extras: {},
    deskPayments: {},
    feeCharge: baht(0),
    announced: null,
    announcedAt: null,
    documents: [],
    transferReportedAt: null,
    hasTransferSlip: false,
    taxInvoice: null,
    creditNotes: [],
    refunds: {},
    ...{ askedRefunds: {}, movedRefunds: [], chargedBy: null, openCharge: null },
    version: 1,
    hotel: { ...details, slug: 'riverside' },
    room,
    today: day(1),
  };
  const content = { ...toBooking(facts).book, ...book };
  return {
    bookingId: BOOKING_ID,
    guestId: GUEST_ID,
    book: content,
    charges: [],
    amountDue: 0,
    money: {
      nights: content.nightPrices.map(({ date, price }) => ({
        date: localDate(date),
        price: baht(price),
      })),
      throughCheckout: 2000,
      returned: [],
    },
    payments: [],
    hotel: details,
    payment: { paidAt: minute(2), method: 'promptpay', atDesk: false },
    ...{ invoice: null, creditNotes: [] },
  };
}
