import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import { addressOf, isId, post, put, read, remove } from './calls.ts';
import { type Api, unlessMissing } from './client.ts';
import { postOnce } from './post-once.ts';

export type { BookingJson };

/** Who books, and how it is paid for; the stays are the checkout's. */
export type BookingRequest = Readonly<{
  checkoutId: string;
  reservedBy: string;
  email: string;
  phone: string;
  guests: number;
  methodCheckIn: BookingJson['methodCheckIn'];
  paymentMethod: BookingJson['paymentMethod'];
  address: string | null;
  province: string | null;
  country: string | null;
  postalCode: string | null;
  lang: BookingJson['lang'];
  /** What the guest was shown, in baht; where it is another by now nothing is booked. */
  expectedTotal: number;
  /** Of the terms and the privacy notice they were shown. */
  termsVersion?: string;
  /** Whom a full tax invoice is made out to. */
  taxInvoice?: NonNullable<BookingJson['taxInvoice']>;
}>;

export type Booked = Readonly<{
  book: BookingJson;
  books: readonly BookingJson[];
  /** A sentence in the caller's language. */
  detail?: string;
}>;

/** Holds all rooms of a checkout, or none; with the same key once. */
export const placeBookings = (
  api: Api,
  request: BookingRequest,
  idempotencyKey: string,
): Promise<Booked> => post(api, '/outreach/bookings', {}, request, { idempotencyKey });

/** Undefined for an id nobody was given, and for what is no id: the short code people say opens nothing. */
export const getBooking = async (api: Api, id: string): Promise<BookingJson | undefined> =>
  isId(id) ? (await unlessMissing(read(api, '/outreach/bookings/{id}', { id })))?.book : undefined;

/** It and the bookings that are paid for together with it, the whole of each, as far as it can be read. */
export async function getOrder(api: Api, book: BookingJson): Promise<readonly BookingJson[]> {
  const others = await Promise.all(book.siblings.map(({ _id }) => getBooking(api, _id)));
  return [book, ...others.flatMap((other) => other ?? [])];
}

/** Pays another way, for all that is paid for together with it. */
export const payBy = async (
  api: Api,
  id: string,
  paymentMethod: BookingJson['paymentMethod'],
): Promise<BookingJson> =>
  (await put(api, '/outreach/bookings/{id}/payment-method', { id }, { paymentMethod })).book;

type Dates = Readonly<{ checkInDate: string; checkOutDate: string }>;
/** What other dates come to, in baht: of all nights, at the hotel, and given back. */
export type DatesTold = Readonly<{ price: number; due: number; refund: number }>;

/** What other dates for a stay to come would cost; changes nothing. */
export const tellDates = (api: Api, id: string, dates: Dates): Promise<DatesTold> =>
  api.put(`${addressOf('/outreach/bookings/{id}/stay', { id })}?preview=true`, dates);

/** Takes other dates at the price that was told. */
export const changeDates = (
  api: Api,
  id: string,
  dates: Dates & Readonly<{ price: number }>,
): Promise<unknown> => put(api, '/outreach/bookings/{id}/stay', { id }, dates);

/** Says when the guest comes, with whom, and what they ask for. */
export const announceArrival = (
  api: Api,
  id: string,
  arrival: Readonly<{
    arrivalTime: string | null;
    companions: readonly string[];
    requests: string | null;
  }>,
): Promise<unknown> => put(api, '/outreach/bookings/{id}/arrival', { id }, arrival);

/** Sends a document to be checked in by. */
export async function sendDocument(api: Api, id: string, file: File): Promise<unknown> {
  const form = new FormData();
  form.append('file', file);
  return api.upload(addressOf('/outreach/bookings/{id}/documents', { id }), form);
}

/** Says that the transfer was made, with a picture of the bank's slip where there is one. */
export async function reportTransfer(api: Api, id: string, slip?: File): Promise<BookingJson> {
  const path = addressOf('/outreach/bookings/{id}/transfer', { id });
  if (!slip) return (await api.post<Reported>(path, {})).book;
  const form = new FormData();
  form.append('slip', slip);
  return (await api.upload<Reported>(path, form)).book;
}
type Reported = AnswerOfCall<'POST /outreach/bookings/{id}/transfer'>;

/** Where money goes to that the provider cannot give back itself. */
export type RefundAccount = Readonly<{ bank: string; accountNumber: string; accountName: string }>;

/** Why a refund is asked for; with an account where it is to be transferred. */
export type RefundBody = Partial<RefundAccount> & Readonly<{ reason: string }>;

/**
 * Asks for the money of a paid stay. `after` is the hotel's last decision: who asks again after a no wants
 * it again, in the same words or not.
 */
export const requestRefund = async (
  api: Api,
  id: string,
  request: RefundBody,
  after: string | null,
): Promise<BookingJson> =>
  (
    await postOnce<AnswerOfCall<'POST /outreach/bookings/{id}/refund'>>(
      api,
      addressOf('/outreach/bookings/{id}/refund', { id }),
      { ...request, acceptTerms: true },
      `refund:${id} ${after}`,
    )
  ).book;

/** Names the account that a refund waits for. */
export const nameRefundAccount = (api: Api, id: string, account: RefundAccount): Promise<unknown> =>
  api.put(addressOf('/outreach/bookings/{id}/refund/account', { id }), account);

/** Has the link to a booking mailed to its guest, if code and email are one booking's. */
export const findBooking = (
  api: Api,
  request: Readonly<{ bookingId: string; email: string }>,
): Promise<unknown> => post(api, '/outreach/bookings/find', {}, request);

/** Has the links of all stays of an email mailed to it. */
export const mailBookings = (api: Api, request: Readonly<{ email: string }>): Promise<unknown> =>
  post(api, '/outreach/bookings/mine', {}, request);

/** Gives up a hold, with all that would have been paid for together with it. */
export const giveUpBooking = async (api: Api, id: string): Promise<BookingJson> =>
  (await remove(api, '/outreach/bookings/{id}', { id })).book;
