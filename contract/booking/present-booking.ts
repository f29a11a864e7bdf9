import { leftOf } from '@baanpak/domain/booking/booking-money.ts';
import type {
  AnnouncedArrival,
  BookingTerms,
  GuestDetails,
  PlacedBooking,
  Seen,
  SentDocument,
} from '@baanpak/domain/booking/booking-state.ts';
import { type Checkout, isHeld } from '@baanpak/domain/checkout/checkout-state.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { PaymentAttempt } from '@baanpak/domain/payment/payment.ts';
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
import { isInScope, type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type LocalDate, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import promptPayQr from 'promptpay-qr';
import type { RefundJson } from '../refund/refund.ts';
import { type RefundFacts, toRefunds } from '../refund/to-refund.ts';
import type { RoomJson } from '../room/room.ts';
import { toCreditNotes } from '../tax-invoice/tax-invoice.ts';
import type {
  BookingContent,
  BookingJson,
  KnownBooking,
  SiblingJson,
  StaffBookingJson,
} from './booking.ts';
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

/** The states that a booking's answer is made of, as their streams were folded. */
export type StatesOfBooking = Readonly<{
  booking: PlacedBooking;
  /** Revision of the booking's stream. */
  version: number;
  checkout: Checkout;
  /** The attempt that `attemptOfCheckout` names; undefined where nobody tried. */
  attempt: PaymentAttempt | undefined;
}> &
  Pick<BookingFacts, 'hotel' | 'room' | 'today'>;

/** A booking as read models will show it, from folded states: of now, or of an earlier moment. */
export const bookingFromStates = ({
  booking: state,
  version,
  checkout,
  attempt,
  hotel,
  room,
  today,
}: StatesOfBooking): KnownBooking =>
  toBooking({
    ...state,
    ...money(state),
    extras: Object.fromEntries(state.desk.extras),
    deskPayments: Object.fromEntries(state.desk.payments),
    orderTotal: isHeld(checkout) ? checkout.amount : null,
    paymentStatus: paymentStatus(state, checkout),
    chargedBy: chargedBy(attempt),
    openCharge: openCharge(attempt),
    askedRefunds: Object.fromEntries(state.refunds.asked),
    movedRefunds: [...state.refunds.moved.values()],
    creditNotes: state.creditNotes.values(),
    announced: state.onlineCheckIn.arrival,
    announcedAt: state.onlineCheckIn.announcedAt,
    documents: state.onlineCheckIn.documents,
    ...reported(state, checkout),
    version,
    hotel,
    room,
    unit: null,
    today,
  });

const money = (state: PlacedBooking): { received: Satang; feeCharge: Satang } =>
  'paid' in state
    ? {
        received: leftOf(state, [...state.refunds.moved.values()]),
        feeCharge: state.feeCharge,
      }
    : { received: satang(0), feeCharge: satang(0) };

/** The attempt that paid, or the last that may yet. */
export function attemptOfCheckout(paying: Checkout): string | null {
  if (paying.status === 'paid') return paying.payment?.attemptId ?? null;
  if (!('attempts' in paying)) return null;
  return [...paying.attempts].findLast(([, outcome]) => outcome === 'pending')?.[0] ?? null;
}

export const chargedBy = (attempt: PaymentAttempt | undefined): ChargedBy | null =>
  attempt?.status === 'paid'
    ? { method: attempt.method, card: attempt.card, refundable: attempt.refundable }
    : null;

function openCharge(attempt: PaymentAttempt | undefined): OpenCharge | null {
  if (attempt?.status !== 'pending') return null;
  const { chargeId, method, expiresAt, authorizeUri = null, qrUri = null } = attempt;
  return { chargeId, method, expiresAt, authorizeUri, qrUri };
}

/** A reported transfer moves the end of the hold, which the checkout decides. */
const reported = ({ heldUntil }: PlacedBooking, paying: Checkout) =>
  'transfer' in paying && paying.transfer
    ? {
        heldUntil: 'heldUntil' in paying ? paying.heldUntil : heldUntil,
        transferReportedAt: paying.transfer.reportedAt,
        hasTransferSlip: paying.transfer.slipId !== null,
      }
    : { transferReportedAt: null, hasTransferSlip: false };

const paymentStatus = (state: PlacedBooking, paying: Checkout): BookingJson['paymentStatus'] => {
  const { paymentStatus: refunded } = state.refunds;
  if (refunded) return refunded;
  if ('paid' in state || state.desk.coversStay) return 'paid';
  return 'paymentStatus' in paying && paying.paymentStatus !== 'paid'
    ? paying.paymentStatus
    : 'pending';
};

/** A booking and what opens it to its guest, where anything does. */
export type OfOrder = Readonly<{ guestId?: string | null | undefined; book: BookingContent }>;

/**
 * A booking as its guest reads it: under the id that opens it to them, with the others of its order. `order` is
 * all that is paid for together; one that opens to nobody is left out.
 */
export const shownToGuest = (
  guestId: string,
  book: BookingContent,
  order: readonly OfOrder[],
): BookingJson => ({
  _id: guestId,
  ...book,
  siblings: order.flatMap((other) =>
    other.guestId && other.guestId !== guestId ? [siblingOf(other.guestId, other.book)] : [],
  ),
});

const siblingOf = (guestId: string, book: BookingContent): SiblingJson => ({
  _id: guestId,
  bookingId: book.bookingId,
  hotelName: book.hotelName,
  hotelNameSlug: book.hotelNameSlug,
  roomId: book.roomId,
  room: book.roomObj.title,
  checkInDate: book.checkInDate,
  checkOutDate: book.checkOutDate,
  price: book.price,
  status: book.status,
});

/** Visitors see who comes, not how to reach them. */
export const mustMask = ({ role }: Principal): boolean => role === 'visitor';

/** A booking as this member of the staff may see it: where a guest's money goes is for who decides on it. */
export function shownToStaff(
  principal: Principal,
  {
    bookingId,
    book: { checkoutId: _, orderTotal: __, openCharge: ___, ...content },
    staff,
  }: KnownBooking,
): StaffBookingJson {
  const book = { _id: bookingId, ...content, ...staff };
  const mayRead = isInScope(scopeOf(principal, 'read-money'), book.ownerId);
  const shown = mayRead ? book : withoutAccount(book);
  return mustMask(principal) ? maskGuest(shown) : shown;
}

const withoutAccount = ({ refund, refunds, ...book }: StaffBookingJson): StaffBookingJson => ({
  ...book,
  refunds: refunds.map(hidden),
  ...(refund && { refund: hidden(refund) }),
});

const hidden = (refund: RefundJson): RefundJson => ({
  ...refund,
  ...{ bank: null, accountNumber: null, accountName: null },
});

const SHOWN_DIGITS = 3;

/**
 * A booking for staff who may see who comes, but not how to reach them: the name alone stays whole, and what the
 * guest wrote is without digits, which may be a phone number.
 */
export const maskGuest = ({ refund, ...book }: StaffBookingJson): StaffBookingJson => ({
  ...book,
  note: maskDigits(book.note),
  refunds: book.refunds.map(maskReason),
  ...(refund && { refund: maskReason(refund) }),
  email: book.email && maskEmail(book.email),
  phone: book.phone && maskPhone(book.phone),
  address: null,
  province: null,
  country: null,
  postalCode: null,
  taxInvoice: null,
  arrival: book.arrival && {
    ...book.arrival,
    companions: [],
    requests: maskDigits(book.arrival.requests),
  },
  documents: [],
  staffNote: null, // it may say how to reach the guest
});

const maskReason = (refund: RefundJson): RefundJson => ({
  ...refund,
  reason: maskDigits(refund.reason),
});

/** Thai digits are digits, too. */
const maskDigits = (text: string | null) =>
  text === null ? null : text.replaceAll(/\p{Nd}/gu, '*');

/** `somchai@example.com` as `s***@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.charAt(0)}***${email.slice(at)}`;
}

/** `0812345678` as `***678`; nothing of a number so short that its end would be most of it. */
function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length > 2 * SHOWN_DIGITS ? `***${digits.slice(-SHOWN_DIGITS)}` : '***';
}
