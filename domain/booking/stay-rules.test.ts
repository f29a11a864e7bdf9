import { describe, expect, it } from 'vitest';
import { Refusal, type RefusalCode } from '../values/decider/refusal.ts';
import { addDays, localDate } from '../values/time/local-date.ts';
import { checkStay, DAYS_AHEAD } from './stay-rules.ts';

const TODAY = localDate('2027-03-01');
const ROOM = { maxGuests: 3, kidsAllowed: true, petsAllowed: true };
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
