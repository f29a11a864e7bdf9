import { describe, expect, it } from 'vitest';
import { dayOfJanuary as day } from '../testing/samples.ts';
import { firstStay } from './first-stay.ts';
import { byDate } from './reachable-days.ts';

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
