import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { paidAtDesk } from '@baanpak/domain/stay/amount-due.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Expression } from 'kysely';
import type { Deps } from '../deps.ts';
import { bookingOn, readBookings } from './booking-facts.ts';
import { openedBy } from './opened-by.ts';

/** All that documents say of the stay that a guest's id opens; throws `not-found`. */
export const findStay = (deps: Reads & Pick<Deps, 'ids'>, guestId: string) =>
  find(deps, openedBy(deps.ids, guestId), guestId.toLowerCase());

/** The same of a booking by its own id, the staff's: it opens to nobody. */
export const findStayOfBooking = (deps: Reads, bookingId: string) => find(deps, bookingId, null);

type Reads = Pick<Deps, 'db' | 'now'>;

async function find(
  { db, now }: Reads,
  bookingId: string | Expression<string>,
  guestId: string | null,
): Promise<DocumentFacts> {
  const found = await readBookings(db)
    .select(['h.details as documentHotel', 'b.paid_at as paidAt'])
    .where('b.booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such booking');
  const { documentHotel, paidAt, ...read } = found;
  const { staff, ...known } = bookingOn(bangkokDay(now()))(read);
  const atDesk = paidAtDesk(read.terms.price, Object.values(read.deskPayments));
  return {
    ...known,
    charges: staff.charges,
    amountDue: staff.amountDue,
    payments: staff.payments,
    guestId,
    hotel: documentHotel,
    payment: paidAt
      ? { paidAt, method: read.chargedBy?.method ?? null, atDesk: false }
      : atDesk && { paidAt: atDesk, method: null, atDesk: true },
    invoice: read.taxInvoice,
    creditNotes: Object.values(read.creditNotes),
  };
}
