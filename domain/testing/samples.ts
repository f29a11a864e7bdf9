import type { BookingTerms, GuestDetails } from '../booking/booking-state.ts';
import type { HotelDetails } from '../hotel/hotel-details.ts';
import type { ChargePaid, RequestCharge } from '../payment/payment.ts';
import type { DaysPainted, OverriddenDays, RoomRegistered } from '../room/room-state.ts';
import type { ChargeFacts } from '../values/money/charge-facts.ts';
import { baht } from '../values/money/money.ts';
import type { TaxInvoiceBuyer, TaxInvoiceSeller } from '../values/money/tax-invoice.ts';
import { i18nText } from '../values/text/i18n-text.ts';
import { after, type Instant, instant, MINUTE } from '../values/time/instant.ts';
import { addDays, type LocalDate, localDate, type Stay } from '../values/time/local-date.ts';

/** The n-th day of March 2027; the tests' stays lie there. */
export const day = (n: number): LocalDate => addDays(localDate('2027-03-01'), n - 1);

/** A stay from one day of that month up to another. */
export const nights = (checkIn: number, checkOut: number): Stay => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
});

/** That many minutes into the tests' day; holds in them last 30. */
export const minute = (n: number): Instant =>
  after(instant('2027-01-01T03:00:00.000Z'), n * MINUTE);

export const HELD_UNTIL = minute(30);

/** A hotel in Chiang Mai with only the required details. */
export const HOTEL: HotelDetails = {
  hotelName: { th: 'บ้านริมน้ำ', en: 'Riverside' },
  provinceId: 'TH-50',
  address: null,
  contactPhone: null,
  contactChat: null,
  checkInOnline: true,
  checkInAtHotel: true,
  checkInTime: '14:00',
  checkOutTime: '12:00',
  facilities: ['wifi'],
  sideViews: ['river'],
  messageDescription: null,
  messageFromHotel: null,
  locPlaces: null,
  distanceToCity: null,
  distanceToAirport: null,
  airportName: null,
  vdoYoutube: null,
  vdoFacebook: null,
  bank: null,
  bankAccountNumber: null,
  bankAccountName: null,
  promptPayId: null,
  taxId: null,
  branch: null,
};

/** A room at 1,000 baht a night. */
export const ROOM_REGISTERED: RoomRegistered = {
  type: 'RoomRegistered',
  data: {
    roomId: 'garden',
    hotelId: 'riverside',
    ownerId: 'somchai',
    details: {
      title: i18nText('Garden room'),
      subtitle: null,
      description: null,
      roomType: null,
      basePrice: baht(1000),
      maxGuests: 3,
      guests: 2,
      petsAllowed: true,
      kidsAllowed: true,
      facilities: [],
      notes: [],
    },
  },
};

/** Two nights at 1,000 baht, by Anna. */
export const TERMS: BookingTerms = {
  ...nights(1, 3),
  code: 'BK-7Q2MX4',
  checkoutUid: 'cart',
  roomId: 'garden',
  hotelId: 'riverside',
  ownerId: 'somchai',
  nightPrices: [
    { date: day(1), price: baht(1000) },
    { date: day(2), price: baht(1000) },
  ],
  price: baht(2000),
  guests: 2,
  children: 0,
  pets: 0,
  breakfast: false,
  methodCheckIn: 'Online',
  paymentMethod: 'gateway',
  channel: 'website',
  lang: 'th',
};

export const GUEST: GuestDetails = {
  reservedBy: 'Anna',
  email: 'anna@example.com',
  phone: '0812345678',
  note: null,
  address: null,
  province: null,
  country: null,
  postalCode: null,
};

/** The hotel as its tax invoices name it, and who wants one. */
export const SELLER: TaxInvoiceSeller = {
  name: { th: 'บริษัท ริมน้ำ จำกัด', en: 'Riverside Co., Ltd.' },
  address: { th: 'อัมพวา สมุทรสงคราม', en: 'Amphawa, Samut Songkhram' },
  taxId: '0105561234560',
  branch: '00000',
};
export const BUYER: TaxInvoiceBuyer = {
  name: 'บริษัท ทำดี จำกัด',
  taxId: '0994000165510',
  branch: '00001',
  address: '99 ถนนสุขุมวิท กรุงเทพมหานคร 10110',
};

/** The attempt `try-1` over 2,000 baht. */
export const CHARGE_REQUEST: RequestCharge['data'] = {
  attemptId: 'try-1',
  checkoutUid: 'cart',
  method: 'promptpay',
  amount: baht(2000),
  currency: 'THB',
  requestedAt: minute(1),
  expiresAt: HELD_UNTIL,
};

/** What every event of its charge names. */
export const OF_CHARGE = { attemptId: 'try-1', checkoutUid: 'cart', chargeId: 'chrg_1' };

/** What the provider says of the attempt `try-1` over 2,000 baht, paid by card. */
export const CHARGE: ChargeFacts = {
  chargeId: 'chrg_1',
  attemptId: 'try-1',
  status: 'successful',
  amount: baht(2000),
  currency: 'THB',
  fee: baht(73),
  feeVat: baht(5.11),
  net: baht(1921.89),
  refundedAmount: baht(0),
  paidAt: minute(2),
  expiresAt: HELD_UNTIL,
  failureCode: null,
  failureMessage: null,
  authorizeUri: null,
  qrUri: null,
  refundable: true,
};

/** And what comes of that. */
export const CHARGE_PAID: ChargePaid = {
  type: 'ChargePaid',
  data: {
    ...OF_CHARGE,
    amount: baht(2000),
    fee: baht(73),
    feeVat: baht(5.11),
    net: baht(1921.89),
    paidAt: minute(2),
    refundable: true,
  },
};

/** A paint of the sample room's days. */
export const overrideEvent = (override: Partial<OverriddenDays>, undoes?: number): DaysPainted => ({
  type: 'DaysPainted',
  data: {
    roomId: 'garden',
    prices: [],
    rules: [],
    ...override,
    ...(undoes !== undefined && { undoes }),
  },
});
