import { addDays, type LocalDate, nightsBetween, type Stay } from '../values/local-date.ts';
import { Refusal } from '../values/refusal.ts';

/** How far ahead one can look and book. */
export const DAYS_AHEAD = 730;

type Asked = Stay & Readonly<{ guests: number }>;
type Offer = Readonly<{
  today: LocalDate;
  maxGuests: number;
  disabled: boolean;
  /** The room's own rules forbid the stay. */
  forbidden: boolean;
}>;

/** Refuses a stay that no calendar needs to be asked for. `guests` counts children too. */
export function checkStay({ checkIn, checkOut, guests }: Asked, offer: Offer): void {
  if (nightsBetween(checkIn, checkOut) < 1)
    throw new Refusal('stay-too-short', 'A stay lasts at least one night');
  if (checkIn < offer.today) throw new Refusal('stay-in-the-past', 'The stay begins before today');
  if (checkOut > addDays(offer.today, DAYS_AHEAD))
    throw new Refusal('stay-too-far-ahead', `Bookings open ${DAYS_AHEAD} days ahead`);
  if (guests > offer.maxGuests)
    throw new Refusal('too-many-guests', `The room is for ${offer.maxGuests} guests`);
  if (offer.forbidden) throw new Refusal('stay-rule', 'A rule of the room forbids this stay');
  if (offer.disabled) throw new Refusal('room-already-booked', 'The room is not for sale');
}
