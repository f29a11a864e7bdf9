import { expect, it } from 'vitest';
import { demoGuests } from './guests.ts';

it('has forty guests, each with a mailbox and a number of their own', () => {
  expect(demoGuests).toHaveLength(40);
  for (const field of ['name', 'email', 'phone'] as const)
    expect(new Set(demoGuests.map((guest) => guest[field])).size).toBe(40);
});

it('writes to nobody real', () => {
  for (const { email, phone } of demoGuests) {
    expect(email).toMatch(/^[a-z.]+@example\.com$/);
    expect(phone).toMatch(/^08\d-000-\d{4}$/);
  }
});

it('knows the country of each by the name they would write', () => {
  const countries = new Set(demoGuests.map(({ country }) => country));
  expect(countries).toContain('ไทย');
  expect(countries).toContain('Sweden');
  expect(countries.size).toBeGreaterThan(10);
});
