import { describe, expect, it } from 'vitest';
import { addressOf } from './calls.ts';

describe('the address of a call', () => {
  it('is its path where nothing is named', () =>
    expect(addressOf('/outreach/hotels', {})).toBe('/outreach/hotels'));

  it('has its ids in their places, whatever they hold', () => {
    const id = 'a/b ?$&';
    expect(addressOf('/outreach/bookings/{id}/refund', { id })).toBe(
      '/outreach/bookings/a%2Fb%20%3F%24%26/refund',
    );
  });
});
