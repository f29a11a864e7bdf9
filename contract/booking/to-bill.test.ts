import { minute } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { RefundOf, RefundProgress } from '@baanpak/domain/values/money/refund.ts';
import { describe, expect, it } from 'vitest';
import { refundableOf, toMoney } from './to-bill.ts';

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

const approved = (at: number) => ({
  request: null,
  decision: {
    ...({ verdict: 'approved', amount: baht(400), reason: null, by: 'x' } as const),
    at: minute(at),
  },
});

const facts = {
  status: 'Booked',
  terms: { price: baht(1000) },
  received: baht(600),
  extras: {},
  deskPayments: {},
  askedRefunds: {},
  movedRefunds: [],
};

describe("a stay's money", () => {
  it('is all that came through its checkout, with what was given back of it', () => {
    const movedRefunds = [refund('booking', 400), refund('desk', 300)];
    expect(toMoney({ ...facts, movedRefunds })).toEqual({
      throughCheckout: 1000,
      returned: [
        { refundId: 'booking-400', amount: 400, at: minute(9), because: 'changed' },
        { refundId: 'desk-300', amount: 300, at: minute(9), because: 'overpaid' },
      ],
    });
  });

  it('is none that came late or twice, and none that is on its way', () => {
    const movedRefunds = [
      ...[refund('late', 1000), refund('case', 1000)],
      ...[refund('booking', 100, 'open'), refund('desk', 100, 'failed')],
    ];
    expect(toMoney({ ...facts, movedRefunds })).toEqual({ throughCheckout: 600, returned: [] });
  });

  it('went back as the stay was canceled, or before that because it was changed', () => {
    const earlier = { ...refund('booking', 100), at: minute(5) };
    const movedRefunds = [refund('booking', 400), earlier];
    const askedRefunds = { 'booking-100': approved(4), 'booking-400': approved(8) };
    const because = (status: string) =>
      toMoney({ ...facts, status, askedRefunds, movedRefunds }).returned.map(
        (each) => each.because,
      );
    expect(because('Canceled')).toEqual(['changed', 'canceled']);
    expect(because('Booked')).toEqual(['changed', 'changed']);
  });

  it('went back by a difference because it was changed, even when that was decided after the cancellation', () => {
    const movedRefunds = [refund('booking', 400), { ...refund('booking', 100), at: minute(20) }];
    const difference = { quote: null, reason: null, requestedAt: minute(1), difference: baht(100) };
    for (const at of [8, 15]) {
      const askedRefunds = {
        'booking-400': approved(8),
        'booking-100': { ...approved(at), request: difference },
      };
      const { returned } = toMoney({ ...facts, status: 'Canceled', askedRefunds, movedRefunds });
      expect(returned.map(({ because }) => because)).toEqual(['canceled', 'changed']);
    }
  });
});

describe('what calling a stay off may give back', () => {
  it('is what was paid less what was promised before, whether that was paid or not', () => {
    const askedRefunds = { 'booking-400': approved(4) };
    const promised = { ...facts, received: baht(1000), askedRefunds };
    expect(refundableOf(promised)).toBe(baht(600));
    const waits = [refund('booking', 400, 'left-to-hotel')];
    expect(refundableOf({ ...promised, movedRefunds: waits })).toBe(baht(600));
    const movedRefunds = [refund('booking', 400)];
    expect(refundableOf({ ...facts, askedRefunds, movedRefunds })).toBe(baht(600));
  });

  it('is what the desk keeps where that is all', () => {
    const cash = { method: 'cash', reference: null, by: 'x', at: minute(5) } as const;
    const deskPayments = { one: { ...cash, amount: baht(500) } };
    const movedRefunds = [refund('desk', 120, 'left-to-hotel')];
    expect(refundableOf({ ...facts, received: baht(0), deskPayments, movedRefunds })).toBe(
      baht(380),
    );
  });
});
