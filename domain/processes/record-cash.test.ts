import { describe, it } from 'vitest';
import type { RefundTransferred } from '../refund/refund.ts';
import { follow } from '../testing/follow.ts';
import { minute } from '../testing/samples.ts';
import type { DeskMethod } from '../values/money/desk-payment.ts';
import { baht, satang } from '../values/money/money.ts';
import { recordCash } from './record-cash.ts';

const when = follow(recordCash);
const payment = { bookingId: 'anna', paymentId: 'p1', amount: baht(500), by: 'somsri' } as const;
const taken = (method: DeskMethod) =>
  ({
    type: 'DeskPaymentRecorded',
    data: { ...payment, method, reference: null, at: minute(2), coversStay: false },
  }) as const;
const givenBack = (more: Partial<RefundTransferred['data']>): RefundTransferred => ({
  type: 'RefundTransferred',
  data: {
    ...{ refundId: 'r1', bookingIds: ['anna'], of: 'desk', step: 2, amount: baht(200) },
    ...{ by: 'somchai', paidAt: minute(5), ...more },
  },
});

describe('the till of who handles cash', () => {
  it('has what was paid in cash, and nothing of the rest', () => {
    const { bookingId, by, amount } = payment;
    const data = { bookingId, by, amount, movementId: 'p1', at: minute(2) };
    when(taken('cash')).expect({ do: { type: 'NoteCash', data } });
    for (const method of ['transfer', 'card-terminal'] as const) when(taken(method)).expect();
  });

  it('has less by what is given back in cash', () => {
    const data = { bookingId: 'anna', movementId: 'r1', by: 'somchai', amount: satang(-20_000) };
    when(givenBack({ method: 'cash' })).expect({
      do: { type: 'NoteCash', data: { ...data, at: minute(5) } },
    });
    when(givenBack({ method: 'transfer' })).expect();
    when(givenBack({})).expect(); // of an earlier version
  });
});
