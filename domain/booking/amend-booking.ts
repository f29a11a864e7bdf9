import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { fieldsWhere } from '../values/fields/fields.ts';
import type {
  AmendBooking,
  BookingAmended,
  BookingDisabled,
  BookingEnabled,
  StaffNoteSet,
} from './booking-messages.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import { openRefunds } from './open-refunds.ts';

type Amendment = AmendBooking['data'];
type Amended = BookingAmended | StaffNoteSet | BookingDisabled | BookingEnabled;

/** What is corrected, noted and hidden is one change: all of it, or none. */
export function amendBooking(state: Booking, { data }: AmendBooking): Amended[] {
  const known = assertVersion(state, data.expectedVersion);
  return [...corrected(known, data), ...noted(known, data), ...hidden(known, data)];
}

/** Of a stay that is not over, and of a block its note alone: it has no guest. */
function corrected(known: PlacedBooking, { bookingId, terms, guest }: Amendment): BookingAmended[] {
  const newTerms = news(known.terms, terms);
  const newGuest = news(known.guest, guest);
  const fields = Object.keys({ ...newTerms, ...newGuest });
  if (fields.length === 0) return [];
  const saysMore = fields.some((field) => field !== 'note');
  if (known.taxInvoice && fields.includes('taxInvoice'))
    throw new Refusal('wrong-status', 'The tax invoice was issued');
  // who stayed may ask for it when they pay
  const isBuyer = known.status === 'Completed' && fields.every((field) => field === 'taxInvoice');
  const isOpen = known.status === 'Reserved' || known.status === 'Booked' || isBuyer;
  if (!isOpen && (known.status !== 'Unavailable' || saysMore))
    throw new Refusal('wrong-status', 'What has ended is not changed');
  const stated = Object.keys(newGuest).length > 0 ? newGuest : null;
  return [{ type: 'BookingAmended', data: { bookingId, terms: newTerms, guest: stated } }];
}

/** Whatever became of the stay. */
function noted(
  known: PlacedBooking,
  { bookingId, staffNote = known.staffNote }: Amendment,
): StaffNoteSet[] {
  if (staffNote === known.staffNote) return [];
  return [{ type: 'StaffNoteSet', data: { bookingId, staffNote } }];
}

/** What somebody still waits for is not hidden. */
function hidden(
  known: PlacedBooking,
  { bookingId, disabled = known.disabled }: Amendment,
): (BookingDisabled | BookingEnabled)[] {
  if (disabled === known.disabled) return [];
  if (!disabled) return [{ type: 'BookingEnabled', data: { bookingId } }];
  if (!hasEnded(known)) throw new Refusal('wrong-status', 'Only what has ended is hidden');
  if (openRefunds(known.refunds).length > 0)
    throw new Refusal('wrong-status', 'Its money is still to go back');
  return [{ type: 'BookingDisabled', data: { bookingId } }];
}

const hasEnded = ({ status }: PlacedBooking) =>
  status === 'Completed' || status === 'Canceled' || status === 'Expired';

/** Of what is stated, what differs from the present. */
const news = <T extends object>(current: T, stated: Partial<T>): Partial<T> =>
  fieldsWhere(stated, (field, value) => !isSame(current[field], value));
