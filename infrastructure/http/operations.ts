import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from '../telemetry/work.ts';
import { health } from './health.ts';
import { type MetricsOptions, metrics } from './metrics.ts';
import type { Server } from './server.ts';
import { traceRequests } from './trace-requests.ts';

type Options = Omit<MetricsOptions, 'token' | 'work'> &
  Readonly<{
    config: Readonly<{ metricsToken: string | undefined }>;
    /** Of who carries commands out or reads the log. */
    work?: Work;
  }>;

/** As long as a gateway takes to see it: deploy/gateway/Caddyfile looks every two seconds. */
const LEAVES_WITHIN_MS = 3_000;

/**
 * What anyone who operates a process asks it: `/healthz`, `/readyz` and `/metrics`; and spans of its requests. `leave` is
 * for who serves behind a gateway, before it closes: says that it ends, and serves on until the gateway knows.
 */
export function operations(
  app: Server,
  { config, work, ...options }: Options,
): Readonly<{ leave(): Promise<void> }> {
  if (work?.tracing) traceRequests(app, work.tracing);
  const healthOf = health(app, options.checks);
  metrics(app, { token: config.metricsToken, work: work?.metrics, ...options });
  return {
    async leave() {
      healthOf.end();
      await sleep(LEAVES_WITHIN_MS);
    },
  };
}
