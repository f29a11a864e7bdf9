import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cart, hold, item, stay, theHold } from '../testing/checkout-samples.ts';
import { run } from '../testing/run.ts';
import { HELD_UNTIL, minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { checkout } from './checkout.ts';
import type { CheckoutCommand, CheckoutEvent, CheckoutPaid } from './checkout-state.ts';

const GUESTS = ['anna', 'bob', 'cim'];
const PRICE = baht(2000);
const open: CheckoutCommand = {
  type: 'OpenCheckout',
  data: {
    ...cart,
    items: GUESTS.map((guest) => item(stay(guest))),
    notes: null,
    openedAt: minute(0),
  },
};

const attemptId = fc.constantFrom('try-1', 'try-2', 'try-3');
const now = fc.integer({ min: 0, max: 60 }).map(minute);
const amount = fc.constantFrom(baht(2000), baht(4000), baht(6000));
const anyCommand: fc.Arbitrary<CheckoutCommand> = fc.oneof(
  fc.subarray(GUESTS, { minLength: 1 }).map((bookingIds) => hold(...bookingIds)),
  fc.constant({ type: 'DiscardCheckout', data: cart } as const),
  fc.constantFrom(...GUESTS).map((bookingId): CheckoutCommand => {
    return { type: 'AbandonReservation', data: { ...cart, bookingId, roomId: 'garden' } };
  }),
  fc.tuple(attemptId, amount, now).map(([id, sum, at]): CheckoutCommand => {
    return { type: 'AttemptPayment', data: { ...cart, attemptId: id, amount: sum, now: at } };
  }),
  attemptId.map((id): CheckoutCommand => {
    return { type: 'FailPayment', data: { ...cart, attemptId: id, failureCode: 'expired' } };
  }),
  fc.tuple(attemptId, amount).map(([id, sum]): CheckoutCommand => {
    const charge = { chargeId: `chrg of ${id}`, feeCharge: baht(78.11), paidAt: minute(2) };
    return { type: 'RecordPayment', data: { ...cart, ...charge, attemptId: id, amount: sum } };
  }),
  now.map((at): CheckoutCommand => ({ type: 'ExpireCheckout', data: { ...cart, now: at } })),
  now.map((at): CheckoutCommand => ({ type: 'GiveUpCheckout', data: { ...cart, now: at } })),
  fc.tuple(now, now, fc.constantFrom(null, 'slip-1', 'slip-2')).map(([at, until, slipId]) => {
    const data = { ...cart, now: at, heldUntil: until, slipId };
    return { type: 'ReportTransfer', data } as const;
  }),
  fc.tuple(now, fc.constantFrom('gateway', 'direct')).map(([at, paymentMethod]) => {
    const data = { ...cart, now: at, paymentMethod };
    return { type: 'ChoosePaymentMethod', data } as const;
  }),
);
const toTransfer: CheckoutCommand = {
  type: 'HoldCheckout',
  data: { ...theHold('anna'), paymentMethod: 'direct' },
};
const reported: CheckoutCommand = {
  type: 'ReportTransfer',
  data: { ...cart, now: minute(5), heldUntil: minute(45), slipId: null },
};
// most scenarios begin held, or too few would get as far as money
const anyScenario = fc
  .tuple(
    fc.constantFrom(
      [],
      [open],
      [open, hold('anna')],
      [hold('anna', 'bob')],
      [toTransfer],
      [toTransfer, reported],
    ),
    fc.array(anyCommand, { maxLength: 30 }),
  )
  .map(([start, rest]) => [...start, ...rest]);

/** For every scenario: what must hold of all that happened in it. */
const inAnyStory = (check: (events: readonly CheckoutEvent[]) => void) =>
  fc.assert(fc.property(anyScenario, (scenario) => check(run(checkout, scenario))));

it('a checkout is paid, expires or is given up, and only one of them', () => {
  inAnyStory((events) => {
    const ends = ['CheckoutPaid', 'CheckoutExpired', 'CheckoutGivenUp'];
    expect(events.filter(({ type }) => ends.includes(type)).length).toBeLessThanOrEqual(1);
  });
});

it('every payment that is recorded either pays the checkout or came late, exactly once', () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const recorded = new Set<string>();
      const events = run(checkout, scenario, (command, came) => {
        if (command.type === 'RecordPayment' && typeof came !== 'string')
          recorded.add(command.data.attemptId);
      });
      const told = events.flatMap(({ type, data }) =>
        type === 'CheckoutPaid' || type === 'PaymentCameLate' ? [data.attemptId] : [],
      );
      expect(told).toHaveLength(recorded.size);
      expect(new Set(told)).toEqual(recorded);
    }),
  );
});

it('what is tried to be paid is the price of all its stays, and nothing joins them after', () => {
  inAnyStory((events) => {
    let held: readonly { bookingId: string }[] = [];
    let tried = false;
    for (const { type, data } of events) {
      if (type === 'CheckoutHeld') {
        expect(tried).toBe(false);
        expect(data.stays.slice(0, held.length)).toEqual(held);
        expect(new Set(data.stays.map(({ roomId }) => roomId)).size).toBe(data.stays.length);
        held = data.stays;
      }
      if (type === 'PaymentAttempted') {
        tried = true;
        expect(data.amount).toBe(PRICE * held.length);
      }
    }
  });
});

it('what ends is all that was held last', () => {
  inAnyStory((events) => {
    let held: CheckoutPaid['data']['stays'] = [];
    for (const { type, data } of events) {
      if (type === 'CheckoutHeld') held = data.stays;
      if (type === 'CheckoutPaid' || type === 'CheckoutExpired' || type === 'CheckoutGivenUp')
        expect(data.stays).toEqual(held);
    }
  });
});

it('no checkout is given up over a payment without an outcome', () => {
  inAnyStory((events) => {
    const pending = new Set<string>();
    for (const { type, data } of events) {
      if (type === 'PaymentAttempted') pending.add(data.attemptId);
      if (type === 'PaymentFailed') pending.delete(data.attemptId);
      if (type === 'CheckoutGivenUp') expect(pending.size).toBe(0);
    }
  });
});

it('a hold is made longer by the first report of a transfer alone, and never shorter', () => {
  inAnyStory((events) => {
    const ends = events.flatMap(({ type, data }) =>
      type === 'TransferReported' ? [data.heldUntil] : [],
    );
    expect(new Set(ends).size).toBeLessThanOrEqual(1);
    for (const end of ends) expect(end >= HELD_UNTIL).toBe(true);
    const over = events.find(({ type }) => type === 'CheckoutExpired');
    if (over?.type === 'CheckoutExpired')
      expect(over.data.endedAt >= (ends[0] ?? HELD_UNTIL)).toBe(true);
  });
});

it('once a transfer is reported the guest neither pays another way nor gives up', () => {
  inAnyStory((events) => {
    const reported = events.findIndex(({ type }) => type === 'TransferReported');
    const since = reported < 0 ? [] : events.slice(reported).map(({ type }) => type);
    for (const type of ['PaymentMethodChosen', 'PaymentAttempted', 'CheckoutGivenUp'] as const)
      expect(since).not.toContain(type);
  });
});

it('a booking is held or taken back, never both', () => {
  inAnyStory((events) => {
    const held = events.flatMap(({ type, data }) =>
      type === 'CheckoutHeld' ? data.stays.map(({ bookingId }) => bookingId) : [],
    );
    for (const { type, data } of events)
      if (type === 'ReservationAbandoned') expect(held).not.toContain(data.bookingId);
  });
});
