import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { fieldsWhere } from '../values/fields/fields.ts';
import type { AmendBooking, BookingAmended } from './booking-messages.ts';
import type { Booking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';

/** Corrects a stay that is not over, and of a block its note alone: it has no guest. */
export function amendBooking(state: Booking, { data }: AmendBooking): BookingAmended[] {
  const { bookingId, expectedVersion, terms, guest } = data;
  const known = assertVersion(state, expectedVersion);
  const newTerms = news(known.terms, terms);
  const newGuest = news(known.guest, guest);
  const fields = Object.keys({ ...newTerms, ...newGuest });
  if (fields.length === 0) return [];
  const saysMore = fields.some((field) => field !== 'note');
  const isOpen = known.status === 'Reserved' || known.status === 'Booked';
  if (!isOpen && (known.status !== 'Unavailable' || saysMore))
    throw new Refusal('wrong-status', 'What has ended is not changed');
  const stated = Object.keys(newGuest).length > 0 ? newGuest : null;
  return [{ type: 'BookingAmended', data: { bookingId, terms: newTerms, guest: stated } }];
}

/** Of what is stated, what differs from the present. */
const news = <T extends object>(current: T, stated: Partial<T>): Partial<T> =>
  fieldsWhere(stated, (field, value) => !isSame(current[field], value));
