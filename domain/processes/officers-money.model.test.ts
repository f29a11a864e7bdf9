import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { booking } from '../booking/booking.ts';
import { overpaid, waitingDifference } from '../booking/booking-money.ts';
import type {
  BookingCommand,
  BookingEvent,
  MoveStay,
  PlacedBooking,
} from '../booking/booking-state.ts';
import { isRepriced, keepsPrice, stayTermsOf } from '../booking/moves.ts';
import { ofBooking, payment, placed } from '../testing/booking-samples.ts';
import { day, minute } from '../testing/samples.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { addUp, baht, type Satang, satang } from '../values/money/money.ts';
import { addDays, nightsOf, type Stay } from '../values/time/local-date.ts';
import { processes } from './all.ts';
import { type DomainEvent, stepsAfter } from './process.ts';

// What officers may do to a booking that was paid through the provider, as commands on it: however they go
// together, the provider gives nothing back (docs/adr/0112-money-by-effect.md).

type Act = (state: PlacedBooking, n: number) => BookingCommand;
const BY = { by: 'officer', at: minute(60) };
const OFFICER = { ...ofBooking, ...BY, expectedVersion: null };

function priced(when: Stay, each: number) {
  const nightPrices = nightsOf(when).map((date) => ({ date, price: baht(each) }));
  return { nightPrices, price: addUp(nightPrices.map(({ price }) => price)) };
}

/** Another room, other nights, priced as the rule says, at some price a night. */
const plan = (
  state: PlacedBooking,
  n: number,
  { roomId, when, each, reprice }: Wished,
): MoveStay['data'] => {
  const to = { roomId, ...when };
  const said = { reprice, reason: null };
  const isAnew = isRepriced(state, to, said);
  return {
    ...{ ...OFFICER, moveId: `move ${n}`, hadBy: state.moves.last, chargeId: 'chrg', reason: null },
    ...{ to: { ...to, ...(isAnew ? priced(when, each) : keepsPrice(state.terms, when)) } },
    ...(isAnew && { reprice: true }),
  };
};

type Wished = Readonly<{ roomId: string; when: Stay; each: number; reprice: boolean | undefined }>;
const wished: fc.Arbitrary<Wished> = fc.record({
  roomId: fc.constantFrom('garden', 'sea', 'closet'),
  when: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
    .map(([first, nights]) => ({ checkIn: day(first), checkOut: day(first + nights) })),
  each: fc.constantFrom(0, 20, 40, 1000, 1000, 2500),
  reprice: fc.constantFrom(true, true, false, undefined),
});

const move: fc.Arbitrary<Act> = wished.map(
  (wish): Act =>
    (state, n) => ({
      type: 'MoveStay',
      data: plan(state, n, state.arrival ? { ...wish, when: sinceArrival(state, wish) } : wish),
    }),
);
const sinceArrival = ({ terms }: PlacedBooking, { when }: Wished): Stay => ({
  checkIn: terms.checkIn,
  checkOut: when.checkOut > terms.checkIn ? when.checkOut : addDays(terms.checkIn, 1),
});
const depart: fc.Arbitrary<Act> = wished.map(
  (wish): Act =>
    (state, n) => {
      const { checkIn, checkOut, roomId } = state.terms;
      const when = { checkIn, checkOut: addDays(checkIn, 1) };
      const early = plan(state, n, { ...wish, roomId, when });
      const today = day(5);
      return {
        type: 'RecordDeparture',
        data: { ...OFFICER, today, ...(when.checkOut < checkOut && { early }) },
      };
    },
);
const addExtra: fc.Arbitrary<Act> = fc.constantFrom(50, 960, 2000).map(
  (amount): Act =>
    (_, n) => ({
      type: 'AddExtra',
      data: { ...OFFICER, extraId: `extra ${n}`, text: 'Minibar', amount: baht(amount) },
    }),
);
const removeExtra: Act = ({ desk }, n) => ({
  type: 'RemoveExtra',
  data: { ...OFFICER, extraId: [...desk.extras.keys()][n % (desk.extras.size || 1)] ?? 'none' },
});
const takeMoney: fc.Arbitrary<Act> = fc.constantFrom(20, 500, 2000).map(
  (amount): Act =>
    (_, n) => ({
      type: 'RecordDeskPayment',
      data: {
        ...{ ...OFFICER, paymentId: `cash ${n}`, method: 'cash', reference: null },
        amount: baht(amount),
      },
    }),
);
const undo: Act = (state, n) => {
  const deed = state.deeds.at(-1);
  const back = deed?.move && {
    ...{ ...BY, moveId: `undo ${n}`, hadBy: state.moves.last, to: deed.move.from },
    ...{ chargeId: 'chrg', reason: null },
  };
  const data = { ...OFFICER, deed: deed?.revision ?? 99, today: day(1), ...(back && { back }) };
  return { type: 'UndoDeed', data };
};
const cancel: Act = () => ({
  type: 'EndBooking',
  data: { ...ofBooking, because: 'canceled', endedAt: BY.at, by: BY.by },
});
const amend: Act = () => ({
  type: 'AmendBooking',
  data: { ...ofBooking, expectedVersion: null, terms: { guests: 1 }, guest: { note: 'Late' } },
});
const attend =
  (type: 'RecordArrival' | 'UndoArrival' | 'RecordNoShow'): Act =>
  () => ({
    type,
    data: { ...OFFICER, today: day(5) },
  });

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: move },
    { weight: 2, arbitrary: depart },
    { weight: 2, arbitrary: addExtra },
    { weight: 2, arbitrary: takeMoney },
    {
      weight: 5,
      arbitrary: fc.constantFrom<Act[]>(
        ...[removeExtra, removeExtra, undo, undo, cancel, amend],
        ...[attend('RecordArrival'), attend('UndoArrival'), attend('RecordNoShow')],
      ),
    },
  ),
  { minLength: 1, maxLength: 25, size: 'max' },
);

const decided = (state: PlacedBooking, command: BookingCommand): BookingEvent[] => {
  try {
    return booking.decide(state, command);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
};
const stateAfter = (state: PlacedBooking, events: readonly BookingEvent[]): PlacedBooking => {
  const next = events.reduce(booking.evolve, state);
  return next.status === 'unknown' ? expect.fail() : next;
};
/** What follows of an event that gives back other money than the desk took. */
const givenBack = (event: DomainEvent): Satang[] =>
  processes
    .flatMap((process) => stepsAfter(process, { ...event, recordedAt: BY.at, revision: 0 }))
    .flatMap((step) =>
      'do' in step && step.do.type === 'StartRefund' && step.do.data.of !== 'desk'
        ? [step.do.data.amount]
        : [],
    );

const PAID: readonly BookingEvent[] = [
  { type: 'BookingPlaced', data: placed },
  { type: 'BookingPaid', data: payment },
];
const begun = (): PlacedBooking => {
  const state = PAID.reduce(booking.evolve, booking.initialState);
  return state.status === 'unknown' ? expect.fail() : state;
};
const play = (story: readonly Act[]) =>
  story.reduce(
    ({ state, back }, act, n) => {
      const events = decided(state, act(state, n));
      return { state: stateAfter(state, events), back: [...back, ...events.flatMap(givenBack)] };
    },
    { state: begun(), back: [] as Satang[] },
  );

describe("no sequence of an officer's acts", () => {
  it('lowers what the provider holds of a booking, and every satang too much waits', () => {
    fc.assert(
      fc.property(acts, (story) => {
        const { state, back } = play(story);
        expect(back).toEqual([]);
        const waits = waitingDifference(state.refunds)?.amount ?? 0;
        expect(waits).toBe(overpaid(state));
      }),
      { numRuns: 600 },
    );
  });

  it('has more given back than what is too much once it is approved, and rejected nothing', () => {
    const decide = fc.tuple(acts, fc.constantFrom('ApproveRefund', 'RejectRefund'), acts);
    fc.assert(
      fc.property(decide, ([story, type, later]) => {
        const { state } = play(story);
        const waiting = waitingDifference(state.refunds);
        const data = { ...OFFICER, refundId: waiting?.refundId ?? null, reason: null, by: 'owner' };
        const events = decided(state, {
          type,
          data: { ...data, chargeId: 'chrg', amount: null },
        } as BookingCommand);
        const most = type === 'ApproveRefund' ? (waiting?.amount ?? 0) : 0;
        const paid = addUp(events.flatMap(givenBack));
        expect(paid).toBe(most);
        const [left, acted] = [stateAfter(state, events), [] as Satang[]];
        const end = later.reduce((now, act, n) => {
          const next = decided(now, act(now, 100 + n));
          acted.push(...next.flatMap(givenBack));
          return stateAfter(now, next);
        }, left);
        expect(acted).toEqual([]);
        const told = (waitingDifference(end.refunds)?.amount ?? 0) + end.refunds.credit;
        expect(told).toBe(overpaid(end));
        expect(satang(paid + told)).toBeLessThanOrEqual(payment.amount);
      }),
      { numRuns: 300 },
    );
  });
});

it('what the acts of officers are tried on can be moved', () =>
  expect(stayTermsOf(begun().terms).price).toBe(payment.amount));
