/** @module-tag long */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCaddy } from '../deploy/testing/gateway.ts';
import { type AttackedCluster, startAttackedCluster } from './faults/attacked-cluster.ts';
import { catchUp } from './faults/catch-up.ts';
import { brokenRules, lostPictures, lostWrites } from './faults/check.ts';
import { injectFault } from './faults/inject.ts';
import { type Fault, isPartial, planFaults } from './faults/plan.ts';
import { ACKNOWLEDGED } from './faults/summary.ts';
import { startWorkload, type Workload } from './faults/workload.ts';
import { readLog } from './testing/event-log.ts';
import { findRooms } from './testing/guest.ts';
import { endProducts } from './testing/product.ts';
import { startProgram } from './testing/program.ts';
import { signIn } from './testing/staff.ts';
import { unfinishedBookings } from './testing/unfinished.ts';

const SEED = Number(process.env.SEED);
const SECONDS = Number(process.env.FAULTS_SECONDS ?? 60);
const MENDED = { timeout: 120_000, interval: 500 };
/** In ms: writes that ask the provider answer within 45 s. */
const ANSWERED_WITHIN = 50_000;

const missing = noCaddy();
if (missing) console.warn(`Faults under load: ${missing}`);

describe.skipIf(missing)(`faults under load, seed ${SEED}, ${SECONDS} s`, () => {
  let cluster: AttackedCluster;
  let workload: Workload;
  let before: ReadonlySet<string>;

  beforeAll(async () => {
    cluster = await startAttackedCluster();
    before = new Set(unfinishedBookings(await readLog(cluster.dataDir)));
  });
  afterAll(async () => {
    await endProducts();
    await cluster?.letGo();
  });

  const done = async (fault: Fault) => console.info(`fault: ${await injectFault(cluster, fault)}`);

  it(
    'are survived by the site, which is ready again',
    async () => {
      const staff = await signIn(cluster.api);
      workload = startWorkload(cluster.api, staff, await findRooms(cluster.api));
      const meanwhile: Promise<void>[] = [];
      let begun = performance.now();
      for (const fault of planFaults(SEED, SECONDS)) {
        await sleep(Math.max(0, begun + fault.after - performance.now()));
        begun = performance.now();
        if (isPartial(fault)) meanwhile.push(done(fault));
        else await done(fault);
      }
      await Promise.all(meanwhile);
      await workload.stop();
      const { answers, slowest } = workload.asking;
      console.info(`${ACKNOWLEDGED}${JSON.stringify(countsOf(workload))}`);
      console.info(`answers: ${JSON.stringify([...answers])}, slowest ${slowest()} ms`);
      await expect
        .poll(async () => (await fetch(`${cluster.url}/readyz`)).status, MENDED)
        .toBe(200);
    },
    (SECONDS + 300) * 2_000,
  );

  it('never make an answer wrong, nor late', () => {
    expect(workload.asking.wrong).toEqual([]);
    expect(workload.asking.slowest()).toBeLessThan(ANSWERED_WITHIN);
    expect(workload.acknowledged.length).toBeGreaterThan(0);
    expect(workload.pictures.length).toBeGreaterThan(0);
  });

  it('break no rule of the log', () =>
    expect
      .poll(() => brokenRules(cluster.dataDir, before), MENDED)
      .toEqual({ oversold: [], brokenChains: [], halfMade: [] }));

  it('lose nothing that was acknowledged', async () => {
    await expect.poll(() => lostWrites(cluster, workload.acknowledged), MENDED).toEqual([]);
    expect(await lostPictures(cluster.url, workload.pictures)).toEqual([]);
  });

  it('leave read models as the log makes them again', async () => {
    expect(await cluster.term()).toBe(0);
    await catchUp(cluster.dataDir);
    const rebuild = startProgram('dist/rebuild.js', { DATA_DIR: cluster.dataDir });
    const { code, stdout } = await rebuild.ended;
    expect(code).toBe(0);
    const [were, are] = stdout.match(/\b[0-9a-f]{64}\b/g) ?? [];
    expect(are).toBeDefined();
    expect(are).toBe(were);
  });
});

const countsOf = ({ acknowledged, pictures }: Workload) => ({
  bookings: acknowledged.length,
  payments: acknowledged.filter(({ chargeId }) => chargeId !== undefined).length,
  cancellations: acknowledged.filter(({ isCanceled }) => isCanceled).length,
  pictures: pictures.length,
});
