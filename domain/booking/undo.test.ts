import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendance, block, end, ofBooking, taken } from '../testing/booking-samples.ts';
import { run } from '../testing/run.ts';
import { day, minute } from '../testing/samples.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { instant } from '../values/time/instant.ts';
import { booking } from './booking.ts';
import type { Booking, BookingCommand, BookingEvent } from './booking-state.ts';
import { stayTermsOf } from './moves.ts';
import { undoBlocker } from './undo.ts';

const fold = (events: readonly BookingEvent[]): Booking =>
  events.reduce(booking.evolve, booking.initialState);
const placed = (state: Booking) => {
  if (state.status === 'unknown') throw new Error('Nothing was booked');
  return state;
};
const take: BookingCommand = { type: 'TakeBooking', data: taken };
const undo = (deed: number, at = attendance.at): BookingCommand => ({
  type: 'UndoDeed',
  data: { ...attendance, deed, at },
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

  const planned = { hadBy: null, chargeId: null, reason: null, by: 'somsri', at: minute(8000) };
  const { roomId, checkIn, nightPrices, price } = taken.terms;
  const from = stayTermsOf(taken.terms);
  const shorter = {
    roomId,
    checkIn,
    checkOut: day(2),
    nightPrices: nightPrices.slice(0, 1),
    price,
  };
  const early = { ...planned, moveId: 'early', to: shorter };
  const back = { ...planned, moveId: 'back', hadBy: 'early', to: from };
  const undoWith = (deed: number, to = from): BookingCommand => ({
    type: 'UndoDeed',
    data: { ...attendance, deed, back: { ...back, to } },
  });
  const move: BookingCommand = {
    type: 'MoveStay',
    data: { ...early, ...ofBooking, expectedVersion: null },
  };
  const here: BookingCommand = { type: 'RecordArrival', data: attendance };
  const leave: BookingCommand = { type: 'RecordDeparture', data: { ...attendance, early } };
  /** Which move it was is not taken back. */
  const stayed = (events: readonly BookingEvent[]) => ({ ...seen(events), moves: null });

  it('of a move brings the stay back to where it was, at its price', () => {
    const events = run(booking, [take]);
    const after = run(booking, [take, move, undoWith(1)]);
    expect(after.at(-1)).toMatchObject({ type: 'StayMoved', data: { to: from, undoes: 'early' } });
    expect(stayed(after)).toEqual(stayed(events));
  });

  it('of a departure before its day gives back the nights that were left', () => {
    const events = run(booking, [take, here]);
    const after = run(booking, [take, here, leave, undoWith(3)]);
    expect(after.map(({ type }) => type).slice(2)).toEqual([
      ...['StayMoved', 'GuestDeparted', 'DepartureUndone', 'StayMoved'],
    ]);
    expect(stayed(after)).toEqual(stayed(events));
  });

  it('of a move is refused where it was planned on something else, or stands below', () => {
    const moved = fold(run(booking, [take, move]));
    expect(() => booking.decide(moved, undoWith(1, shorter))).toThrow(
      expect.objectContaining({ code: 'stale-version' }),
    );
    expect(() => booking.decide(fold(run(booking, [take, move, here])), undoWith(1))).toThrow(
      expect.objectContaining({ facts: { standsOn: 'arrival' } }),
    );
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

  it.each([
    ['no-show', 'NoShowUndone'],
    ['departure', 'DepartureUndone'],
  ] as const)('of %s is possible until noon of the day after check-out', (kind, undone) => {
    const [before, deed] = DEEDS[kind];
    const events = run(booking, [...before, deed]);
    const at = (moment: string) => undo(events.length - 1, instant(`${day(4)}T${moment}+07:00`));
    expect(booking.decide(fold(events), at('11:59'))).toMatchObject([{ type: undone }]);
    expect(() => booking.decide(fold(events), at('12:00'))).toThrow(
      expect.objectContaining({ facts: { standsOn: 'stay-over' } }),
    );
  });

  it('of a departure that gave nights back is possible on the days of the stay', () => {
    const commands: BookingCommand[] = [
      take,
      { type: 'RecordArrival', data: attendance },
      { type: 'RecordDeparture', data: { ...attendance, early } },
    ];
    const events = run(booking, commands);
    const state = placed(fold(events));
    const deed = state.deeds.at(-1);
    const standsOn = (on: number) =>
      deed && undoBlocker(state, deed, instant(`${day(on)}T01:00+07:00`));
    expect([standsOn(3), standsOn(4)]).toEqual([null, 'stay-over']);
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
    expect(deed && undoBlocker(state, deed, attendance.at)).toBe('money');
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
