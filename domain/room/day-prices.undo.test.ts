import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, nights, overrideEvent, ROOM_REGISTERED } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { baht } from '../values/money/money.ts';
import { addDays, startOfDay } from '../values/time/local-date.ts';
import { quote } from './quote.ts';
import { room } from './room.ts';
import type { Room, RoomCommand, SetDayPrices } from './room-state.ts';
import { rulesOn } from './stay-rules.ts';

const given = specFor(room);
const ofRoom = { roomId: 'garden' };
const days = (from: number, to: number) => ({ from: day(from), to: day(to) });
const priced = (from: number, to: number, price: number | null) => ({
  ...days(from, to),
  price: price === null ? null : baht(price),
});
const undo = (paint: number): RoomCommand => ({ type: 'UndoPaint', data: { ...ofRoom, paint } });

const first = overrideEvent({ prices: [priced(1, 9, 1500)] });
const second = overrideEvent({ prices: [priced(3, 5, 1800)] });

describe('taking a paint back', () => {
  it('says again what each of its days said before', () =>
    given(ROOM_REGISTERED, first, second, overrideEvent({ prices: [priced(4, 12, 2000)] }))
      .when(undo(3))
      .expect(
        overrideEvent({ prices: [priced(4, 5, 1800), priced(5, 9, 1500), priced(9, 12, null)] }, 3),
      ));

  it('says of rules those alone that the paint named', () =>
    given(
      ROOM_REGISTERED,
      overrideEvent({ rules: [{ ...days(1, 9), rules: { minStay: 3 } }] }),
      overrideEvent({ rules: [{ ...days(1, 3), rules: { minStay: 2, closed: true } }] }),
      overrideEvent({ rules: [{ ...days(1, 9), rules: { maxStay: 5 } }] }),
    )
      .when(undo(2))
      .expect(
        overrideEvent({ rules: [{ ...days(1, 3), rules: { minStay: 3, closed: false } }] }, 2),
      ));

  it('says in one period what its days said alike, no matter who said it, and from a snapshot', () => {
    const both = overrideEvent({ rules: [{ ...days(1, 9), rules: { minStay: 3 } }] });
    const known = [
      ROOM_REGISTERED,
      overrideEvent({ rules: [{ ...days(1, 5), rules: { minStay: 2 } }] }),
      overrideEvent({ rules: [{ ...days(5, 9), rules: { minStay: 2 } }] }),
    ].reduce(room.evolve, room.initialState);
    const kept: Room = JSON.parse(JSON.stringify(known));
    for (const before of [known, kept])
      expect(room.decide(room.evolve(before, both), undo(3))).toEqual([
        overrideEvent({ rules: [{ ...days(1, 9), rules: { minStay: 2 } }] }, 3),
      ]);
  });

  it('is refused where one of its days was painted since', () =>
    given(ROOM_REGISTERED, first, second).when(undo(1)).refuses('too-late-to-undo'));

  it('is refused where a paint is not known', () =>
    given(ROOM_REGISTERED, first, { type: 'RoomDisabled', data: ofRoom })
      .when(undo(2))
      .refuses('too-late-to-undo'));

  it.each([
    ['other days', overrideEvent({ prices: [priced(9, 12, 1800)] })],
    ['other weekdays', overrideEvent({ prices: [{ ...priced(1, 9, 900), weekdays: [3] }] })],
    ['the rules of its days', overrideEvent({ rules: [{ ...days(1, 9), rules: { minStay: 2 } }] })],
  ])('does not mind that %s were painted since', (_, later) => {
    const monday = overrideEvent({ prices: [{ ...priced(1, 9, 1500), weekdays: [1] }] });
    given(ROOM_REGISTERED, monday, later)
      .when(undo(1))
      .expect(overrideEvent({ prices: [{ ...priced(1, 9, null), weekdays: [1] }] }, 1));
  });

  it('does nothing where it was taken back already', () =>
    given(ROOM_REGISTERED, first, overrideEvent({ prices: [priced(1, 9, null)] }, 1))
      .when(undo(1))
      .expect());

  it('can be taken back itself', () =>
    given(ROOM_REGISTERED, first, overrideEvent({ prices: [priced(1, 9, null)] }, 1))
      .when(undo(2))
      .expect(overrideEvent({ prices: [priced(1, 9, 1500)] }, 2)));

  it('goes back paint by paint', () =>
    given(ROOM_REGISTERED, first, second, overrideEvent({ prices: [priced(3, 5, 1500)] }, 2))
      .when(undo(1))
      .expect(overrideEvent({ prices: [priced(1, 9, null)] }, 1)));

  it('is refused for a paint that the room keeps no more, so that it does not grow', () => {
    const many = Array.from({ length: 40 }, (_, n) =>
      overrideEvent({ prices: [priced(n, n + 1, 900)] }),
    );
    given(ROOM_REGISTERED, ...many)
      .when(undo(5))
      .refuses('too-late-to-undo');
    given(ROOM_REGISTERED, ...many).leads((state) =>
      expect('paints' in state && state.paints.length).toBe(30),
    );
  });

  it('forgets paints of days that were over two years before', () => {
    const recordedAt = startOfDay(addDays(day(1), 731 + 30));
    const late = { ...overrideEvent({ prices: [priced(900, 901, 1600)] }), recordedAt };
    given(ROOM_REGISTERED, first, late).leads((state) =>
      expect('paints' in state && state.paints.map(({ version }) => version)).toEqual([2]),
    );
  });

  it('keeps where a paint lies in the log', () =>
    given(ROOM_REGISTERED, { ...first, position: { commit: 7n, prepare: 12n } }).leads((state) =>
      expect('paints' in state && state.paints).toMatchObject([{ place: '7.12', version: 1 }]),
    ));
});

const LAST = 14;
const someDays = fc
  .tuple(
    fc.integer({ min: 1, max: LAST - 4 }),
    fc.integer({ min: 1, max: 4 }),
    fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), { nil: undefined }),
  )
  .map(([from, length, weekdays]) => ({
    ...days(from, from + length),
    ...(weekdays && { weekdays }),
  }));
const said = fc.oneof(
  fc.record({ price: fc.integer({ min: 1, max: 5000 }).map(baht) }),
  fc.record({ change: fc.record({ percent: fc.integer({ min: -20, max: 50 }) }) }),
  fc.record({ change: fc.record({ amount: fc.integer({ min: 0, max: 200 }) }) }),
  fc.record({
    rules: fc.record(
      {
        minStay: fc.option(fc.integer({ min: 1, max: 4 })),
        closedToArrival: fc.boolean(),
        closed: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
);
const paint = fc.tuple(someDays, said).map(
  ([period, what]): SetDayPrices => ({
    type: 'PaintDays',
    data: { ...ofRoom, ...period, ...what },
  }),
);
/** A paint, or a wish to take back the paint of that number. */
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: paint },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 25 }) },
  ),
  { minLength: 1, maxLength: 25 },
);

/** What guests are told of each day. */
function told(state: Room) {
  if (state.status === 'unknown') throw new Error('The room was registered');
  const { nightPrices } = quote(state, nights(1, LAST + 1));
  return nightPrices.map((night) => ({ ...night, ...rulesOn(state.rules, night.date) }));
}

/** The room after a command, or as before where it was refused. */
function carriedOut(state: Room, command: RoomCommand): Room {
  try {
    return room.decide(state, command).reduce(room.evolve, state);
  } catch (error) {
    if (error instanceof Refusal) return state;
    throw error;
  }
}
const registered = room.evolve(room.initialState, ROOM_REGISTERED);
const follow = (all: readonly (SetDayPrices | number)[], from: Room = registered) =>
  all.reduce<Room>(
    (state, step) => carriedOut(state, typeof step === 'number' ? undo(step) : step),
    from,
  );
const versionOf = (state: Room) => (state.status === 'unknown' ? 0 : state.version);

describe('any paints', () => {
  it('are gone when the last is taken back: all is as it was before it', () =>
    fc.assert(
      fc.property(steps, paint, (before, command) => {
        const state = follow(before);
        const then = carriedOut(state, command);
        if (then === state) return;
        expect(told(carriedOut(then, undo(versionOf(then))))).toEqual(told(state));
      }),
    ));

  it('are there again when what took one back is taken back', () =>
    fc.assert(
      fc.property(steps, paint, (before, command) => {
        const then = carriedOut(follow(before), command);
        const back = carriedOut(then, undo(versionOf(then)));
        expect(told(carriedOut(back, undo(versionOf(back))))).toEqual(told(then));
      }),
    ));

  it('lead to where only those lead that were not taken back', () =>
    fc.assert(
      fc.property(
        fc.array(paint, { maxLength: 6 }),
        fc.array(paint, { maxLength: 6 }),
        (kept, gone) => {
          const start = follow(kept);
          let state = follow(gone, start);
          for (let version = versionOf(state); version > versionOf(start); version -= 1)
            state = carriedOut(state, undo(version));
          expect(told(state)).toEqual(told(start));
        },
      ),
    ));

  it('change a price twice as the one change of what the other made', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -30, max: 90 }),
        fc.integer({ min: 1, max: 9000 }),
        (percent, price) => {
          const all = days(1, LAST);
          const change: SetDayPrices = {
            type: 'PaintDays',
            data: { ...ofRoom, ...all, change: { percent } },
          };
          const set: SetDayPrices = {
            type: 'PaintDays',
            data: { ...ofRoom, ...all, price: baht(price) },
          };
          const once = Math.floor((price * (100 + percent) + 50) / 100);
          const twice = Math.floor((once * (100 + percent) + 50) / 100);
          fc.pre(once >= 1 && twice >= 1);
          expect(told(follow([set, change, change])).at(0)?.price).toBe(baht(twice));
        },
      ),
    ));
});
