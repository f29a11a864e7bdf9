import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { paidAtDesk } from '@baanpak/domain/stay/amount-due.ts';
import type { Deps } from '../deps.ts';
import {
  type BookingStates,
  bookingAnswerFrom,
  loadBookingStates,
} from '../stay/booking-answer.ts';

/** All that mails and documents say of a stay, as it is now; throws `not-found`. */
export async function loadStay(deps: Deps, id: string): Promise<DocumentFacts> {
  const states = await loadBookingStates(deps, id);
  const { bookingId, book, money, guestId, staff } = bookingAnswerFrom(deps)(states);
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
    payment: await paymentOf(deps, states),
    invoice: state.status === 'unknown' ? null : state.taxInvoice,
    creditNotes: state.status === 'unknown' ? [] : [...state.creditNotes.values()],
  };
}

async function paymentOf(
  { commands }: Deps,
  { booked: { state }, paying }: BookingStates,
): Promise<DocumentFacts['payment']> {
  if (state.status === 'unknown') return null;
  if (!('paid' in state)) {
    const paidAt = paidAtDesk(state.terms.price, state.desk.payments.values());
    return paidAt && { paidAt, method: null, atDesk: true };
  }
  const { paidAt } = state;
  const attempt = paying.state.status === 'paid' ? paying.state.payment : null;
  if (attempt === null) return { paidAt, method: null, atDesk: false };
  const charged = await commands.load(payment, paymentStream(attempt.attemptId));
  const method = 'method' in charged.state ? charged.state.method : null;
  return { paidAt, method, atDesk: false };
}
