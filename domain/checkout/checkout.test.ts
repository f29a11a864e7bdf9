import { describe, expect, it } from 'vitest';
import {
  abandon,
  abandoned,
  attempt,
  attempted,
  both,
  cart,
  failed,
  giveUp,
  held,
  hold,
  opened,
  paid,
  record,
  stay,
  theHold,
} from '../testing/checkout-samples.ts';
import { HELD_UNTIL, minute, nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { addUp, baht } from '../values/money/money.ts';
import type { PaymentMethod } from '../values/money/payment-method.ts';
import { checkout, checkoutStream } from './checkout.ts';
import type { CheckoutCommand, HoldCheckout } from './checkout-state.ts';

// checkout.every-state.test.ts tries every command in every state; here are the rules worth a sentence.
const given = specFor(checkout);

it('has a stream of its own', () => expect(checkoutStream('cart')).toBe('checkout-cart'));

describe('holding a checkout', () => {
  it('takes all its stays at once', () => given().when(hold('anna', 'bob')).expect(both));

  it('does nothing for stays it holds, some of them or in another order', () => {
    given(both).when(hold('anna')).expect();
    given(both).when(hold('bob', 'anna')).expect();
  });

  it('refuses more stays once it was held without a cart', () => {
    given(both).when(hold('cim')).refuses('checkout-already-used');
    given(both)
      .when(hold('anna', 'bob', 'cim'))
      .refuses('checkout-already-used');
  });

  describe('item by item of a cart', () => {
    const other = { ...stay('bob'), ...nights(3, 5) };
    const holdOther: CheckoutCommand = {
      type: 'HoldCheckout',
      data: { ...cart, stays: [other], amount: baht(2000), heldUntil: minute(45) },
    };

    it('refuses a sum that no online payment takes', () => {
      const costing = (bookingId: string, price: number, paymentMethod: PaymentMethod) => ({
        ...theHold(bookingId),
        stays: [{ ...stay(bookingId), price: baht(price) }],
        amount: baht(price),
        paymentMethod,
      });
      const hold = (data: HoldCheckout['data']) => ({ type: 'HoldCheckout', data }) as const;
      for (const price of [19, 150_001])
        given(opened)
          .when(hold(costing('anna', price, 'gateway')))
          .refuses('amount-out-of-range');
      given(opened, { type: 'CheckoutHeld', data: costing('anna', 100_000, 'gateway') })
        .when(hold(costing('bob', 50_001, 'gateway')))
        .refuses('amount-out-of-range');
      const direct = costing('anna', 150_001, 'direct');
      given(opened).when(hold(direct)).expect({ type: 'CheckoutHeld', data: direct });
    });

    it("joins them under the first one's end", () =>
      given(opened, held('anna'))
        .when(holdOther)
        .expect({
          type: 'CheckoutHeld',
          data: {
            ...cart,
            stays: [stay('anna'), other],
            amount: addUp([baht(2000), baht(2000)]),
            heldUntil: HELD_UNTIL,
          },
        }));

    it.each([
      ['other nights', nights(3, 5)],
      ['a night more', nights(1, 4)],
      ['a night less', nights(2, 3)],
    ])('takes a room of it again for %s', (_, dates) => {
      const again = { ...stay('anna'), ...dates, bookingId: 'again' };
      given(opened, held('anna'))
        .when({ type: 'HoldCheckout', data: { ...theHold('anna'), stays: [again] } })
        .expect({
          type: 'CheckoutHeld',
          data: { ...theHold('anna'), stays: [stay('anna'), again], amount: baht(4000) },
        });
    });

    it('refuses more once its time was up', () =>
      given(opened, held('anna'), {
        type: 'CheckoutExpired',
        data: { ...cart, stays: [stay('anna')], endedAt: HELD_UNTIL },
      })
        .when(holdOther)
        .refuses('checkout-already-used'));

    it('refuses an item that is booked', () =>
      given(opened, held('anna'))
        .when({
          type: 'HoldCheckout',
          data: { ...theHold('anna'), stays: [{ ...stay('anna'), bookingId: 'again' }] },
        })
        .refuses('checkout-already-used'));

    it('refuses a payment of the sum before the last of them joined', () =>
      given(opened, held('anna'), both)
        .when(attempt('try-1', baht(2000)))
        .refuses('busy'));

    it('refuses more once a payment was tried', () =>
      given(opened, held('anna'), attempted('try-1'))
        .when(holdOther)
        .refuses('checkout-already-used'));
  });

  it('refuses all its stays when one of them was taken back', () =>
    given(abandoned('bob')).when(hold('anna', 'bob')).refuses('reservation-lapsed'));

  it('takes other bookings after one was taken back', () =>
    given(abandoned('old')).when(hold('anna', 'bob')).expect(both));
});

describe('taking a reservation back', () => {
  it('leaves alone what the checkout holds, its time being over as well', () => {
    given(both).when(abandon('anna')).expect();
    given(both, {
      type: 'CheckoutExpired',
      data: { ...cart, stays: [stay('anna'), stay('bob')], endedAt: HELD_UNTIL },
    })
      .when(abandon('bob'))
      .expect();
  });

  it('reaches a second reservation that the checkout never took', () =>
    given(both).when(abandon('cim')).expect(abandoned('cim')));

  it('keeps what the checkout holds payable', () =>
    given(both, abandoned('cim')).when(record('try-1')).expect(paid('try-1')));
});

describe('giving up', () => {
  it('waits for every attempt', () =>
    given(both, attempted('try-1'), failed('try-1'), attempted('try-2'))
      .when(giveUp)
      .refuses('payment-in-progress'));

  it('is possible once every attempt failed', () =>
    given(both, attempted('try-1'), failed('try-1'))
      .when(giveUp)
      .expect({
        type: 'CheckoutGivenUp',
        data: { ...cart, stays: [stay('anna'), stay('bob')], endedAt: minute(5) },
      }));
});

describe('the time of a hold', () => {
  const expire = (now: ReturnType<typeof minute>): CheckoutCommand => ({
    type: 'ExpireCheckout',
    data: { ...cart, now },
  });

  it('is up in the moment named, no earlier', () => {
    given(both)
      .when(expire(minute(29.99)))
      .expect();
    given(both)
      .when(expire(HELD_UNTIL))
      .expect({
        type: 'CheckoutExpired',
        data: { ...cart, stays: [stay('anna'), stay('bob')], endedAt: HELD_UNTIL },
      });
  });

  it('ends although a payment is pending: what comes later is a late payment', () =>
    given(both, attempted('try-1'))
      .when(expire(minute(31)))
      .expect({
        type: 'CheckoutExpired',
        data: { ...cart, stays: [stay('anna'), stay('bob')], endedAt: minute(31) },
      }));
});

describe('a checkout whose stay was called off', () => {
  const cancel = { ...cart, now: minute(5), reason: null, isFinal: true } as const;
  const ended = { ...cart, stays: [stay('anna'), stay('bob')], endedAt: minute(5), reason: null };
  const calledOff = { isFinal: true, calledOff: true } as const;

  it('ends although a payment is pending, which goes back when it comes', () => {
    given(both, attempted('try-1'))
      .when({ type: 'CancelCheckout', data: { ...cancel, calledOff: true } })
      .expect({ type: 'CheckoutCanceled', data: { ...ended, ...calledOff } });
    given(both, attempted('try-1'))
      .when({ type: 'CancelCheckout', data: cancel })
      .refuses('payment-in-progress');
  });

  it('names who of the staff canceled it, for a request that came in the same moment', () =>
    given(both)
      .when({ type: 'CancelCheckout', data: { ...cancel, by: 'somsri' } })
      .expect({ type: 'CheckoutCanceled', data: { ...ended, isFinal: true, by: 'somsri' } }));
});
