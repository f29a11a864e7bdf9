import { describe, expect, it } from 'vitest';
import { assertOfLog, assertSurelyOfLog } from './of-this-log.ts';
import { EventNotInLog, type Position, PositionAheadOfLog, type RecordedEvent } from './port.ts';

const at = (n: number): Position => ({ commit: BigInt(n), prepare: BigInt(n) });
const eventOf = (revision: number, id = `id ${revision}`): RecordedEvent => ({
  ...{ id, stream: 'a', revision, type: 'Happened', data: {}, metadata: {} },
  position: at(revision + 1),
});

/** A log of one stream; each of `ends` is where it ends when it is asked, the last for good. */
function given(events: readonly RecordedEvent[], ends: number[] = [events.length]) {
  return {
    head: async () => at((ends.length > 1 ? ends.shift() : ends[0]) ?? 0),
    readStream: async (_: string, { from = 0 } = {}) =>
      events.filter(({ revision }) => revision >= from).slice(0, 1),
  };
}
const three = [eventOf(0), eventOf(1), eventOf(2)];
const last = { id: 'id 1', stream: 'a', revision: 1 };

describe('a place in a log', () => {
  it('is of it where the log goes as far and holds the last event', async () => {
    await assertOfLog({ position: at(2), last }, given(three));
    await assertOfLog({ position: at(3) }, given(three));
    await assertOfLog({ position: at(0), last }, given([]));
  });

  it('is not where it is ahead', () =>
    expect(assertOfLog({ position: at(4) }, given(three))).rejects.toBeInstanceOf(
      PositionAheadOfLog,
    ));

  it.each([
    ['another event stands there', [eventOf(0), eventOf(1, 'another'), eventOf(2)]],
    ['none stands there', [eventOf(0)]],
  ])('is not where %s', (_, events) =>
    expect(assertOfLog({ position: at(2), last }, given(events, [9]))).rejects.toBeInstanceOf(
      EventNotInLog,
    ),
  );

  it('is surely not only where a second look says so, too', async () => {
    await assertSurelyOfLog({ position: at(3) }, given(three, [2, 3]));
    await expect(assertSurelyOfLog({ position: at(3) }, given(three, [2]))).rejects.toBeInstanceOf(
      PositionAheadOfLog,
    );
  });
});
