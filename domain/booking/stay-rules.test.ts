import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal, type RefusalCode } from '../values/decider/refusal.ts';
import { addDays, localDate } from '../values/time/local-date.ts';
import {
  assertChecksIn,
  assertRoomTakes,
  checkStay,
  DAYS_AHEAD,
  type Party,
  type PartyReason,
  type RoomTakes,
} from './stay-rules.ts';

const TODAY = localDate('2027-03-01');
const ROOM: RoomTakes = { maxGuests: 3, kidsAllowed: true, petsAllowed: true };
const OFFER = { today: TODAY, room: ROOM, disabled: false, forbidden: false };

/** Asks for a stay from so many days ahead, for so many nights. */
const asked = (ahead: number, nights: number, guests = 2) => ({
  checkIn: addDays(TODAY, ahead),
  checkOut: addDays(TODAY, ahead + nights),
  guests,
  children: 0,
  pets: 0,
});

describe('a stay', () => {
  it.each([
    ['begin today', asked(0, 1)],
    ['end on the last day one can book', asked(DAYS_AHEAD - 1, 1)],
    ['be as long as one can book ahead', asked(0, DAYS_AHEAD)],
    ['be for as many guests as the room takes', asked(1, 2, 3)],
  ])('may %s', (_, stay) => expect(() => checkStay(stay, OFFER)).not.toThrow());

  it.each<[string, ReturnType<typeof asked>, RefusalCode]>([
    ['end the day it begins', asked(1, 0), 'stay-too-short'],
    ['end before it begins', asked(3, -1), 'stay-too-short'],
    ['begin yesterday', asked(-1, 2), 'stay-in-the-past'],
    ['end past the last day one can book', asked(DAYS_AHEAD - 1, 2), 'stay-too-far-ahead'],
    ['be for more guests than the room takes', asked(1, 2, 4), 'too-many-guests'],
  ])('may not %s', (_, stay, code) => {
    expect(() => checkStay(stay, OFFER)).toThrow(Refusal);
    expect(() => checkStay(stay, OFFER)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused where the room’s own rules forbid it', () =>
    expect(() => checkStay(asked(1, 2), { ...OFFER, forbidden: true })).toThrow(
      expect.objectContaining({ code: 'stay-rule' }),
    ));

  it('is not available in a room that is not for sale', () =>
    expect(() => checkStay(asked(1, 2), { ...OFFER, disabled: true })).toThrow(
      expect.objectContaining({ code: 'room-already-booked' }),
    ));
});

const ADULTS_ALONE: RoomTakes = { ...ROOM, kidsAllowed: false, petsAllowed: false };
const party = (guests: number, children = 0, pets = 0): Party => ({ guests, children, pets });

describe('a room', () => {
  it.each<[string, Party, RoomTakes]>([
    ['as many guests as it is for', party(3), ROOM],
    ['a party of children', party(3, 3), ROOM],
    ['five pets', party(1, 0, 5), ROOM],
    [
      'adults where it takes no one else',
      party(2),
      { maxGuests: 2, kidsAllowed: false, petsAllowed: false },
    ],
  ])('takes %s', (_, coming, room) => expect(() => assertRoomTakes(coming, room)).not.toThrow());

  it.each<[string, Party, RoomTakes, PartyReason, string]>([
    ['more guests than it is for', party(4), ROOM, 'guests', 'พักได้ไม่เกิน 3 คน'],
    ['more children than guests', party(2, 3), ROOM, 'children', 'จำนวนเด็ก'],
    ['a child where it takes none', party(2, 1), ADULTS_ALONE, 'kids', 'ไม่รับเด็ก'],
    ['a pet where it takes none', party(2, 0, 1), ADULTS_ALONE, 'pets-allowed', 'ไม่รับสัตว์เลี้ยง'],
    ['six pets', party(2, 0, 6), ROOM, 'pets', 'ไม่เกิน 5 ตัว'],
  ])('does not take %s, and says why', (_, coming, room, reason, thai) =>
    expect(() => assertRoomTakes(coming, room)).toThrow(
      expect.objectContaining({
        code: 'too-many-guests',
        facts: { reason },
        why: { th: expect.stringContaining(thai), en: expect.stringMatching(/^[A-Z]/) },
      }),
    ),
  );

  it('that takes a party takes a part of it', () => {
    const few = fc.nat(8);
    fc.assert(
      fc.property(few, few, few, fc.boolean(), fc.boolean(), (guests, children, pets, a, b) => {
        const room = { maxGuests: 4, kidsAllowed: a, petsAllowed: b };
        if (!takes(party(guests, children, pets), room)) return;
        expect(takes(party(guests), room)).toBe(true);
        expect(takes(party(guests, children), room)).toBe(true);
        expect(takes(party(guests, 0, pets), room)).toBe(true);
      }),
    );
  });
});

function takes(coming: Party, room: RoomTakes): boolean {
  try {
    assertRoomTakes(coming, room);
    return true;
  } catch {
    return false;
  }
}

describe('an online check-in', () => {
  it('is refused where the hotel has none', () => {
    expect(() => assertChecksIn('Online', { checkInOnline: false })).toThrow(
      expect.objectContaining({ code: 'no-online-check-in' }),
    );
    expect(() => assertChecksIn('Online', { checkInOnline: true })).not.toThrow();
    expect(() => assertChecksIn('At Hotel', { checkInOnline: false })).not.toThrow();
  });
});
