import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout } from '@baanpak/domain/checkout/checkout-messages.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/stay/booking-messages.ts';
import { type Satang, satang } from '@baanpak/domain/values/money.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { BookingJson } from '@baanpak/query-api/contract/booking.ts';
import { toBooking } from '@baanpak/query-api/contract/to-booking.ts';
import { furthest } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { roomAnswer } from '../room/room-answer.ts';

/** A booking as the read models will show it at `position`; throws `not-found`. */
export async function bookingAnswer(
  deps: Deps,
  bookingId: string,
): Promise<{ book: BookingJson; position: Position }> {
  const found = await loadBooking(deps, bookingId);
  const { terms } = found.state;
  const paying = await deps.commands.load(checkout, checkoutStream(terms.checkoutUid));
  const { room, hotel, position } = await roomAnswer(deps, terms.roomId);
  const book = toBooking({
    ...found.state,
    ...money(found.state),
    paymentStatus: paymentStatus(found.state, paying.state),
    version: found.revision,
    hotel: { hotelName: hotel.hotelName, slug: hotel.hotelNameSlug },
    room,
  });
  return { book, position: furthest([found.position, paying.position, position]) };
}

/** Throws `not-found` for a booking that was never placed. */
export async function loadBooking({ commands }: Deps, bookingId: string) {
  const { state, ...found } = await commands.load(booking, bookingStream(bookingId));
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such booking');
  return { ...found, state };
}

const money = (state: PlacedBooking): { received: Satang; feeCharge: Satang } =>
  'paid' in state
    ? { received: state.paid, feeCharge: state.feeCharge }
    : { received: satang(0), feeCharge: satang(0) };

const paymentStatus = (state: PlacedBooking, paying: Checkout): BookingJson['paymentStatus'] => {
  if ('paid' in state) return 'paid';
  return 'paymentStatus' in paying && paying.paymentStatus === 'failed' ? 'failed' : 'pending';
};
