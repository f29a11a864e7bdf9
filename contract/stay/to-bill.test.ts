import { minute } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { RefundOf, RefundProgress } from '@baanpak/domain/values/money/refund.ts';
import { describe, expect, it } from 'vitest';
import { nightsRefunded } from './to-bill.ts';

const refund = (
  of: RefundOf,
  amount: number,
  status: RefundProgress['status'] = 'paid',
): RefundProgress => ({
  refundId: `${of}-${amount}`,
  of,
  amount: baht(amount),
  step: 1,
  status,
  way: 'transfer',
  failureCode: null,
  at: minute(9),
  since: minute(8),
});

const facts = {
  status: 'Canceled',
  terms: { price: baht(1000) },
  received: baht(0),
  extras: {},
  deskPayments: {},
  movedRefunds: [],
};

describe('what was given back of the nights', () => {
  it('is the money of the checkout where that paid them', () => {
    const movedRefunds = [refund('booking', 400), refund('desk', 300), refund('late', 1000)];
    expect(nightsRefunded({ ...facts, received: baht(600), movedRefunds })).toBe(baht(400));
  });

  it('is the money of the desk where that paid them, and no more than they cost', () =>
    expect(nightsRefunded({ ...facts, movedRefunds: [refund('desk', 1300)] })).toBe(baht(1000)));

  it('is nothing that is still on its way', () =>
    expect(nightsRefunded({ ...facts, movedRefunds: [refund('desk', 1000, 'open')] })).toBe(0));

  it('is no extra that was taken off a stay that goes on', () => {
    const movedRefunds = [refund('desk', 300)];
    expect(nightsRefunded({ ...facts, status: 'Booked', movedRefunds })).toBe(0);
  });
});
