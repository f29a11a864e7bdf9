import { describe, it } from 'vitest';
import { cart, opened, stay, theHold } from '../testing/checkout-samples.ts';
import { HELD_UNTIL, minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import type { PaymentMethod } from '../values/money/payment-method.ts';
import { checkout } from './checkout.ts';
import type { CheckoutCommand, CheckoutEvent, HeldStay } from './checkout-state.ts';

// checkout.every-state.test.ts tries it in every state; here are the rules worth a sentence.
const given = specFor(checkout);

const choose = (paymentMethod: PaymentMethod, now = minute(1)): CheckoutCommand => ({
  type: 'ChoosePaymentMethod',
  data: { ...cart, paymentMethod, now },
});
const chosen = (
  paymentMethod: PaymentMethod,
  choice: number,
  ...bookingIds: string[]
): CheckoutEvent => ({
  type: 'PaymentMethodChosen',
  data: { ...cart, bookingIds, paymentMethod, choice },
});
const heldToPay = (paymentMethod: PaymentMethod, ...stays: HeldStay[]): CheckoutEvent => ({
  type: 'CheckoutHeld',
  data: { ...theHold(...stays.map(({ bookingId }) => bookingId)), stays, paymentMethod },
});
const [anna, bob] = [stay('anna'), stay('bob')];

describe('choosing another way to pay', () => {
  it('holds for all that is paid together', () =>
    given(heldToPay('gateway', anna, bob))
      .when(choose('direct'))
      .expect(chosen('direct', 1, 'anna', 'bob')));

  it('is possible again and again, each choice with its number', () =>
    given(heldToPay('gateway', anna), chosen('direct', 1, 'anna'))
      .when(choose('gateway'))
      .expect(chosen('gateway', 2, 'anna')));

  it('does nothing for the way that was chosen when it was held', () =>
    given(heldToPay('gateway', anna)).when(choose('gateway')).expect());

  it('is refused from the moment the time is up, expired or not', () => {
    const given29 = () => given(heldToPay('gateway', anna));
    given29()
      .when(choose('direct', minute(29)))
      .expect(chosen('direct', 1, 'anna'));
    given29().when(choose('direct', HELD_UNTIL)).refuses('not-payable');
    given29().when(choose('gateway', HELD_UNTIL)).refuses('not-payable');
  });

  it('refuses a transfer to several hotels, and lets them be paid online', () => {
    const elsewhere = { ...bob, hotelId: 'hilltop' };
    given(heldToPay('gateway', anna, elsewhere))
      .when(choose('direct'))
      .refuses('one-hotel-only');
    given(heldToPay('direct', anna, elsewhere))
      .when(choose('gateway'))
      .expect(chosen('gateway', 1, 'anna', 'bob'));
  });

  it('refuses an online payment of more than a charge can take, and lets it be transferred', () => {
    const dear = { ...anna, price: baht(150_001) };
    const heldFor = (paymentMethod: PaymentMethod): CheckoutEvent => ({
      type: 'CheckoutHeld',
      data: { ...theHold('anna'), stays: [dear], amount: dear.price, paymentMethod },
    });
    given(heldFor('direct')).when(choose('gateway')).refuses('amount-out-of-range');
    given(heldFor('gateway'))
      .when(choose('direct'))
      .expect(chosen('direct', 1, 'anna'));
  });

  it('makes one of rooms that were booked to be paid in several ways', () => {
    const history = [opened, heldToPay('gateway', anna), chosen('direct', 1, 'anna')];
    const join = { ...theHold('bob'), paymentMethod: 'gateway' } as const;
    const both = theHold('anna', 'bob');
    given(...history)
      .when({ type: 'HoldCheckout', data: join })
      .expect({ type: 'CheckoutHeld', data: both });
    given(...history, { type: 'CheckoutHeld', data: both })
      .when(choose('gateway'))
      .expect(chosen('gateway', 2, 'anna', 'bob'));
  });

  it('keeps the way of rooms that join to be paid the same way', () => {
    const join = { ...theHold('bob'), paymentMethod: 'gateway' } as const;
    given(opened, heldToPay('gateway', anna))
      .when({ type: 'HoldCheckout', data: join })
      .expect(heldToPay('gateway', anna, bob));
  });

  it('counts for bookings held before their way was kept', () =>
    given({ type: 'CheckoutHeld', data: theHold('anna') })
      .when(choose('gateway'))
      .expect(chosen('gateway', 1, 'anna')));
});
