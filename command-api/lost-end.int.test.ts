import { minute } from '@baanpak/domain/testing/samples.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import { createProtocolLog } from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/log.ts';
import { startProtocolServer } from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/server.ts';
import { logCheck } from '@baanpak/infrastructure/http/follower-check.ts';
import { expect, it, onTestFinished } from 'vitest';
import { assertCheckpointOfLog, postgresTimerStore } from './processes/timer-store.ts';
import { openShop } from './testing/shop.ts';
import { restoreProcesses } from './use-cases/restore/process-checkpoint.ts';
import { keepRestorePoint } from './use-cases/restore/restore-points.ts';

const PATIENT = { timeout: 20_000 };
const LOST = 8;
const ATTEMPTS = 20;

const stay = (n: number) => ({
  checkIn: localDate(`2027-03-${String(n + 1).padStart(2, '0')}`),
  checkOut: localDate(`2027-03-${String(n + 2).padStart(2, '0')}`),
});

it.each([
  ['lost its end', 0],
  ['lost its end and has grown past it', 12],
])(
  'no booking is accepted on a log that %s, until it is restored',
  async (_, grownBy) => {
    const log = createProtocolLog();
    const server = await startProtocolServer(log);
    onTestFinished(() => server.stop());
    const open = () => openEventStoreDb({ url: server.url, patience: 1_000 });
    const shop = await openShop({ eventStore: await open() });
    await shop.runProcesses();
    const timerStore = postgresTimerStore(shop.pool, shop.ports.storeId);
    const book = async (n: number, room = shop.river) =>
      (await shop.book(room, stay(n))).status as number;
    for (let n = 0; n < 3; n += 1) expect(await book(n)).toBe(201);
    await expect
      .poll(async () => (await timerStore.position()).commit, PATIENT)
      .toBeGreaterThan(0n);
    await keepRestorePoint(shop.pool, shop.store, minute(0));
    for (let n = 3; n < 6; n += 1) expect(await book(n)).toBe(201);
    const end = log.all.at(-1);
    await expect
      .poll(async () => (await timerStore.place()).last?.id === end?.id, PATIENT)
      .toBe(true);
    await shop.stopProcesses();

    server.stop();
    await expect.poll(() => server.subscriptions(), PATIENT).toBe(0);
    log.cutEnd(LOST);
    for (let n = 0; n < grownBy; n += 1)
      log.append(`theirs-${n}`, -1, [{ ...padding(n), data: Buffer.alloc(400, ' ') }]);
    await server.restart();

    const nights = Array.from({ length: ATTEMPTS }, (_, n) => n);
    const statuses = await Promise.all(nights.map((n) => book(n, shop.valley)));
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(await logCheck(shop.store)()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('npm run restore'),
    });

    const store = await open(); // as a process that is started again
    await expect(assertCheckpointOfLog(shop.pool, store)).rejects.toThrow('npm run restore');
    expect(await restoreProcesses(shop.pool, store)).toMatchObject({ go: 'back' });
    await assertCheckpointOfLog(shop.pool, store);
    const again = await shop.routesOf(await shop.anotherInstance({}, { store }));
    expect((await again.book(shop.valley, stay(25))).status).toBe(201);

    await shop.close();
    await store.close();
  },
  120_000,
);

const padding = (n: number) => ({
  id: `00000000-0000-4000-8000-1000000000${String(n).padStart(2, '0')}`,
  type: 'Padding',
  contentType: 'application/json',
  metadata: Buffer.from('{}'),
});
