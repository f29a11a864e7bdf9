import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { BookingJson } from '../api/bookings.ts';
import { en } from '../i18n/en.ts';
import { enBooking } from '../i18n/en-booking.ts';
import { openI18n } from '../i18n/i18n.ts';
import { booking } from '../testing/samples.ts';
import { stayFacts } from './booking-facts.ts';

const t: TFunction<'booking'> = openI18n('en', { ...en, ...enBooking }).getFixedT('en', 'booking');

const breakfastOf = (room: BookingJson['roomObj']['breakfast'], breakfast: boolean) => {
  const book = booking({ breakfast, roomObj: { ...booking().roomObj, breakfast: room } });
  return stayFacts(book, 'en', t).find(([name]) => name === 'breakfast')?.[1];
};

it.each([
  ['included', false, 'Included in the price'],
  ['on-request', true, 'Yes'],
  ['on-request', false, 'On request at the hotel'],
  [null, false, 'No'],
] as const)('tells of breakfast %s, asked for: %s', (room, asked, said) =>
  expect(breakfastOf(room, asked)).toBe(said),
);
