import { describe, expect, it } from 'vitest';
import {
  comparePositions,
  type Position,
  type RecordedEvent,
  START,
  StoreUnavailable,
  type SubscribeOptions,
  type SubscriptionBatch,
} from './port.ts';
import { watchedSubscription } from './watched-subscription.ts';

const at = (n: number): Position => ({ commit: BigInt(n), prepare: BigInt(n) });
const eventAt = (n: number): RecordedEvent => ({
  id: `event ${n}`,
  type: 'Happened',
  data: {},
  metadata: {},
  stream: 'thing-1',
  revision: n - 1,
  position: at(n),
});

type Given = {
  log?: readonly RecordedEvent[];
  /** How many events each subscription hands over before it stands still, one after another. */
  handsOver: readonly number[];
  hearsSignal?: boolean;
  isAway?: boolean;
};

/** Subscriptions that hand some events over and then stand still. */
function given({ log = [], handsOver, hearsSignal = true, isAway = false }: Given) {
  const begun: Position[] = [];
  const problems: string[] = [];
  const seen: string[] = [];
  let looks = 0;
  const stopping = new AbortController();

  async function* subscribe({
    after = START,
    signal,
  }: SubscribeOptions): AsyncGenerator<SubscriptionBatch, void, undefined> {
    const most = handsOver[begun.length] ?? 0;
    begun.push(after);
    const owed = log.filter(({ position }) => comparePositions(position, after) > 0);
    for (const event of owed.slice(0, most))
      yield { events: [event], position: event.position, caughtUp: false };
    await new Promise<void>((resolve) => {
      if (hearsSignal) signal.addEventListener('abort', () => resolve());
    });
  }
  const readAll = async ({ after = START }: { after?: Position }) => {
    looks += 1;
    if (isAway) throw new StoreUnavailable('away');
    const events = log.filter(({ position }) => comparePositions(position, after) > 0);
    return { events, position: events.at(-1)?.position ?? after };
  };
  const ended = (async () => {
    const onProblem = (error: Error) => problems.push(error.message);
    const watch = { every: 10, endWithin: 50, onProblem };
    const options = { signal: stopping.signal };
    for await (const { events } of watchedSubscription(subscribe, { readAll }, options, watch))
      seen.push(...events.map(({ id }) => id));
  })();
  return {
    ...{ begun, problems, seen, looks: () => looks },
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

const THREE = [1, 2, 3].map(eventAt);
const ALL_THREE = ['event 1', 'event 2', 'event 3'];

describe('a subscription that is watched', () => {
  it('is begun again where it owes events and hands none over, and says so', async () => {
    const { begun, problems, seen, stop } = given({ log: THREE, handsOver: [1, 0, 5] });
    await expect.poll(() => seen).toEqual(ALL_THREE);
    expect(begun).toEqual([START, at(1), at(1)]);
    expect(problems).toEqual(Array(2).fill('Events behind 1/1 were not handed over'));
    await stop();
  });

  it('is left alone where it owes nothing', async () => {
    const { begun, seen, looks, stop } = given({ log: THREE, handsOver: [3, 3] });
    await expect.poll(() => seen).toEqual(ALL_THREE);
    await expect.poll(looks).toBeGreaterThan(3);
    await stop();
    expect(begun).toEqual([START]);
  });

  it('is left alone while the log is away', async () => {
    const { begun, looks, stop } = given({ log: THREE, handsOver: [0, 3], isAway: true });
    await expect.poll(looks).toBeGreaterThan(3);
    await stop();
    expect(begun).toEqual([START]);
  });

  it('is left where it does not hear that it is to stop', async () => {
    const { problems, seen, stop } = given({ log: THREE, handsOver: [3], hearsSignal: false });
    await expect.poll(() => seen).toEqual(ALL_THREE);
    await stop();
    expect(problems).toEqual(['A subscription behind 3/3 did not end']);
  });
});
