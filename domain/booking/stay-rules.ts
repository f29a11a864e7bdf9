import { Refusal } from '../values/decider/refusal.ts';
import type { I18nText } from '../values/text/i18n-text.ts';
import { after, HOUR, type Instant } from '../values/time/instant.ts';
import {
  addDays,
  type LocalDate,
  nightsBetween,
  type Stay,
  startOfDay,
} from '../values/time/local-date.ts';

// What holds of any stay by its days and its party, before there is a booking: whether it can be booked, and when it is over.

/** How far ahead one can look and book. */
export const DAYS_AHEAD = 730;

type Offer = Readonly<{
  today: LocalDate;
  room: RoomTakes;
  disabled: boolean;
  /** The room's own rules forbid the stay. */
  forbidden: boolean;
}>;

/** Refuses a stay that no calendar needs to be asked for. */
export function checkStay(asked: Stay & Party, offer: Offer): void {
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

/** Who comes; `guests` counts children too. */
export type Party = Readonly<{ guests: number; children: number; pets: number }>;
/** Whom a room takes. */
export type RoomTakes = Readonly<{
  maxGuests: number;
  kidsAllowed: boolean;
  petsAllowed: boolean;
}>;

const MOST_PETS = 5;

/** Why a room does not take a party: too many of them, or none of their kind. */
export const PARTY_REASONS = ['guests', 'children', 'kids', 'pets-allowed', 'pets'] as const;
export type PartyReason = (typeof PARTY_REASONS)[number];

/** Refuses a party the room does not take, no matter who asks for it: a guest's cart as the desk. It says why. */
export function assertRoomTakes({ guests, children, pets }: Party, room: RoomTakes): void {
  const { maxGuests: most } = room;
  if (guests > most)
    refuse('guests', {
      th: `ห้องนี้พักได้ไม่เกิน ${most} คน`,
      en: `This room sleeps up to ${most}, including children`,
    });
  if (children > guests)
    refuse('children', {
      th: 'จำนวนเด็กมากกว่าจำนวนผู้เข้าพัก',
      en: 'There are more children than guests',
    });
  if (children > 0 && !room.kidsAllowed)
    refuse('kids', { th: 'ห้องนี้ไม่รับเด็ก', en: 'Children cannot stay in this room' });
  if (pets > 0 && !room.petsAllowed)
    refuse('pets-allowed', {
      th: 'ห้องนี้ไม่รับสัตว์เลี้ยง',
      en: 'Pets are not allowed in this room',
    });
  if (pets > MOST_PETS)
    refuse('pets', {
      th: `พาสัตว์เลี้ยงเข้าพักได้ไม่เกิน ${MOST_PETS} ตัว`,
      en: `You can bring up to ${MOST_PETS} pets`,
    });
}

function refuse(reason: PartyReason, why: I18nText): never {
  throw new Refusal('too-many-guests', why.en, { reason }, why);
}

/** Refuses an online check-in where the hotel has none. */
export function assertChecksIn(
  method: 'Online' | 'At Hotel',
  hotel: Readonly<{ checkInOnline: boolean }>,
): void {
  if (method === 'Online' && !hotel.checkInOnline)
    throw new Refusal('no-online-check-in', 'This hotel has no online check-in');
}

/**
 * Noon in Bangkok of the day after check-out: until then the desk decides who came and who left, and takes it back
 * (docs/adr/0134-undo-until-noon.md).
 */
export const completionDue = (checkOut: LocalDate): Instant =>
  after(startOfDay(addDays(checkOut, 1)), 12 * HOUR);
