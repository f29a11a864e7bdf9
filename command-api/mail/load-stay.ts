import { chargedBy } from '@baanpak/contract/booking/booking-from-states.ts';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { paidAtDesk } from '@baanpak/domain/booking/booking-money.ts';
import type { Clock, Commands } from '../ports.ts';
import {
  type BookingStates,
  bookingAnswerFrom,
  loadBookingStates,
} from '../use-cases/booking/booking-answer.ts';

/** All that mails and documents say of a stay, as it is now; throws `not-found`. */
export async function loadStay(ports: Commands & Clock, id: string): Promise<DocumentFacts> {
  const states = await loadBookingStates(ports, id);
  const { bookingId, book, money, guestId, staff } = bookingAnswerFrom(ports)(states);
  const { state } = states.booked;
  return {
    bookingId,
    book,
    money,
    guestId,
    charges: staff.charges,
    amountDue: staff.amountDue,
    payments: staff.payments,
    hotel: states.offer.hotel.details,
    payment: paymentOf(states),
    invoice: state.status === 'unknown' ? null : state.taxInvoice,
    creditNotes: state.status === 'unknown' ? [] : [...state.creditNotes.values()],
  };
}

function paymentOf({ booked: { state }, attempt }: BookingStates): DocumentFacts['payment'] {
  if (state.status === 'unknown') return null;
  if (!('paid' in state)) {
    const paidAt = paidAtDesk(state.terms.price, state.desk.payments.values());
    return paidAt && { paidAt, method: null, atDesk: true };
  }
  const method = chargedBy(attempt?.state)?.method ?? null;
  return { paidAt: state.paidAt, method, atDesk: false };
}
