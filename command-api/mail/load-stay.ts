import { randomUUID } from 'node:crypto';
import { chargedBy } from '@baanpak/contract/booking/present-booking.ts';
import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { paidAtDesk } from '@baanpak/domain/booking/booking-money.ts';
import type { BookingTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { Clock, Commands, RequestIds } from '../ports.ts';
import {
  type BookingStates,
  bookingAnswerFrom,
  loadBookingStates,
} from '../use-cases/booking/booking-answer.ts';
import { giveGuestId } from '../use-cases/booking/load-booking.ts';
import { isToOwner } from './mail-body.ts';

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

/** A stay whose link is mailed to its guest; one of an earlier version is given an id for it. */
export async function openToGuest(
  ports: Commands & Clock & RequestIds,
  stay: DocumentFacts,
  correlationId: string,
): Promise<DocumentFacts> {
  if (stay.guestId !== null) return stay;
  const commandId = randomUUID();
  const context = { actor: 'mailer', correlationId, causationId: null, commandId };
  await giveGuestId(ports, stay.bookingId, context);
  return loadStay(ports, stay.bookingId);
}

/** Addresses with commas between; null where nobody is known, or is there any more. */
type To = string | null;

/** Whom a mail about stays goes to. What concerns several owners, the site's own people decide. */
export async function addressFor(
  ports: Commands,
  template: BookingTemplate,
  stays: readonly DocumentFacts[],
): Promise<To> {
  const [first] = stays;
  if (first === undefined) return null;
  if (!isToOwner(template)) return first.book.email;
  const owners = new Set(stays.map(({ book }) => book.ownerId));
  return owners.size > 1 ? addressesOfAdmins(ports) : addressOf(ports, first.book.ownerId);
}

/** Whom a case is told: the owner's, or else the site's own people, who settle what is nobody's. */
export async function addressForCase(
  ports: Commands,
  { ownerId }: Readonly<{ ownerId: string | null }>,
): Promise<To> {
  const owner = ownerId === null ? null : await addressOf(ports, ownerId);
  return owner ?? addressesOfAdmins(ports);
}

/** The site's own people. */
export async function addressesOfAdmins(ports: Commands): Promise<To> {
  const { state } = await ports.commands.load(admins, ADMINS_STREAM);
  const known = await Promise.all(state.userIds.map((userId) => addressOf(ports, userId)));
  const addresses = known.flatMap((address) => address ?? []);
  return addresses.length === 0 ? null : addresses.join(', ');
}

async function addressOf({ commands }: Commands, userId: string): Promise<To> {
  const { state } = await commands.load(user, userStream(userId));
  return state.status === 'registered' && !state.disabled ? state.details.email : null;
}
