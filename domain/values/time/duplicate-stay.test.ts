import { expect, it } from 'vitest';
import { isDuplicateStay } from './duplicate-stay.ts';
import { addDays, localDate } from './local-date.ts';

const day = (n: number) => addDays(localDate('2027-03-01'), n - 1);
const stay = (checkIn: number, checkOut: number, roomId = 'garden') => ({
  roomId,
  checkIn: day(checkIn),
  checkOut: day(checkOut),
});

it.each([
  ['on the same dates', stay(3, 6)],
  ['that begins a day after the new one', stay(4, 9)],
  ['that begins a day before the new one ends', stay(5, 9)],
])('a stay in the same room %s is in the cart already', (_, inCart) =>
  expect(isDuplicateStay(inCart, stay(3, 6))).toBe(true),
);

it.each([
  ['that begins the day the new one does', stay(3, 5)],
  ['that begins the day the new one ends', stay(6, 8)],
  ['that begins before the new one', stay(2, 6)],
  ['in another room', stay(3, 6, 'river')],
])('a stay %s is another', (_, inCart) => expect(isDuplicateStay(inCart, stay(3, 6))).toBe(false));

it('a stay of one night is the same only on the same dates', () => {
  expect(isDuplicateStay(stay(3, 4), stay(3, 4))).toBe(true);
  expect(isDuplicateStay(stay(4, 5), stay(3, 4))).toBe(false);
});
