import type { DayJson, DayStatus } from '@baanpak/contract/booking/book-reach.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { offerFor } from './offer.ts';

const night = (date: string, price: number, status: DayStatus, unitsLeft = 2): DayJson => ({
  date,
  status,
  price,
  unitsLeft,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
});
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: localDate(checkIn),
  checkOut: localDate(checkOut),
});
const DAYS = [
  night('2026-12-30', 1000, 'available'),
  night('2026-12-31', 1501, 'available', 1),
  night('2027-01-01', 900, 'checkOutOnly', 0),
];

describe('what a stay costs', () => {
  it('is the sum of its nights, beside the average one', () =>
    expect(offerFor(DAYS, stay('2026-12-30', '2027-01-01'))).toEqual({
      nights: 2,
      totalPrice: 2501,
      price: 1251,
      unitsLeft: 1,
      nightPrices: [
        { date: '2026-12-30', price: 1000 },
        { date: '2026-12-31', price: 1501 },
      ],
    }));

  it('is not told where a night is taken or not known', () => {
    expect(offerFor(DAYS, stay('2026-12-31', '2027-01-02'))).toBeUndefined();
    expect(offerFor(DAYS, stay('2026-12-29', '2026-12-31'))).toBeUndefined();
  });
});
