import { describe, expect, it } from 'vitest';
import {
  attempt,
  attempted,
  both,
  failed,
  money,
  paid,
  record,
  tooLate,
} from '../testing/checkout-samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { checkout } from './checkout.ts';
import {
  type Checkout,
  type CheckoutEvent,
  type HeldCheckout,
  paymentPending,
} from './checkout-state.ts';

const given = specFor(checkout);

function heldState(state: Checkout): HeldCheckout {
  if (!('stays' in state)) throw new Error(`Nothing is held: ${state.status}`);
  return state;
}

describe('paying', () => {
  it('may be tried again after it failed, but not while it is still pending', () => {
    const again: CheckoutEvent = attempted('try-2');
    given(both, attempted('try-1'), failed('try-1')).when(attempt('try-2')).expect(again);
    given(both, attempted('try-1')).when(attempt('try-2')).refuses('payment-in-progress');
    given(both, attempted('try-1')).when(attempt('try-1')).expect();
  });

  it('counts although it was recorded as failed', () =>
    given(both, attempted('try-1'), failed('try-1')).when(record('try-1')).expect(paid('try-1')));

  it('counts although nobody told of the attempt', () =>
    given(both).when(record('try-1')).expect(paid('try-1')));

  it('is under way until each attempt has its outcome', () => {
    const pending = (...events: CheckoutEvent[]) => {
      let answer = false;
      given(both, events).leads((state) => {
        answer = paymentPending(heldState(state));
      });
      return answer;
    };
    expect(pending()).toBe(false);
    expect(pending(attempted('try-1'))).toBe(true);
    expect(pending(attempted('try-1'), failed('try-1'))).toBe(false);
    expect(pending(attempted('try-1'), failed('try-1'), attempted('try-2'))).toBe(true);
    expect(pending(attempted('try-1'), paid('try-1'))).toBe(false);
  });

  it.each([
    ['pending', 'nothing was tried', []],
    ['pending', 'a payment is tried', [attempted('try-1')]],
    ['failed', 'it failed', [attempted('try-1'), failed('try-1')]],
    ['mismatched', 'another sum was charged', [attempted('try-1'), failed('try-1', 'mismatched')]],
    ['pending', 'it is tried again', [attempted('try-1'), failed('try-1'), attempted('try-2')]],
    ['paid', 'money came', [attempted('try-1'), failed('try-1'), paid('try-1')]],
    ['paid', 'more money came late', [attempted('try-1'), paid('try-1'), tooLate('try-2')]],
  ] as const)('is shown as %s when %s', (paymentStatus, _, events) =>
    given(both, events).leads((state) => expect(heldState(state)).toMatchObject({ paymentStatus })),
  );

  it('is remembered with the checkout', () =>
    given(both, attempted('try-1'), paid('try-1')).leads((state) =>
      expect(state).toMatchObject({ status: 'paid', payment: money('try-1') }),
    ));
});
