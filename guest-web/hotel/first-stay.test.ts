import type { DayJson } from '@baanpak/contract/stay/book-reach.ts';
import { describe, expect, it } from 'vitest';
import { firstStay } from './first-stay.ts';
import { byDate } from './reachable-days.ts';

const day = (date: number, given: Partial<DayJson> = {}): DayJson => ({
  date: `2027-01-${String(date).padStart(2, '0')}`,
  status: 'available',
  price: 1500,
  unitsLeft: 1,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  ...given,
});

describe('the first stay that can be had', () => {
  it('begins on the first day whose night is free, for a night', () =>
    expect(
      firstStay(
        byDate([
          day(1, { status: 'full' }),
          day(2, { status: 'checkOutOnly' }),
          day(3, { status: 'checkInOnly' }),
          day(4),
        ]),
      ),
    ).toEqual({ checkIn: '2027-01-03', checkOut: '2027-01-04' }));

  it('keeps the rules of stay', () =>
    expect(
      firstStay(
        byDate([day(1, { closedToArrival: true }), day(2, { minStay: 2 }), day(3), day(4), day(5)]),
      ),
    ).toEqual({ checkIn: '2027-01-02', checkOut: '2027-01-04' }));

  it('is none where every night is taken', () =>
    expect(firstStay(byDate([day(1, { status: 'full' }), day(2, { status: 'full' })]))).toBe(
      undefined,
    ));
});
