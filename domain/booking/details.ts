import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { fieldsWhere } from '../values/fields/fields.ts';
import { openRefunds } from './booking-money.ts';
import {
  type AmendBooking,
  assertVersion,
  type Booking,
  type BookingAmended,
  type BookingDisabled,
  type BookingEnabled,
  type GiveGuestId,
  type GuestIdGiven,
  type PlacedBooking,
  type StaffNoteSet,
} from './booking-state.ts';

// The details of a booking: what staff correct of the guest and the terms, what they note, whether lists leave it out, and
// the id that opens it to its guest.

export function decideDetails(state: Booking, command: AmendBooking | GiveGuestId): DetailsEvent[] {
  switch (command.type) {
    case 'AmendBooking':
      return amendBooking(state, command);
    case 'GiveGuestId':
      return giveGuestId(state, command);
  }
}

type Amended = BookingAmended | StaffNoteSet | BookingDisabled | BookingEnabled;
type DetailsEvent = Amended | GuestIdGiven;
type Amendment = AmendBooking['data'];

/** What is corrected, noted and hidden is one change: all of it, or none. */
function amendBooking(state: Booking, { data }: AmendBooking): Amended[] {
  const known = assertVersion(state, data.expectedVersion);
  return [...corrected(known, data), ...noted(known, data), ...hidden(known, data)];
}

/** Of a stay that is not over, and of a block its note alone: it has no guest. */
function corrected(known: PlacedBooking, { bookingId, terms, guest }: Amendment): BookingAmended[] {
  const newTerms = changesOf(known.terms, terms);
  const newGuest = changesOf(known.guest, guest);
  const fields = Object.keys({ ...newTerms, ...newGuest });
  if (fields.length === 0) return [];
  const isMoreThanNote = fields.some((field) => field !== 'note');
  if (known.taxInvoice && fields.includes('taxInvoice'))
    throw new Refusal('wrong-status', 'The tax invoice was issued');
  // who stayed may ask for it when they pay
  const isBuyer = known.status === 'Completed' && fields.every((field) => field === 'taxInvoice');
  const isOpen = known.status === 'Reserved' || known.status === 'Booked' || isBuyer;
  if (!isOpen && (known.status !== 'Unavailable' || isMoreThanNote))
    throw new Refusal('wrong-status', 'What has ended is not changed');
  const stated = Object.keys(newGuest).length > 0 ? newGuest : null;
  return [{ type: 'BookingAmended', data: { bookingId, terms: newTerms, guest: stated } }];
}

/** Of what is stated, what differs from the present. */
const changesOf = <T extends object>(current: T, stated: Partial<T>): Partial<T> =>
  fieldsWhere(stated, (field, value) => !isSame(current[field], value));

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

/** Once, and only to who has none: the first id goes on opening the booking. A block opens to nobody. */
function giveGuestId(state: Booking, { data }: GiveGuestId): GuestIdGiven[] {
  const { guestId, terms } = assertVersion(state, null);
  if (guestId !== null) return [];
  if (terms.units !== undefined) throw new Refusal('wrong-status', 'A block has no guest');
  return [{ type: 'GuestIdGiven', data }];
}

export function evolveDetails(state: PlacedBooking, { type, data }: DetailsEvent): PlacedBooking {
  switch (type) {
    case 'BookingAmended': {
      const terms = { ...state.terms, ...data.terms };
      return { ...state, terms, guest: { ...state.guest, ...data.guest } };
    }
    case 'StaffNoteSet':
      return { ...state, staffNote: data.staffNote };
    case 'BookingDisabled':
      return { ...state, disabled: true };
    case 'BookingEnabled':
      return { ...state, disabled: false };
    case 'GuestIdGiven':
      return { ...state, guestId: data.guestId };
  }
}
