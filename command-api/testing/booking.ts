import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import type {
  BookingAnswer,
  BookingsAnswer,
  PlaceBookingRequest,
} from '@baanpak/contract/booking/booking-requests.ts';
import type { CartItem, CheckoutAnswer } from '@baanpak/contract/checkout/checkout-requests.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Static } from 'typebox';
import type { RoomForTest } from './catalogue.ts';
import { ANNA, bookingBody } from './guest.ts';
import type { Problem, Requests } from './requests.ts';

export const BOOKINGS = '/outreach/bookings';
export const CHECKOUTS = '/outreach/bookings/checkout';

/** What was asked for, or why it was refused: tests look at the status first. */
export type Booked = Static<typeof BookingsAnswer> & Problem;
export type CheckoutMade = Static<typeof CheckoutAnswer> & Problem;

export type MethodChanged = Static<typeof BookingAnswer> & Problem;
export type GivenUp = Static<typeof BookingAnswer> & Problem;

type Headers = Readonly<Record<string, string>>;
type OneOrAll = Partial<PlaceBookingRequest>;

/** What a guest does up to the payment; `head` answers the position of the newest event in the log, as `x-position` has it. */
export function bookingWith(
  { post, put, read, delete: remove }: Requests,
  head: () => Promise<string>,
) {
  return {
    head,
    book: (room: RoomForTest, stay: Stay, changes: OneOrAll = {}, headers: Headers = {}) =>
      post<Booked>(BOOKINGS, bookingBody(room, stay, changes), headers),
    openCheckout: (items: readonly CartItem[], headers: Headers = {}) =>
      post<CheckoutMade>(CHECKOUTS, { checkouts: items }, headers),
    /** Books all that a checkout holds. */
    bookAll: (checkoutId: string, changes: OneOrAll = {}, headers: Headers = {}) =>
      post<Booked>(BOOKINGS, { ...ANNA, checkoutId, ...changes }, headers),
    giveUp: (bookingId: string, headers: Headers = {}) =>
      remove<GivenUp>(`${BOOKINGS}/${bookingId}`, headers),
    payBy: (bookingId: string, paymentMethod: string, headers: Headers = {}) =>
      put<MethodChanged>(`${BOOKINGS}/${bookingId}/payment-method`, { paymentMethod }, headers),
    /** Says that the money was sent, with what `sent` holds: a form, an object, or nothing. */
    reportTransfer: (bookingId: string, sent?: object, headers: Headers = {}) =>
      post<MethodChanged>(`${BOOKINGS}/${bookingId}/transfer`, sent ?? {}, headers),
    /** Sends a document to be checked in by: a form with `file`. */
    sendDocument: (bookingId: string, form: object, headers: Headers = {}) =>
      post<MethodChanged>(`${BOOKINGS}/${bookingId}/documents`, form, headers),
    announceArrival: (bookingId: string, said: object, headers: Headers = {}) =>
      put<MethodChanged>(`${BOOKINGS}/${bookingId}/arrival`, said, headers),
    /** A booking as its guest sees it, once a write can be read; default all that is written by now. */
    async seen(bookingId: string, position?: string): Promise<BookingJson> {
      const after = position ?? (await head());
      const page = await read<{ book: BookingJson }>(`${BOOKINGS}/${bookingId}`, after);
      return page.body.book;
    },
  };
}
