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

/** What whoever operates a process asks it: `/healthz`, `/readyz` and `/metrics`; and spans of its requests. */
export function operations(app: Server, { config, work, ...options }: Options): void {
  if (work?.tracing) traceRequests(app, work.tracing);
  health(app, options.checks);
  metrics(app, { token: config.metricsToken, work: work?.metrics, ...options });
}
