import fc from 'fast-check';
import { expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { HELD_UNTIL, minute, nights } from '../testing/samples.ts';
import { baht } from '../values/money.ts';
import { checkout } from './checkout.ts';
import type { CheckoutCommand, CheckoutEvent } from './checkout-messages.ts';

const cart = { uid: 'cart' };
const hold = (...bookingIds: string[]): CheckoutCommand => ({
  type: 'HoldCheckout',
  data: {
    ...cart,
    stays: bookingIds.map((bookingId) => ({
      ...nights(1, 3),
      bookingId,
      roomId: 'garden',
      hotelId: 'riverside',
      price: baht(2000),
    })),
    amount: baht(2000 * bookingIds.length),
    heldUntil: HELD_UNTIL,
  },
});

const attemptId = fc.constantFrom('try-1', 'try-2', 'try-3');
const bookingId = fc.constantFrom('anna', 'bob', 'cim');
const now = fc.integer({ min: 0, max: 60 }).map(minute);
const anyCommand: fc.Arbitrary<CheckoutCommand> = fc.oneof(
  fc.constantFrom(hold('anna'), hold('anna', 'bob'), hold('cim')),
  fc.constant({ type: 'DiscardCheckout', data: cart } as const),
  bookingId.map(
    (id) =>
      ({ type: 'AbandonReservation', data: { ...cart, bookingId: id, roomId: 'garden' } }) as const,
  ),
  fc.tuple(attemptId, now).map(
    ([id, at]) =>
      ({
        type: 'AttemptPayment',
        data: { ...cart, attemptId: id, amount: baht(2000), now: at },
      }) as const,
  ),
  attemptId.map(
    (id) =>
      ({ type: 'FailPayment', data: { ...cart, attemptId: id, failureCode: 'expired' } }) as const,
  ),
  attemptId.map(
    (id) =>
      ({
        type: 'RecordPayment',
        data: {
          ...cart,
          attemptId: id,
          chargeId: `chrg of ${id}`,
          amount: baht(2000),
          feeCharge: baht(78.11),
          paidAt: minute(2),
        },
      }) as const,
  ),
  now.map((at) => ({ type: 'ExpireCheckout', data: { ...cart, now: at } }) as const),
  now.map((at) => ({ type: 'GiveUpCheckout', data: { ...cart, now: at } }) as const),
);
// half of all stories begin held, or too few would get as far as money
const anyStory = fc
  .tuple(fc.constantFrom([], [hold('anna', 'bob')]), fc.array(anyCommand, { maxLength: 30 }))
  .map(([start, rest]) => [...start, ...rest]);

const count = (events: readonly CheckoutEvent[], ...types: CheckoutEvent['type'][]) =>
  events.filter(({ type }) => types.includes(type)).length;

it('a checkout is paid, expires or is given up, and only one of them', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const events = run(checkout, story);
      const ends = count(events, 'CheckoutPaid', 'CheckoutExpired', 'CheckoutGivenUp');
      expect(ends).toBeLessThanOrEqual(1);
      expect(count(events, 'CheckoutHeld')).toBeLessThanOrEqual(1);
    }),
  );
});

it('every payment that is recorded either pays the checkout or came late, exactly once', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const recorded = new Set<string>();
      const events = run(checkout, story, (command, came) => {
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

it('no checkout is given up over a payment without an outcome', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const pending = new Set<string>();
      for (const { type, data } of run(checkout, story)) {
        if (type === 'PaymentAttempted') pending.add(data.attemptId);
        if (type === 'PaymentFailed') pending.delete(data.attemptId);
        if (type === 'CheckoutGivenUp') expect(pending.size).toBe(0);
      }
    }),
  );
});

it('a booking is held or taken back, never both', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const events = run(checkout, story);
      const held = events.flatMap(({ type, data }) =>
        type === 'CheckoutHeld' ? data.stays.map((stay) => stay.bookingId) : [],
      );
      for (const { type, data } of events)
        if (type === 'ReservationAbandoned') expect(held).not.toContain(data.bookingId);
    }),
  );
});
