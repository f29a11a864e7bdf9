import { expect, it } from 'vitest';
import { addressWith } from './calls.ts';

it('asks for what is said, and leaves out what is not', () => {
  expect(
    addressWith('/bookings/desk-money', {}, { day: '2026-11-28', page: 2, hotelId: undefined }),
  ).toBe('/bookings/desk-money?day=2026-11-28&page=2');
  expect(addressWith('/bookings/{id}/slip', { id: 'b1' })).toBe('/bookings/b1/slip');
});
