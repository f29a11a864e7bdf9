import { describe, expect, it } from 'vitest';
import { historyEvent } from '../../testing/samples.ts';
import { causesIn, silenceBefore, silenceBetween, stateAfter, stepsOf } from './steps.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour)).toISOString();
const PLACED = historyEvent(1, { correlation: 'a', at: at(0) });
const HELD = historyEvent(2, { correlation: 'a', at: at(0), cause: PLACED.id });
const PAID = historyEvent(3, { correlation: 'b', at: at(80) });
const CONFIRMED = historyEvent(4, { correlation: 'b', at: at(81), cause: PAID.id });
const ALL = [PLACED, HELD, PAID, CONFIRMED];

describe('the steps of a history', () => {
  it('are what one request led to, titled by its first event', () =>
    expect(stepsOf(ALL, 'oldest-first')).toEqual([
      { title: PLACED, others: [HELD] },
      { title: PAID, others: [CONFIRMED] },
    ]));

  it('stand the newest first where events do, and are each told in the order of time', () =>
    expect(stepsOf(ALL.toReversed(), 'newest-first')).toEqual([
      { title: PAID, others: [CONFIRMED] },
      { title: PLACED, others: [HELD] },
    ]));

  it('stay whole where others happened in between', () =>
    expect(stepsOf([PLACED, PAID, HELD], 'oldest-first')).toEqual([
      { title: PLACED, others: [HELD] },
      { title: PAID, others: [] },
    ]));

  it('are none where nothing happened', () => expect(stepsOf([], 'oldest-first')).toEqual([]));
});

describe('silence', () => {
  it('is told from over an hour on, in hours, days and months', () => {
    expect(silenceBetween(at(0), at(1))).toBeUndefined();
    expect(silenceBetween(at(5), at(0))).toBeUndefined();
    expect(silenceBetween(at(0), at(2))).toEqual({ unit: 'hours', count: 2 });
    expect(silenceBetween(at(0), at(24))).toEqual({ unit: 'days', count: 1 });
    expect(silenceBetween(at(0), at(80))).toEqual({ unit: 'days', count: 3 });
    expect(silenceBetween(at(0), at(24 * 61))).toEqual({ unit: 'months', count: 2 });
  });

  it('lasts from the last event of a step to the first of the next, whichever is listed first', () => {
    const [first, second] = stepsOf(ALL, 'oldest-first');
    if (!first || !second) throw new Error('There are two');
    const days = { unit: 'days', count: 3 };
    expect(silenceBefore(second, first, 'oldest-first')).toEqual(days);
    expect(silenceBefore(first, second, 'newest-first')).toEqual(days);
    expect(silenceBefore(first, undefined, 'oldest-first')).toBeUndefined();
  });
});

it('an event names its cause and what followed, where they are in the same history', () => {
  const { causeOf, effectsOf } = causesIn(ALL);
  expect(causeOf(HELD)).toBe(PLACED);
  expect(causeOf(PLACED)).toBeUndefined();
  expect(causesIn([HELD]).causeOf(HELD)).toBeUndefined();
  expect(effectsOf(PAID)).toEqual([CONFIRMED]);
  expect(effectsOf(CONFIRMED)).toEqual([]);
});

it('the state after an event has what the events up to it changed', () => {
  const events = [
    historyEvent(1, { changes: { status: { from: null, to: 'Reserved' } } }),
    historyEvent(2, {}),
    historyEvent(3, {
      changes: { status: { from: 'Reserved', to: 'Booked' }, price: { from: null, to: 900 } },
    }),
  ];
  expect(stateAfter(events, 0)).toEqual({});
  expect(stateAfter(events, 2)).toEqual({ status: 'Reserved' });
  expect(stateAfter(events, 3)).toEqual({ status: 'Booked', price: 900 });
});
