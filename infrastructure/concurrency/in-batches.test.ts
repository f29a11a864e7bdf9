import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

type Sent = {
  calls: readonly string[];
  answer: (answers?: string[]) => void;
  fail: (error: Error) => void;
};

/** A server that answers each call in capitals, when told to. */
function serverThatWaits() {
  const sent: Sent[] = [];
  const send = (calls: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const answer = (answers = calls.map((call) => call.toUpperCase())) => resolve(answers);
      sent.push({ calls, answer, fail: reject });
    });
  return { sent, call: inBatches(send, { largestGroup: 256, groupsInFlight: 4 }) };
}

describe('calls in groups', () => {
  it('leave together when made in one turn of the event loop, and each gets its own answer', async () => {
    const { sent, call } = serverThatWaits();
    const calls = Promise.all(['a', 'b', 'a'].map(call));
    await turn();
    expect(sent.map((group) => group.calls)).toEqual([['a', 'b', 'a']]);
    sent[0]?.answer();
    expect(await calls).toEqual(['A', 'B', 'A']);
  });

  it('wait for one another only when as many groups as allowed are on their way', async () => {
    const { sent, call } = serverThatWaits();
    const calls: Promise<unknown>[] = [];
    for (const each of ['a', 'b', 'c', 'd', 'e', 'f']) {
      calls.push(call(each));
      await turn();
    }
    expect(sent.map((group) => group.calls)).toEqual([['a'], ['b'], ['c'], ['d']]);
    sent[1]?.answer();
    await turn();
    await turn();
    expect(sent.at(-1)?.calls).toEqual(['e', 'f']);
    for (const { answer } of sent) answer();
    await Promise.all(calls);
  });

  it('go in groups no larger than allowed', async () => {
    const { sent, call } = serverThatWaits();
    const calls = Array.from({ length: 300 }, (_, n) => call(String(n)));
    await turn();
    await turn();
    expect(sent.map((group) => group.calls.length)).toEqual([256, 44]);
    for (const { answer } of sent) answer();
    await Promise.all(calls);
  });

  it('fail together when the server does, and the next ones are sent again', async () => {
    const { sent, call } = serverThatWaits();
    const calls = Promise.allSettled([call('a'), call('b')]);
    await turn();
    const away = new Error('away');
    sent[0]?.fail(away);
    expect(await calls).toEqual([
      { status: 'rejected', reason: away },
      { status: 'rejected', reason: away },
    ]);
    const next = call('a');
    await turn();
    sent[1]?.answer();
    expect(await next).toBe('A');
  });

  it('fail rather than wait for ever when fewer answers come', async () => {
    const { sent, call } = serverThatWaits();
    const calls = Promise.allSettled([call('a'), call('b')]);
    await turn();
    sent[0]?.answer(['A']);
    expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
