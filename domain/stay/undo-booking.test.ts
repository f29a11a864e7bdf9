import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendance, block, end, ofBooking, taken } from '../testing/booking-samples.ts';
import { run } from '../testing/run.ts';
import { day, minute } from '../testing/samples.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { booking } from './booking.ts';
import type { BookingCommand, BookingEvent } from './booking-messages.ts';
import type { Booking } from './booking-state.ts';
import { whatStandsOn } from './what-stands-on.ts';

const fold = (events: readonly BookingEvent[]): Booking =>
  events.reduce(booking.evolve, booking.initialState);
const placed = (state: Booking) => {
  if (state.status === 'unknown') throw new Error('Nothing was booked');
  return state;
};
const take: BookingCommand = { type: 'TakeBooking', data: taken };
const undo = (deed: number, today = day(1)): BookingCommand => ({
  type: 'UndoDeed',
  data: { ...attendance, deed, today },
});
/** Everything but how often it was changed. */
const seen = (events: readonly BookingEvent[]) => ({ ...placed(fold(events)), version: 0 });

const DEEDS = {
  arrival: [[take], { type: 'RecordArrival', data: attendance }],
  departure: [
    [take, { type: 'RecordArrival', data: attendance }],
    { type: 'RecordDeparture', data: attendance },
  ],
  'no-show': [[take], { type: 'RecordNoShow', data: attendance }],
} as const satisfies Record<string, readonly [readonly BookingCommand[], BookingCommand]>;

describe('undoing', () => {
  it.each(Object.entries(DEEDS))('of %s brings back what was before', (_, [before, deed]) => {
    const events = run(booking, before);
    const after = run(booking, [...before, deed, undo(events.length)]);
    expect(after).toHaveLength(events.length + 2);
    expect(seen(after)).toEqual(seen(events));
  });

  it('of a block lifts it', () => {
    const events = run(booking, [{ type: 'PlaceBlock', data: block }, undo(0)]);
    expect(events.at(-1)?.type).toBe('BlockLifted');
  });

  it('is refused while something stands on it, which is said', () => {
    const { deeds, ...state } = placed(
      fold(
        run(booking, [
          take,
          { type: 'RecordArrival', data: attendance },
          { type: 'RecordDeparture', data: attendance },
        ]),
      ),
    );
    expect(deeds.map(({ kind }) => kind)).toEqual(['arrival', 'departure']);
    const refused = () => booking.decide({ ...state, deeds }, undo(1));
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(
      expect.objectContaining({ code: 'too-late-to-undo', facts: { standsOn: 'departure' } }),
    );
  });

  it('is refused once the stay is over', () => {
    const events = run(booking, [take, { type: 'RecordNoShow', data: attendance }]);
    expect(() => booking.decide(fold(events), undo(1, day(4)))).toThrow(
      expect.objectContaining({ facts: { standsOn: 'stay-over' } }),
    );
    expect(booking.decide(fold(events), undo(1, day(3)))).toMatchObject([{ type: 'NoShowUndone' }]);
  });

  it('of a cancellation is refused where money was taken at the desk', () => {
    const events = run(booking, [
      take,
      {
        type: 'RecordDeskPayment',
        data: {
          ...{ ...ofBooking, expectedVersion: null, paymentId: 'a', method: 'cash' },
          ...{ amount: taken.terms.price, reference: null, by: 'somsri', at: minute(5) },
        },
      },
      end('canceled'),
    ]);
    const state = placed(fold(events));
    const [deed] = state.deeds;
    expect(deed && whatStandsOn(state, deed, day(1))).toBe('money');
  });
});

describe('what staff do and undo, in any order', () => {
  const command = fc.oneof(
    fc.constantFrom<BookingCommand>(
      { type: 'RecordArrival', data: attendance },
      { type: 'UndoArrival', data: attendance },
      { type: 'RecordDeparture', data: attendance },
      { type: 'RecordNoShow', data: attendance },
      end('canceled'),
    ),
    fc.nat({ max: 8 }).map((deed) => undo(deed)),
    fc.integer({ min: 1, max: 4 }).map(
      (n): BookingCommand => ({
        type: 'ReinstateBooking',
        data: { ...ofBooking, undo: n, at: minute(9) },
      }),
    ),
  );

  it('leaves what the deeds that stand alone would', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        const state = placed(fold(run(booking, [take, ...commands])));
        const kinds = state.deeds.map(({ kind }) => kind);
        expect(state.arrival !== null).toBe(kinds.includes('arrival'));
        expect(state.departure !== null).toBe(kinds.includes('departure'));
        expect(state.noShow).toBe(kinds.includes('no-show'));
        expect(state.status === 'Canceled').toBe(kinds.includes('cancellation'));
        expect(kinds.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
