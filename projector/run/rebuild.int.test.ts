import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { type Position, START } from '@baanpak/infrastructure/event-store/port.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GROUPS } from '../read-models.ts';
import { moveCheckpoints } from '../schema/checkpoints.ts';
import { busyMarketplace } from '../testing/busy-marketplace.ts';
import { checksum } from '../testing/checksum.ts';
import {
  openReadModelsForTest,
  type ReadModelsForTest,
  readPosition,
} from '../testing/given-events.ts';
import { hotelRegistered, nightsHeld, roomRegistered } from '../testing/sample-events.ts';
import { startProjecting } from '../testing/start-projecting.ts';
import { RebuildUnderWay, rebuild } from './rebuild.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

const SOON = { timeout: 20_000, interval: 10 };

async function waitingForLocks(): Promise<number> {
  const { rows } = await models.pool.query(
    `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows.length;
}

async function write(): Promise<Position> {
  let last = START;
  for (const [stream, event] of busyMarketplace()) last = await models.append(stream, event);
  return last;
}

describe('a rebuild', () => {
  it('makes the very same rows again, and leaves no schema behind', async () => {
    await models.project(await write());
    const before = await checksum(models.pool);
    const at = await readPosition(models.pool);
    await models.pool.query('DELETE FROM bookings; UPDATE room_nights SET taken = 7');
    expect(await checksum(models.pool)).not.toBe(before);

    const progress = vi.fn();
    expect(await rebuild({ ...models, progress })).toEqual({
      events: busyMarketplace().length,
      stoppedAt: null,
    });
    expect(await checksum(models.pool)).toBe(before);
    expect(await readPosition(models.pool)).toEqual(at);
    expect(progress).toHaveBeenLastCalledWith(busyMarketplace().length, at);
    const { rows } = await models.pool.query(
      `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'read\\_%' ORDER BY 1`,
    );
    const schemas = [...GROUPS.map(({ schema }) => schema), 'read_models'];
    expect(rows).toEqual(schemas.toSorted().map((nspname) => ({ nspname })));
  });

  it('is refused while another one is under way, and free again after it', async () => {
    await models.project(await write());
    const before = await checksum(models.pool);
    const outcomes = await Promise.allSettled([rebuild(models), rebuild(models)]);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toEqual([expect.any(RebuildUnderWay)]);
    expect(await checksum(models.pool)).toBe(before);
    await rebuild(models);
    expect(await checksum(models.pool)).toBe(before);
  });

  it('swaps under a projector that goes on', async () => {
    const projector = startProjecting(models);
    const writing = (async () => {
      let last = START;
      for (let n = 0; n < 8; n += 1) last = await write();
      return last;
    })();
    for (let n = 0; n < 3; n += 1) await rebuild(models);
    const last = await writing;
    await vi.waitFor(async () => expect(await readPosition(models.pool)).toEqual(last), SOON);
    await projector.stop();
    expect(projector.status.problem).toBeNull();
    const live = await checksum(models.pool);
    await rebuild(models);
    expect(await checksum(models.pool)).toBe(live);
  });

  it('takes in what the live one was brought to while it ended', async () => {
    await models.project(await write());
    let last: Position | undefined;
    const { readAll } = models.store;
    const store = {
      ...models.store,
      async readAll(options: Parameters<typeof readAll>[0]) {
        const page = await readAll(options);
        if (page.events.length > 0 || last) return page;
        last = await write();
        await models.project(last);
        return page;
      },
    };
    await rebuild({ ...models, store });
    expect(await readPosition(models.pool)).toEqual(last);
    const live = await checksum(models.pool);
    await rebuild(models);
    expect(await checksum(models.pool)).toBe(live);
  });

  it('waits for a batch that is being written: its rows must not reach the new tables', async () => {
    await models.project(await write());
    const at = await readPosition(models.pool);
    const room = roomRegistered(hotelRegistered());
    const { roomId } = room.data;
    const held = nightsHeld(room, nights(1, 2));
    const to = await models.append(roomCalendarStream(roomId), held);

    const client = await models.pool.connect();
    let rebuilding: Promise<unknown> | undefined;
    try {
      await client.query('BEGIN');
      await moveCheckpoints(
        client,
        GROUPS.map(({ schema }) => schema),
        at,
        to,
      );
      rebuilding = rebuild(models);
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), SOON);
      const row = [roomId, held.data.checkIn];
      await client.query('INSERT INTO room_nights VALUES ($1, $2, 1)', row);
      await client.query('COMMIT');
    } finally {
      client.release(true);
    }
    await rebuilding;
    await models.project(to);
    const { rows } = await models.pool.query('SELECT taken FROM room_nights WHERE room_id = $1', [
      roomId,
    ]);
    expect(rows).toEqual([{ taken: 1 }]);
  });
});
