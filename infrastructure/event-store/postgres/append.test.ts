import { describe, expect, it } from 'vitest';
import { until } from '../contract-suite/until.ts';
import { type Append, type AppendResult, START, StoreUnavailable } from '../port.ts';
import { groupAppends, type Unit } from './append.ts';

const appendTo = (...streams: string[]): Unit =>
  streams.map((stream): Append => ({ stream, expected: 'no-stream', events: [] }));
const won: AppendResult = { outcome: 'appended', revision: 0, position: START };
const lost: AppendResult = { outcome: 'conflict', revision: 3 };

/** A server that answers when told to. */
function server() {
  const groups: {
    streams: string[];
    answer: (results: AppendResult[][]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const send = (group: readonly Unit[]) =>
    new Promise<AppendResult[][]>((answer, fail) => {
      groups.push({ streams: group.flat().map(({ stream }) => stream), answer, fail });
    });
  return { groups, send };
}

describe('appends of one process', () => {
  it('leave together when others are on their way, several of one unit among them', async () => {
    const { groups, send } = server();
    const append = groupAppends(send, () => undefined);
    const units = [['a'], ['b'], ['e', 'd'], ['c']];
    const appended = units.map((streams) => append(appendTo(...streams)));
    groups[0]?.answer([[won]]);
    await until(() => groups.length === 2);
    groups[1]?.answer([[won], [lost, lost], [won]]);
    expect(await Promise.all(appended)).toEqual([[won], [won], [lost, lost], [won]]);
    expect(groups.map(({ streams }) => streams)).toEqual([['a'], ['b', 'e', 'd', 'c']]);
  });

  it('signal only when something was appended', async () => {
    let signals = 0;
    const answers = [lost, won];
    const append = groupAppends(
      async () => [answers.splice(0, 1)],
      () => {
        signals += 1;
      },
    );
    await append(appendTo('a'));
    expect(signals).toBe(0);
    await append(appendTo('a'));
    expect(signals).toBe(1);
  });

  it('do not fail for the fault of another in their group', async () => {
    const append = groupAppends(
      async (group) => {
        if (group.flat().some(({ stream }) => stream === 'bad')) throw new Error('no such JSON');
        return group.map(() => [won]);
      },
      () => undefined,
    );
    const streams = ['first', 'second', 'good', 'bad', 'fine'];
    const settled = await Promise.allSettled(streams.map((stream) => append(appendTo(stream))));
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('are all unknown when the server is lost', async () => {
    const { groups, send } = server();
    const append = groupAppends(send, () => undefined);
    const appended = Promise.allSettled(['a', 'b'].map((stream) => append(appendTo(stream))));
    groups[0]?.fail(new StoreUnavailable('away'));
    await until(() => groups.length === 2);
    groups[1]?.fail(new StoreUnavailable('away'));
    for (const result of await appended)
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
    expect(groups).toHaveLength(2);
  });
});
