import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { follow } from '../contract-suite/follower.ts';
import { event, positionOf } from '../contract-suite/given.ts';
import { until } from '../contract-suite/until.ts';
import { type EventStore, type Position, START } from '../port.ts';
import { openPostgresEventStore } from './postgres-event-store.ts';
import { adoptRestoredLog, isRestoredLog } from './restored-log.ts';

describe('a log restored into another server', () => {
  let database: TestDatabase;
  let pool: Pool;
  const open = () => openPostgresEventStore({ pool });

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = openPool(database.url);
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  async function fill(store: EventStore, streams: string[]) {
    const positions = [];
    for (const stream of streams)
      positions.push(positionOf(await store.append(stream, 'no-stream', [event()])));
    return positions;
  }

  /** As if the rows came from a server that has seen more transactions than this one will. */
  const restoreFromAfar = () =>
    pool.query(
      `UPDATE events.events SET transaction_id = (transaction_id::text::bigint + 1e12)::text::xid8`,
    );

  it('is refused with what to do about it', async () => {
    const store = await open();
    await fill(store, ['a']);
    await store.close();
    await (await open()).close();
    await restoreFromAfar();
    await expect(open()).rejects.toThrow('npm run restore');
  });

  it('is readable in the same order once adopted, under a new name, and goes on', async () => {
    const before = await open();
    const positions = await fill(before, ['a', 'b', 'c', 'd']);
    const storeId = await before.storeId();
    await before.close();
    // As two writers may commit: the later position in the earlier transaction.
    await pool.query(`UPDATE events.events SET position = 5 - position`);
    await restoreFromAfar();
    const second = { commit: (positions[1]?.commit ?? 0n) + 10n ** 12n, prepare: 3n };

    const beyond = { ...second, commit: second.commit + 1_000n };
    const moved: (Position | undefined)[] = [];

    const adopted = await adoptRestoredLog({
      pool,
      alongside: async ({ translated }) => {
        for (const position of [START, second, beyond]) moved.push(await translated(position));
      },
    });

    const store = await open();
    expect(adopted).toBe(await store.storeId());
    expect(adopted).not.toBe(storeId);
    expect(moved).toEqual([START, { commit: 0n, prepare: 2n }, undefined]);
    const whole = follow(store);
    const rest = follow(store, { after: moved[1] ?? START });
    await fill(store, ['e']);
    const streams = (follower: typeof whole) => follower.events().map(({ stream }) => stream);
    await until(() => whole.events().length === 5 && rest.events().length === 3);
    expect(streams(whole)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(streams(rest)).toEqual(['c', 'd', 'e']);
    await Promise.all([whole.stop(), rest.stop()]);
    await store.close();
  });

  it('stays as it was, and so does what goes along, when that fails', async () => {
    const store = await open();
    await fill(store, ['a', 'b']);
    await restoreFromAfar();
    const storeId = await store.storeId();
    const alongside = async () => {
      throw new Error('no room');
    };
    await expect(adoptRestoredLog({ pool, alongside })).rejects.toThrow('no room');
    expect(await isRestoredLog(pool)).toBe(true);
    expect(await store.storeId()).toBe(storeId);
    await store.close();
  });

  it('can be adopted while it is empty', async () => {
    await (await open()).close();
    await adoptRestoredLog({ pool });
    const store = await open();
    expect(await store.append(`a-${randomUUID()}`, 'no-stream', [event()])).toMatchObject({
      outcome: 'appended',
    });
    await store.close();
  });
});
