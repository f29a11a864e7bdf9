import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { event } from '../contract-suite/given.ts';
import { openPostgresEventStore } from './postgres-event-store.ts';

it('refuses text that PostgreSQL cannot hold, and appends what came with it', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const store = await openPostgresEventStore({ connectionString: database.url });
  onTestFinished(store.close);
  const names = ['first', 'with a \u0000 in it', 'good', 'fine'];
  const results = await Promise.allSettled(
    names.map((name, n) => store.append(`stream-${n}`, 'no-stream', [event('Named', { name })])),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await store.readStream('stream-1')).toEqual([]);
});
