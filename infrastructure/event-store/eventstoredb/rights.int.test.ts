import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { BootError } from '../../process/errors.ts';
import { follow } from '../contract-suite/follower.ts';
import { event, newStream } from '../contract-suite/given.ts';
import { StoreUnavailable } from '../port.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { type ProtocolServer, startProtocolServer } from './protocol-server/server.ts';

let server: ProtocolServer;
beforeEach(async () => {
  server = await startProtocolServer();
});
afterEach(() => server.stop());

const onProblem = vi.fn();
/** As the user `baanpak`, who may do all but this. */
async function openWithout(...denies: ProtocolServer['faults']['denies']) {
  onProblem.mockReset();
  server.faults.denies = denies;
  const url = server.url.replace('esdb://', 'esdb://baanpak:secret@');
  const store = await openEventStoreDb({ url, onProblem });
  onTestFinished(() => store.close());
  return store;
}

it.each([
  ['read-all', 'does not let user "baanpak" read $all, the log of all streams'],
  ['read', 'does not let user "baanpak" read streams'],
  ['append', 'does not let user "baanpak" append to streams'],
  ['user', 'does not know user "baanpak" with this password'],
] as const)('a boot without the right to %s ends with a sentence', async (right, sentence) => {
  const store = await openWithout(right);
  const error = await store.storeId().catch((why: unknown) => why);
  expect(error).toBeInstanceOf(BootError);
  expect(String(error)).toContain(`EVENTSTORE_URL: EventStoreDB ${sentence}.`);
  expect(String(error)).toContain('npm run event-store-user');
});

it('a boot whose address names nobody says so', async () => {
  server.faults.denies = ['user'];
  const store = await openEventStoreDb({ url: server.url });
  onTestFinished(() => store.close());
  await expect(store.storeId()).rejects.toThrow('EVENTSTORE_URL: it names no user');
});

it('a boot of a log that has its id needs the right to append, too', async () => {
  const first = await openWithout();
  const id = await first.storeId();
  const second = await openWithout('append');
  await expect(second.storeId()).rejects.toThrow('append to streams');
  server.faults.denies = [];
  expect(await second.storeId()).toBe(id);
});

it('a subscriber who loses the right is told of it once, and goes on when it is back', async () => {
  const store = await openWithout();
  const stream = newStream();
  await store.append(stream, 'no-stream', [event()]);
  const { events, stop } = follow(store);
  await expect.poll(events).toHaveLength(1);
  server.faults.denies = ['read-all'];
  server.endSubscriptions();
  await expect.poll(() => onProblem.mock.calls.length).toBe(1);
  const refused = store.append(stream, 0, [event()]);
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable); // nobody can tell whether the log is the same
  await new Promise((resolve) => setTimeout(resolve, 500));
  server.faults.denies = [];
  await store.append(stream, 0, [event()]);
  await expect.poll(events, { timeout: 5_000 }).toHaveLength(2);
  await stop();
  expect(onProblem.mock.calls).toEqual([[expect.objectContaining({ name: 'BootError' })]]);
});
