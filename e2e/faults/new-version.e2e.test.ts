/** @module-tag long */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCaddy } from '../../deploy/testing/gateway.ts';
import { type ClusterForTest, startCluster } from '../testing/cluster.ts';
import { askDatabase } from '../testing/event-log.ts';
import { findRooms } from '../testing/guest.ts';
import { type InstalledCopy, installCopy } from '../testing/installed-copy.ts';
import { endProducts } from '../testing/product.ts';
import { signIn } from '../testing/staff.ts';
import { lostWrites } from './check.ts';
import { startWorkload } from './workload.ts';

const SOON = { timeout: 90_000, interval: 200 };
/** In ms: the gateway looks at what it passes calls to every two seconds. */
const SEEN_BY_GATEWAY = 4_000;

/** Of the model of hotels in a bundle. */
const VERSION = /(var hotelModel = \{\s+group: "search",\s+version: )\d+/g;
const NEXT_VERSION = '$199';

const missing = noCaddy();
if (missing) console.warn(`A rolling change of a read model: ${missing}`);

describe.skipIf(missing)('a read model of another version, rolled out under load', () => {
  let copy: InstalledCopy;
  let cluster: ClusterForTest;

  beforeAll(async () => {
    copy = await installCopy();
    cluster = await startCluster({ RATE_LIMITS: 'off' }, copy.root);
  });
  afterAll(async () => {
    await endProducts();
    await copy?.remove();
  });

  const versions = async () => {
    const found = await askDatabase<{ schema: string }>(
      cluster.dataDir,
      `SELECT schema FROM read_models.schemas WHERE "group" = 'search' AND whole ORDER BY 1`,
    );
    return found.map(({ schema }) => schema);
  };

  /** As the operations guide says: the next one only when this one is ready. */
  async function restart(pid: number | undefined): Promise<void> {
    if (pid === undefined) throw new Error('It does not run');
    process.kill(pid, 'SIGTERM');
    await expect.poll(() => isAlive(pid), SOON).toBe(false);
    await expect.poll(unready, SOON).toEqual([]);
  }

  async function unready(): Promise<string[]> {
    type Site = { services: Record<string, { processes: readonly { ok: boolean }[] }> };
    const { services } = (await (await fetch(`${cluster.url}/readyz`)).json()) as Site;
    return Object.entries(services).flatMap(([name, { processes }]) =>
      processes.some(({ ok }) => !ok) ? [name] : [],
    );
  }

  it('fails no request, and loses nothing', async () => {
    const [before] = await versions();
    const staff = await signIn(cluster.api);
    const workload = startWorkload(cluster.api, staff, await findRooms(cluster.api));
    for (const program of ['projector', 'query-api'])
      await copy.change(program, VERSION, NEXT_VERSION);

    const [last, first] = await cluster.pidsNow('projector');
    await restart(first);
    for (const pid of await cluster.pidsNow('query-api')) {
      await restart(pid);
      await sleep(SEEN_BY_GATEWAY);
    }
    await restart(last);
    await workload.stop();

    expect((await versions()).filter((schema) => schema !== before)).toHaveLength(1);
    expect([...workload.asking.answers.keys()].filter((status) => !/^[24]/.test(status))).toEqual(
      [],
    );
    expect(workload.asking.wrong).toEqual([]);
    expect(workload.acknowledged.length).toBeGreaterThan(0);
    await expect.poll(() => lostWrites(cluster, workload.acknowledged), SOON).toEqual([]);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
