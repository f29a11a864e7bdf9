import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cash,
  EVENTS,
  movedToTheSea,
  moving,
  payment,
  placed,
  taken,
} from '../testing/booking-samples.ts';
import { day, nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import { addUp, baht, satang } from '../values/money/money.ts';
import { i18nText } from '../values/text/i18n-text.ts';
import { nightsOf, type Stay } from '../values/time/local-date.ts';
import { booking } from './booking.ts';
import { dueOf } from './booking-money.ts';
import type { BookingEvent, BookingPlaced, MoveStay } from './booking-state.ts';
import { MOST_CHANGES, pricedWithNew } from './moves.ts';

const given = specFor(booking);
const POLICY: CancellationPolicy = [
  { name: i18nText('Early'), daysBefore: 14, share: 1 },
  { name: i18nText('Half'), daysBefore: 3, share: 0.5 },
];
/** Two nights of 1,000 baht from the 20th on, all of them paid. */
const stay = nights(20, 22);
const terms = { ...placed.terms, ...stay, ...priced(stay, 1000), cancellationPolicy: POLICY };
const PLACED: BookingPlaced = { type: 'BookingPlaced', data: { ...placed, terms } };
const PAID: BookingEvent = { type: 'BookingPaid', data: payment };

function priced(when: Stay, each: number) {
  const nightPrices = nightsOf(when).map((date) => ({ date, price: baht(each) }));
  return { nightPrices, price: addUp(nightPrices.map(({ price }) => price)) };
}

/** The guest wants other days, each night at that price, on a day of the month. */
const change = (when: Stay, on: number, each = 1000): MoveStay => ({
  type: 'MoveStay',
  data: {
    ...{ ...moving, moveId: 'own', by: 'guest', reason: null, expectedVersion: null },
    ...{ to: { roomId: 'garden', ...when, ...priced(when, each) }, policyOn: day(on) },
  },
});
const decided = (history: readonly BookingEvent[], command: MoveStay) => {
  const before = history.reduce(booking.evolve, booking.initialState);
  const events = booking.decide(before, command);
  const event = events.find(({ type }) => type === 'StayMoved');
  const state = events.reduce(booking.evolve, before);
  if (event?.type !== 'StayMoved' || state.status === 'unknown') return expect.fail();
  return { moved: event.data, state, events };
};

describe("a guest's change of dates", () => {
  it('is dearer by what the hotel asks for now, and that is due', () => {
    const { moved, state } = decided([PLACED, PAID], change(nights(20, 23), 1));
    expect(moved).toMatchObject({ by: 'guest', returned: null, to: { price: baht(3000) } });
    expect(dueOf(state)).toBe(baht(1000));
  });

  it('gives back all that it costs less while the policy does', () => {
    const { moved } = decided([PLACED, PAID], change(nights(20, 21), 6));
    expect(moved.returned?.amount).toBe(baht(1000));
    expect(moved.to.price).toBe(baht(1000));
  });

  it("gives back the policy's share of what it costs less, and keeps the rest in the price", () => {
    const { moved } = decided([PLACED, PAID], change(nights(20, 21), 10));
    expect(moved.returned?.amount).toBe(baht(500));
    expect(moved.to.price).toBe(baht(1500));
    expect(moved.to.nightPrices).toEqual([{ date: day(20), price: baht(1500) }]);
  });

  it('of a stay that nobody paid for keeps nothing', () => {
    const data = { ...taken, terms };
    const { moved, state } = decided([{ type: 'BookingTaken', data }], change(nights(20, 21), 10));
    expect(moved).toMatchObject({ returned: null, to: { price: baht(1000) } });
    expect(dueOf(state)).toBe(baht(1000));
  });

  it('gives back at the desk what the desk took', () => {
    const history: BookingEvent[] = [
      { type: 'BookingTaken', data: { ...taken, terms } },
      { type: 'DeskPaymentRecorded', data: { ...cash, amount: baht(2000), coversStay: true } },
    ];
    const { moved, events } = decided(history, change(nights(20, 21), 10));
    expect(moved).toMatchObject({ returned: null, to: { price: baht(1500) } });
    expect(events.at(-1)).toMatchObject({
      type: 'DeskMoneyOwedBack',
      data: { amount: baht(500) },
    });
  });

  it('lasts until the day of arrival, and gives no night up where nothing is given back', () => {
    const under = given(PLACED, PAID);
    under.when(change(nights(20, 21), 20)).refuses('stay-rule');
    under.when(change(nights(23, 25), 20)).refuses('stay-rule');
    under.when(change(nights(20, 23), 21)).refuses('wrong-status');
    expect(decided([PLACED, PAID], change(nights(20, 23), 20)).moved.to.price).toBe(baht(3000));
  });

  it('does not lead to a stay that is canceled for more', () => {
    const under = given(PLACED, PAID);
    under.when(change(nights(30, 32), 10)).refuses('stay-rule');
    expect(decided([PLACED, PAID], change(nights(22, 24), 10)).moved.returned).toBeNull();
  });

  it('is refused once the guest is there, while a refund waits, and after many', () => {
    const other = change(nights(20, 23), 1);
    given(PLACED, PAID, EVENTS.GuestArrived).when(other).refuses('wrong-status');
    given(PLACED, PAID, EVENTS.RefundRequested).when(other).refuses('refund-in-progress');
    given(PLACED).when(other).refuses('wrong-status');
    const many = Array.from(
      { length: MOST_CHANGES },
      (_, n): BookingEvent => ({
        type: 'StayMoved',
        data: { ...movedToTheSea, moveId: `move ${n}`, to: { ...movedToTheSea.to, ...stay } },
      }),
    );
    given(PLACED, PAID, ...many)
      .when(other)
      .refuses('stay-rule');
  });

  it('keeps the price that a tax invoice says', () => {
    const under = [PLACED, PAID, EVENTS.TaxInvoiceRecorded] as const;
    given(...under)
      .when(change(nights(20, 23), 1))
      .refuses('invoiced');
    expect(decided(under, change(nights(21, 23), 1)).moved.to.price).toBe(baht(2000));
  });
});

it('keeps what nights cost, and asks for new ones what they cost now', () => {
  const { nightPrices, price } = pricedWithNew(
    priced(nights(20, 22), 1000).nightPrices,
    priced(nights(21, 24), 1700).nightPrices,
  );
  expect(nightPrices.map((night) => night.price)).toEqual([baht(1000), baht(1700), baht(1700)]);
  expect(price).toBe(baht(4400));
});

it("never leaves a satang unexplained, and never gives back more than the policy's share", () => {
  const days = fc.tuple(fc.integer({ min: 20, max: 26 }), fc.integer({ min: 1, max: 4 }));
  const any = fc.record({
    days,
    on: fc.integer({ min: -40, max: 20 }),
    each: fc.integer({ min: 0, max: 300_000 }),
    share: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(any, ({ days: [first, length], on, each, share }) => {
      const cancellationPolicy = [{ name: i18nText('T'), daysBefore: 0, share: share / 100 }];
      const data = { ...placed, terms: { ...terms, cancellationPolicy } };
      const history: BookingEvent[] = [{ type: 'BookingPlaced', data }, PAID];
      const when = nights(first, first + length);
      const command = change(when, on, each / 100);
      const before = history.reduce(booking.evolve, booking.initialState);
      let events: readonly BookingEvent[];
      try {
        events = booking.decide(before, command);
      } catch (error) {
        expect(share).toBe(0);
        expect(error).toMatchObject({ code: 'stay-rule' });
        return;
      }
      const after = events.reduce(booking.evolve, before);
      if (after.status === 'unknown') return expect.fail();
      const back = events.flatMap((event) =>
        event.type === 'StayMoved' && event.data.returned ? [event.data.returned.amount] : [],
      );
      const given = addUp(back);
      const less = Math.max(0, baht(2000) - command.data.to.price);
      expect(addUp(after.terms.nightPrices.map(({ price }) => price))).toBe(after.terms.price);
      expect(Math.abs(given - (less * share) / 100)).toBeLessThanOrEqual(100);
      expect(given).toBeLessThanOrEqual(less);
      const owed = satang(after.terms.price - baht(2000) + given);
      expect(owed).toBe(Math.max(0, command.data.to.price - baht(2000)));
    }),
  );
});
