import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../port.ts';
import { groupReads, type Read } from './group-reads.ts';

type Sent = {
  streams: string[];
  answer: () => void;
  fail: (error: Error) => void;
};

/** A server that answers each read with one event of its stream, when told to. */
function serverThatWaits() {
  const sent: Sent[] = [];
  const send = (group: readonly Read[]) =>
    new Promise<RecordedEvent[][]>((resolve, reject) => {
      const streams = group.map(({ stream }) => stream);
      const events = streams.map((stream) => [{ stream } as RecordedEvent]);
      sent.push({ streams, answer: () => resolve(events), fail: reject });
    });
  return { sent, read: groupReads(send) };
}

const from = (stream: string) => ({ stream, from: 0 });

describe('reads of streams', () => {
  it('of one turn of the event loop leave together, and each gets its own events', async () => {
    const { sent, read } = serverThatWaits();
    const reads = Promise.all(['a', 'b', 'a'].map((stream) => read(from(stream))));
    await turn();
    expect(sent.map(({ streams }) => streams)).toEqual([['a', 'b', 'a']]);
    sent[0]?.answer();
    expect(await reads).toEqual([[{ stream: 'a' }], [{ stream: 'b' }], [{ stream: 'a' }]]);
  });

  it('wait for one another only when four groups are on their way', async () => {
    const { sent, read } = serverThatWaits();
    const reads: Promise<unknown>[] = [];
    for (const stream of ['a', 'b', 'c', 'd', 'e', 'f']) {
      reads.push(read(from(stream)));
      await turn();
    }
    expect(sent.map(({ streams }) => streams)).toEqual([['a'], ['b'], ['c'], ['d']]);
    sent[1]?.answer();
    await turn();
    await turn();
    expect(sent.at(-1)?.streams).toEqual(['e', 'f']);
    for (const { answer } of sent) answer();
    await Promise.all(reads);
  });

  it('go in groups of 256 at most', async () => {
    const { sent, read } = serverThatWaits();
    const reads = Array.from({ length: 300 }, (_, n) => read(from(String(n))));
    await turn();
    await turn();
    expect(sent.map(({ streams }) => streams.length)).toEqual([256, 44]);
    for (const { answer } of sent) answer();
    await Promise.all(reads);
  });

  it('fail together when the server does, and the next ones are sent again', async () => {
    const { sent, read } = serverThatWaits();
    const reads = Promise.allSettled([read(from('a')), read(from('b'))]);
    await turn();
    const away = new Error('away');
    sent[0]?.fail(away);
    expect(await reads).toEqual([
      { status: 'rejected', reason: away },
      { status: 'rejected', reason: away },
    ]);
    const next = read(from('a'));
    await turn();
    sent[1]?.answer();
    expect(await next).toEqual([{ stream: 'a' }]);
  });
});
