import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { FaultSwitches } from './faults.ts';

const LOOK_EVERY_MS = 100;

/** Keeps who calls waiting while the fault `answers: never` stands; never who calls about the faults. */
export const neverAnswers =
  (faults: FaultSwitches, stopped: AbortSignal) =>
  async ({ raw, routeOptions }: FastifyRequest): Promise<void> => {
    if (routeOptions.url?.endsWith('/faults')) return;
    while (!stopped.aborted && !raw.socket.destroyed) {
      if ((await faults.current()).answers === 'normal') return;
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopped }).catch(() => {});
    }
  };
