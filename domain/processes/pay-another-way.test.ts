import { describe, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { payAnotherWay } from './pay-another-way.ts';

const when = follow(payAnotherWay);

describe('another way to pay', () => {
  it('is told to every booking that is paid together, with the number of the choice', () => {
    const choice = { paymentMethod: 'direct', choice: 2 } as const;
    const change = (bookingId: string) =>
      ({ do: { type: 'ChangePaymentMethod', data: { bookingId, ...choice } } }) as const;
    when({
      type: 'PaymentMethodChosen',
      data: { uid: 'cart', bookingIds: ['anna', 'bob'], ...choice },
    }).expect(change('anna'), change('bob'));
  });
});
