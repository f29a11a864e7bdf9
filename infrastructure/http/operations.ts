import { health } from './health.ts';
import { type MetricsOptions, metrics } from './metrics.ts';
import type { Server } from './server.ts';

type Options = Omit<MetricsOptions, 'token'> &
  Readonly<{ config: Readonly<{ metricsToken: string | undefined }> }>;

/** What whoever operates a process asks it: `/healthz`, `/readyz` and `/metrics`. */
export function operations(app: Server, { config, ...options }: Options): void {
  health(app, options.checks);
  metrics(app, { token: config.metricsToken, ...options });
}
