import type {
  AnnouncedArrival,
  BookingTerms,
  GuestDetails,
  Seen,
  SentDocument,
} from '@baanpak/domain/booking/booking-state.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { refundQuote } from '@baanpak/domain/refund/refund-quote.ts';
import { promptPayReceiver } from '@baanpak/domain/values/money/account-numbers.ts';
import { policyOf } from '@baanpak/domain/values/money/cancellation-policy.ts';
import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import { type Satang, satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import {
  type ChargedBy,
  needsAccount,
  paidBy,
  type WaysPaid,
  wayBack,
} from '@baanpak/domain/values/money/paid-by.ts';
import { differenceIn } from '@baanpak/domain/values/money/refund.ts';
import type { CreditNote, TaxInvoice } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type LocalDate, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import promptPayQr from 'promptpay-qr';
import { type RefundFacts, toRefunds } from '../refund/to-refund.ts';
import type { RoomJson } from '../room/room.ts';
import { toCreditNotes } from '../tax-invoice/tax-invoice.ts';
import type { BookingContent, BookingJson, KnownBooking } from './booking.ts';
import {
  amountStillDue,
  type BillFacts,
  lastDeskMethod,
  refundableOf,
  toBill,
  toMoney,
  totalReceived,
} from './to-bill.ts';

/** What a read table or folded streams know of a booking. */
export type BookingFacts = RefundFacts &
  BillFacts &
  Readonly<{
    bookingId: string;
    terms: BookingTerms;
    guest: GuestDetails;
    status: BookingJson['status'];
    paymentStatus: BookingJson['paymentStatus'];
    heldUntil: Instant | null;
    placedAt: Instant;
    /** Of all that is paid for together; null where nothing is to be paid. */
    orderTotal: Satang | null;
    /** What the guest said ahead of coming; null where nothing was, or of who was erased. */
    announced: AnnouncedArrival | null;
    announcedAt: Instant | null;
    documents: readonly SentDocument[];
    arrival: Seen | null;
    departure: Seen | null;
    noShow: boolean;
    staffNote: string | null;
    disabled: boolean;
    /** As staff are told; null where nobody asks. */
    unit: string | null;
    feeCharge: Satang;
    taxInvoice: TaxInvoice | null;
    creditNotes: Iterable<CreditNote>;
    /** How the charge was paid that paid for its checkout; null where none did. */
    chargedBy: ChargedBy | null;
    /** A charge of its checkout that waits to be paid. */
    openCharge: OpenCharge | null;
    transferReportedAt: Instant | null;
    hasTransferSlip: boolean;
    /** Revision of the booking's stream. */
    version: number;
    hotel: Pick<HotelDetails, 'hotelName' | keyof Account> & Readonly<{ slug: string }>;
    room: RoomJson;
    /** The day it is in Bangkok: what is given back depends on it. */
    today: LocalDate;
  }>;

/** A charge that the provider still takes money for. */
export type OpenCharge = Readonly<{
  chargeId: string;
  method: ChargeMethod;
  expiresAt: Instant;
  authorizeUri: string | null;
  qrUri: string | null;
}>;

/** Where a guest who pays the hotel directly sends the money. */
type Account = Pick<HotelDetails, 'bank' | 'bankAccountNumber' | 'bankAccountName' | 'promptPayId'>;

/** What everybody reads of a booking; `shown-to-guest.ts` and `shown-to-staff.ts` say under which id. */
export const toBooking = (facts: BookingFacts): KnownBooking => {
  const { bookingId, noShow, staffNote, disabled, unit } = facts;
  const staff = { noShow, staffNote, disabled, unit, ...toBill(facts) };
  const money = { nights: facts.terms.nightPrices, ...toMoney(facts) };
  return { bookingId, book: contentOf(facts), staff, money };
};

function contentOf(facts: BookingFacts): BookingContent {
  const { terms, guest, status, paymentStatus, hotel, room } = facts;
  return {
    bookingId: terms.code,
    checkoutId: terms.checkoutUid,
    status,
    paymentStatus,
    holdExpiresAt: status === 'Reserved' ? facts.heldUntil : null,
    ownerId: terms.ownerId,
    hotelId: terms.hotelId,
    hotelName: hotel.hotelName,
    hotelNameSlug: hotel.slug,
    roomId: terms.roomId,
    roomObj: room,
    ...priced(facts),
    paidBy: paidBy(waysPaid(facts)),
    ...(facts.openCharge && isUnpaid(facts) && { openCharge: toOpenCharge(facts.openCharge) }),
    ...(terms.paymentMethod === 'direct' && payTo(hotel, terms.price)),
    ...(terms.units !== undefined && { units: terms.units }),
    ...stayed(terms),
    ...attended(facts),
    ...sentAhead(facts),
    ...guest,
    taxInvoice: guest.taxInvoice ?? null,
    taxInvoiceNumber: facts.taxInvoice?.number ?? null,
    creditNotes: toCreditNotes(facts.creditNotes),
    cancellationPolicy: terms.units === undefined ? [...policyOf(terms)] : null,
    ...givenBack(facts),
    ...toRefunds(facts),
    disabled: false,
    createdAt: facts.placedAt,
    version: facts.version,
  };
}

const priced = ({
  terms,
  feeCharge,
  transferReportedAt,
  hasTransferSlip,
  ...facts
}: BookingFacts) => ({
  currency: 'THB' as const,
  price: toBaht(terms.price),
  orderTotal: toBaht(facts.orderTotal ?? terms.price),
  nightPrices: terms.nightPrices.map(({ date, price }) => ({ date, price: toBaht(price) })),
  feeCharge: toBaht(feeCharge),
  totalReceived: toBaht(totalReceived({ ...facts, terms })),
  amountDue: toBaht(amountStillDue({ ...facts, terms })),
  paymentMethod: terms.paymentMethod,
  transferReportedAt,
  hasTransferSlip,
  bookingChannel: terms.channel,
});

function payTo({ bank, bankAccountNumber, bankAccountName, promptPayId }: Account, price: Satang) {
  const receiver = promptPayReceiver(promptPayId ?? '');
  return {
    bank,
    bankAccountNumber,
    bankAccountName,
    promptPayQr: receiver === undefined ? null : promptPayQr(receiver, { amount: toBaht(price) }),
  };
}

const stayed = (terms: BookingTerms) => ({
  checkInDate: terms.checkIn,
  checkOutDate: terms.checkOut,
  nights: nightsBetween(terms.checkIn, terms.checkOut),
  methodCheckIn: terms.methodCheckIn,
  lang: terms.lang,
  guests: terms.guests,
  children: terms.children,
  pets: terms.pets,
  breakfast: terms.breakfast,
});

const toOpenCharge = ({ chargeId, method, expiresAt, authorizeUri, qrUri }: OpenCharge) => ({
  ...{ charge_id: chargeId, status: 'pending' as const, method, expires_at: expiresAt },
  ...{ authorize_uri: authorizeUri, qr: qrUri },
});

/** What was asked of the provider pays for the whole checkout, of which this stay may be over. */
const isUnpaid = ({ status, paymentStatus }: BookingFacts): boolean =>
  (status === 'Reserved' || status === 'Booked') && paymentStatus === 'pending';

/** As `wayBack` takes it. */
function waysPaid(facts: BookingFacts): WaysPaid {
  return {
    throughCheckout: toMoney(facts).throughCheckout > 0,
    paymentMethod: facts.terms.paymentMethod,
    chargedBy: facts.chargedBy,
    desk: lastDeskMethod(facts.deskPayments),
  };
}

function givenBack(facts: BookingFacts): Pick<BookingJson, 'refundQuote'> {
  const waiting = differenceIn(Object.values(facts.askedRefunds));
  const received = satang(refundableOf(facts) - waiting);
  const quote = refundQuote({ ...facts, received }, facts.today);
  if (!quote) return {};
  const way = wayBack(waysPaid(facts), quote.amount);
  const accountNeeded = needsAccount(way);
  return { refundQuote: { ...quote, amount: toBaht(quote.amount), accountNeeded, way } };
}

const sentAhead = ({ announced, announcedAt, documents }: BookingFacts) => ({
  arrival:
    announced && announcedAt
      ? { ...announced, companions: [...announced.companions], sentAt: announcedAt }
      : null,
  documents: documents.map(({ number, mediaType: type, sentAt }) => ({ number, type, sentAt })),
});

const attended = ({ arrival, departure }: BookingFacts) => ({
  checkInStatus: arrival !== null,
  checkInDateStatus: arrival?.at ?? null,
  checkInBy: arrival?.by ?? null,
  checkOutStatus: departure !== null,
  checkOutDateStatus: departure?.at ?? null,
  checkOutBy: departure?.by ?? null,
});
