import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { en } from '../../router/texts/en.ts';
import { enBooking } from '../../router/texts/en-booking.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { openI18n } from '../../shell/texts.ts';
import { booking } from '../../testing/samples.ts';
import { paymentFacts, stayFacts, sumFacts } from './booking-facts.ts';

const t: TFunction<'booking'> = openI18n('en', { ...en, ...enBooking }).getFixedT('en', 'booking');

const breakfastOf = (room: BookingJson['roomObj']['breakfast'], breakfast: boolean) => {
  const book = booking({ breakfast, roomObj: { ...booking().roomObj, breakfast: room } });
  return stayFacts(book, 'en', t).find(([name]) => name === 'breakfast')?.[1];
};

it.each([
  ['included', false, 'Included in the price'],
  ['on-request', true, 'Yes'],
  ['on-request', false, 'On request at the hotel'],
  [null, false, 'Not included'],
] as const)('tells of breakfast %s, asked for: %s', (room, asked, said) =>
  expect(breakfastOf(room, asked)).toBe(said),
);

it('says nothing of children and pets that do not come', () => {
  const values = (facts: ReturnType<typeof stayFacts>) =>
    facts.filter(([name]) => name === 'children' || name === 'pets').map(([, value]) => value);
  expect(values(stayFacts(booking({ children: 0, pets: 0 }), 'en', t))).toEqual([null, null]);
  expect(values(stayFacts(booking({ children: 2, pets: 1 }), 'en', t))).toEqual([2, 1]);
});

const REFUNDED = { status: 'refunded' } as BookingJson['refunds'][number];

it('tells sums that add up after a refund', () => {
  const refunds = [{ ...REFUNDED, amount: 23_970 }];
  expect(sumFacts({ totalReceived: 0, refunds })).toEqual([
    ['received', '฿23,970'],
    ['refunded', '฿23,970'],
  ]);
  expect(sumFacts({ totalReceived: 3000, refunds: [] })).toEqual([['received', '฿3,000']]);
});

it.each([
  [{ method: 'card', brand: 'Visa', lastDigits: '4242' }, 'Card, Visa ending 4242'],
  [{ method: 'promptpay' }, 'PromptPay'],
  [{ method: 'transfer' }, 'Bank transfer to the hotel'],
  [null, 'Online payment'],
] as const)('names the way that was used: %j', (paidBy, said) => {
  const facts = paymentFacts(booking({ paidBy }), 'en', t);
  expect(facts.find(([name]) => name === 'method')?.[1]).toBe(said);
});
