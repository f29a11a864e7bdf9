import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Type } from 'typebox';
import type { WorkMetrics } from '../telemetry/work.ts';
import { type CheckResult, type Checks, runCheck } from './health.ts';
import type { Server } from './server.ts';
import { TransportError } from './transport-problems.ts';

export type MetricsOptions = Readonly<{
  /** Lets others than this machine read them, as a bearer token. */
  token?: string | undefined;
  checks: Checks;
  pools?: Readonly<Record<string, Pool>>;
  /** Numbers of ours, by name: counted when somebody reads them. */
  counts?: Readonly<Record<string, Count>>;
  /** Kept by anyone who does what they count. */
  work?: WorkMetrics | undefined;
}>;

export type Count = Readonly<{
  help: string;
  /** It only grows, from the start of the process on; default: a gauge. */
  only?: 'grows';
  /** What the numbers are told apart by, where there are several. */
  by?: string;
  count: () => Promise<number | Readonly<Record<string, number>>>;
}>;

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** A gateway on this machine brings these along with everybody's calls. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** `GET /metrics` for Prometheus: how the process is, how calls are answered, what checks say. */
export function metrics(
  app: Server,
  { token, checks, pools = {}, counts = {}, work }: MetricsOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureAnswers(app, registry);
  gaugeChecks(app, registry, checks);
  gaugePools(registry, pools);
  gaugeCounts(registry, counts);
  work?.registerOn(registry);
  app.get(
    '/metrics',
    {
      config: { open: true, unlimited: true, refuses: ['unauthorized'] },
      schema: {
        tags: ['operations'],
        summary: 'Metrics for Prometheus',
        produces: ['text/plain'],
        response: { 200: Type.String({ description: 'In the text format of Prometheus' }) },
        description: 'For callers on the same machine, or with METRICS_TOKEN as bearer token.',
      },
    },
    async (request, reply) => {
      if (!mayRead(request, token))
        throw new TransportError('unauthorized', { message: 'No METRICS_TOKEN' });
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    },
  );
}

function measureAnswers(app: Server, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a call to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    const labels = { method: request.method, route, status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function gaugeChecks({ log }: Server, registry: Registry, checks: Checks): void {
  // asked once for all that is gathered at a moment
  const results = oneAnswer(() =>
    Promise.all(
      Object.entries(checks).map(async ([check, run]) => ({
        check,
        ...(await runCheck(check, run, log)),
      })),
    ),
  );
  const gaugeOf = (
    name: string,
    help: string,
    numberOf: (found: CheckResult) => number | undefined,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['check'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { check, ...found } of await results()) {
          const number = numberOf(found);
          if (number !== undefined) this.set({ check }, number);
        }
      },
    });
  gaugeOf('baanpak_lag_events', 'What waits for it, to 1,000', ({ lag }) => lag?.events);
  gaugeOf('baanpak_lag_seconds', 'How long the first has waited', ({ lag }) => lag?.seconds);
  gaugeOf(
    'baanpak_last_progress_seconds',
    'When it last went on, in seconds since 1970',
    ({ lastProgress }) => lastProgress && Date.parse(lastProgress) / 1000,
  );
  const gauge = new Gauge({
    name: 'baanpak_check_ok',
    help: 'What /readyz says: 1 where a check is well',
    labelNames: ['check', 'detail'],
    registers: [registry],
    async collect() {
      const found = await results();
      gauge.reset();
      for (const { check, ok, detail = '' } of found) gauge.set({ check, detail }, Number(ok));
    },
  });
  const stopped = new Gauge({
    name: 'baanpak_stopped_at_event',
    help: 'The event at which a reader of the log stopped: 1 until it goes on',
    labelNames: ['check', 'position', 'id', 'stream', 'type', 'why'],
    registers: [registry],
    async collect() {
      const found = await results();
      stopped.reset();
      for (const { check, stoppedAt } of found)
        if (stoppedAt) stopped.set({ check, ...stoppedAt }, 1);
    },
  });
}

/** One answer for all who ask while it is worked out. */
function oneAnswer<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

function gaugePools(registry: Registry, pools: Readonly<Record<string, Pool>>): void {
  const gauge = new Gauge({
    name: 'baanpak_database_connections',
    help: 'Of each pool: open, idle, and callers who wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauge.set({ pool, state: 'open' }, totalCount);
        gauge.set({ pool, state: 'idle' }, idleCount);
        gauge.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

function gaugeCounts(registry: Registry, counts: Readonly<Record<string, Count>>): void {
  const registers = [registry];
  for (const [name, count] of Object.entries(counts)) {
    const described = {
      name: `baanpak_${name}`,
      help: count.help,
      labelNames: count.by ? [count.by] : [],
      registers,
    };
    if (count.only === 'grows')
      new Counter({
        ...described,
        async collect() {
          const found = await counted(count);
          this.reset();
          for (const { labels, value } of found) this.inc(labels, value || 0);
        },
      });
    else
      new Gauge({
        ...described,
        async collect() {
          const found = await counted(count);
          this.reset();
          for (const { labels, value } of found) this.set(labels, value);
        },
      });
  }
}

type Counted = Readonly<{ labels: Readonly<Record<string, string>>; value: number }>;

async function counted({ by, count }: Count): Promise<readonly Counted[]> {
  const found = await count().catch(() => Number.NaN); // the rest is still worth reading
  if (typeof found === 'number') return [{ labels: {}, value: found }];
  return Object.entries(found).map(([label, value]) => ({
    labels: by ? { [by]: label } : {},
    value,
  }));
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  if (!isForwarded && LOOPBACK.test(socket.remoteAddress ?? '')) return true;
  if (token === undefined) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
