import { Refusal } from '../values/decider/refusal.ts';
import { addDays, type LocalDate, nightsBetween, type Stay } from '../values/time/local-date.ts';
import { assertRoomTakes, type Party, type RoomTakes } from './party.ts';

/** How far ahead one can look and book. */
export const DAYS_AHEAD = 730;

type Asked = Stay & Party;
type Offer = Readonly<{
  today: LocalDate;
  room: RoomTakes;
  disabled: boolean;
  /** The room's own rules forbid the stay. */
  forbidden: boolean;
}>;

/** Refuses a stay that no calendar needs to be asked for. */
export function checkStay(asked: Asked, offer: Offer): void {
  assertBookable(asked, offer.today);
  assertRoomTakes(asked, offer.room);
  if (offer.forbidden) throw new Refusal('stay-rule', 'A rule of the room forbids this stay');
  if (offer.disabled) throw new Refusal('room-already-booked', 'The room is not for sale');
}

/** Refuses days that nobody can book, in whatever room. */
export function assertBookable({ checkIn, checkOut }: Stay, today: LocalDate): void {
  if (nightsBetween(checkIn, checkOut) < 1)
    throw new Refusal('stay-too-short', 'A stay lasts at least one night');
  if (checkIn < today) throw new Refusal('stay-in-the-past', 'The stay begins before today');
  if (checkOut > addDays(today, DAYS_AHEAD))
    throw new Refusal('stay-too-far-ahead', `Bookings open ${DAYS_AHEAD} days ahead`);
}
