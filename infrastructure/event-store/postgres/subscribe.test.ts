import { describe, expect, it } from 'vitest';
import {
  type Position,
  PositionAheadOfLog,
  START,
  StoreUnavailable,
  type SubscriptionBatch,
} from '../port.ts';
import type { EventPage } from './read.ts';
import { subscribe, wakeSignal } from './subscribe.ts';

const at = (n: number): Position => ({ commit: BigInt(n), prepare: BigInt(n) });
const page = (to: number, state: Partial<EventPage> = {}) => ({
  events: [],
  position: at(to),
  full: false,
  hidden: false,
  ...state,
});

/** Follows pages answered one after the other; a page that is an error is thrown. */
async function follow(answers: (EventPage | Error)[], count: number, heads: Position[] = []) {
  const asked: Position[] = [];
  const batches: SubscriptionBatch[] = [];
  const readNext = async (after: Position): Promise<EventPage> => {
    asked.push(after);
    const answer = answers.shift() ?? { ...page(0), position: after };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const signal = AbortSignal.timeout(5_000);
  const readStream = async () => [];
  const log = { readNext, readStream, head: async () => heads.shift() ?? at(1_000) };
  for await (const batch of subscribe(log, wakeSignal(), { signal })) {
    batches.push(batch);
    if (batches.length === count) break;
  }
  return { asked, batches: batches.map(({ position, caughtUp }) => [position, caughtUp]) };
}

describe('a subscription to the log in PostgreSQL', () => {
  it('reads on at once while pages are full, then says that it caught up', async () => {
    const { asked, batches } = await follow([page(10, { full: true }), page(15)], 2);
    expect(asked).toEqual([START, at(10)]);
    expect(batches).toEqual([
      [at(10), false],
      [at(15), true],
    ]);
  });

  it('says that it caught up though the last full page was all there was', async () => {
    const last = at(10);
    const { batches } = await follow(
      [page(10, { full: true, position: last }), page(10, { position: last })],
      2,
    );
    expect(batches).toEqual([
      [last, false],
      [last, true],
    ]);
  });

  it('looks again soon, and has not caught up, while events wait for an older transaction', async () => {
    const { batches } = await follow(
      [page(3, { hidden: true }), page(4, { hidden: true }), page(9)],
      3,
    );
    expect(batches).toEqual([
      [at(3), false],
      [at(4), false],
      [at(9), true],
    ]);
  });

  it('asks again from the last position handed over when the server was away', async () => {
    const away = new StoreUnavailable('away');
    const { asked } = await follow([page(3), away, away, page(4)], 2);
    expect(asked).toEqual([START, at(3), at(3), at(3)]);
  });

  it('ends with any other error', async () => {
    await expect(follow([new Error('column does not exist')], 1)).rejects.toThrow('column');
  });

  it('stops where the log, back after a while, ends before what was handed over', async () => {
    const away = new StoreUnavailable('away');
    await expect(follow([page(30), away, page(40)], 2, [at(20)])).rejects.toThrow(
      PositionAheadOfLog,
    );
  });
});
