import type { DocumentFacts } from '@baanpak/documents/document-facts.ts';
import { paidAtDesk } from '@baanpak/domain/booking/booking-money.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { Expression } from 'kysely';
import type { Deps } from '../deps.ts';
import { bookingOn, readBookings } from './booking-facts.ts';
import { openedBy } from './opened-by.ts';
import { openOrder } from './order.ts';

/** All that documents say of the stay that a guest's id opens; throws `not-found`. */
export const findStay = async (deps: Reads & Pick<Deps, 'ids'>, guestId: string) =>
  only(await find(deps, openedBy(deps.ids, guestId), () => guestId.toLowerCase()));

/** The same of a booking by its own id, the staff's: it opens to nobody. */
export const findStayOfBooking = async (deps: Reads, bookingId: string) =>
  only(await find(deps, bookingId, () => null));

/** The same of all that is paid for together with it, in the order of their checkout. */
export async function findStaysOfOrder(
  deps: Reads & Pick<Deps, 'ids' | 'guestIds'>,
  guestId: string,
): Promise<readonly [DocumentFacts, ...DocumentFacts[]]> {
  const opened = await openOrder(deps, guestId);
  const idOf = new Map(opened.map((each) => [each.bookingId, each.guestId ?? null]));
  const found = await find(deps, anyOf([...idOf.keys()]), (id) => idOf.get(id) ?? null);
  const places = [...idOf.keys()];
  const [first, ...others] = found.toSorted(
    (a, b) => places.indexOf(a.bookingId) - places.indexOf(b.bookingId),
  );
  return [only(first ? [first] : []), ...others];
}

type Reads = Pick<Deps, 'db' | 'now'>;

function only(found: readonly DocumentFacts[]): DocumentFacts {
  const [stay] = found;
  if (!stay) throw new Refusal('not-found', 'No such booking');
  return stay;
}

async function find(
  { db, now }: Reads,
  bookingIds: string | Expression<string>,
  guestIdOf: (bookingId: string) => string | null,
): Promise<DocumentFacts[]> {
  const found = await readBookings(db)
    .select(['h.details as documentHotel', 'b.paid_at as paidAt'])
    .where('b.booking_id', '=', bookingIds)
    .execute();
  return found.map(({ documentHotel, paidAt, ...read }) => {
    const { staff, ...known } = bookingOn(bangkokDay(now()))(read);
    const atDesk = paidAtDesk(read.terms.price, Object.values(read.deskPayments));
    return {
      ...known,
      charges: staff.charges,
      amountDue: staff.amountDue,
      payments: staff.payments,
      guestId: guestIdOf(read.bookingId),
      hotel: documentHotel,
      payment: paidAt
        ? { paidAt, method: read.chargedBy?.method ?? null, atDesk: false }
        : atDesk && { paidAt: atDesk, method: null, atDesk: true },
      invoice: read.taxInvoice,
      creditNotes: Object.values(read.creditNotes),
    };
  });
}
