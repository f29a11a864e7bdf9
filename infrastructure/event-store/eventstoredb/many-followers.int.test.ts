/** @module-tag long */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { follow } from '../contract-suite/follower.ts';
import { event, events, newStream, positionOf } from '../contract-suite/given.ts';
import { until } from '../contract-suite/until.ts';
import { type EventStore, type Position, START } from '../port.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { type ProtocolServer, startProtocolServer } from './protocol-server/server.ts';

const FOLLOWERS = 2_000;
const AT_ONCE = 20;
/** In ms: how late the server answers at most, and how long a follower is left at work at most. */
const LATEST = 50;
const LONGEST = 120;

let server: ProtocolServer;
let store: EventStore;
const problems: unknown[] = [];
beforeAll(async () => {
  server = await startProtocolServer();
  store = await openEventStoreDb({ url: server.url, onProblem: (error) => problems.push(error) });
});
afterAll(async () => {
  await store.close();
  server.stop();
});

const upTo = (most: number) => Math.floor(Math.random() * (most + 1));

it('leaves none of two thousand followers alone that begin and end at any moment', async () => {
  const stream = newStream('followed');
  const places: Position[] = [START];
  for (let n = 0; n < 20; n++)
    places.push(positionOf(await store.append(stream, n === 0 ? 'no-stream' : n - 1, [event()])));
  server.faults.readTakes = () => upTo(LATEST);

  let ended = 0;
  const beginAndEnd = async () => {
    while (ended < FOLLOWERS) {
      ended += 1;
      const follower = follow(store, { after: places[upTo(places.length - 1)] ?? START });
      await wait(upTo(LONGEST));
      const late = new AbortController();
      const isLate = wait(10_000, 'is left alone', { signal: late.signal });
      isLate.catch(() => undefined);
      expect(await Promise.race([follower.stop(), isLate])).toBeUndefined();
      late.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, beginAndEnd));

  expect(problems).toEqual([]);
  await until(() => server.subscriptions() === 0);
  const last = follow(store);
  await store.append(newStream(), 'no-stream', events(3));
  await until(() => last.events().length === 23);
  await last.stop();
}, 120_000);
