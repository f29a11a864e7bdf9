import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type { StoppedAt } from '../event-store/codec/unreadable-event.ts';
import type { Lag } from '../event-store/lag.ts';
import type { Server } from './server.ts';

/** What one dependency says of itself; all of it is public and holds no secrets and nothing personal. */
export type CheckResult = Readonly<{
  ok: boolean;
  detail?: string;
  /** How far it is behind the log, or behind what waits for it. */
  lag?: Lag;
  /** When it last did something, or found nothing to do. */
  lastProgress?: Instant;
  /** The event at which it stopped, until a version comes that can read it. */
  stoppedAt?: StoppedAt;
}>;
export type Checks = Readonly<Record<string, () => Promise<CheckResult>>>;

const LONGEST_CHECK = 2000;

const Liveness = Type.Object({ ok: Type.Boolean() });
const Readiness = Type.Object({
  ok: Type.Boolean(),
  checks: Type.Record(
    Type.String(),
    Type.Object({
      ok: Type.Boolean(),
      detail: Type.Optional(Type.String()),
      lag: Type.Optional(
        Type.Object(
          { events: Type.Integer(), seconds: Type.Integer() },
          { description: 'What waits for it, counted to 1,000, and for how long the first has' },
        ),
      ),
      lastProgress: Type.Optional(Type.String({ format: 'date-time' })),
      stoppedAt: Type.Optional(
        Type.Object(
          {
            position: Type.String(),
            id: Type.String(),
            stream: Type.String(),
            type: Type.String(),
            why: Type.String(),
          },
          { description: 'The event that it cannot read: docs/operations.md' },
        ),
      ),
    }),
  ),
});

/**
 * `GET /healthz`: 200 while the process lives. `GET /readyz`: 200 when every check is ok, else 503. Both are 503 from
 * `end` on, so that a gateway sends nothing more.
 */
export function health(app: Server, checks: Checks): Readonly<{ end(): void }> {
  let isEnding = false;
  const config = { open: true, unlimited: true };
  const tags = ['operations'];

  app.get(
    '/healthz',
    { config, schema: { tags, summary: 'Lives', response: { 200: Liveness, 503: Liveness } } },
    async (_request, reply) =>
      reply
        .code(isEnding ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ ok: !isEnding }),
  );

  const response = { 200: Readiness, 503: Readiness };
  app.get(
    '/readyz',
    { config, schema: { tags, summary: 'Can serve', response } },
    async ({ log }, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(
          async ([name, check]) => [name, await runCheck(name, check, log)] as const,
        ),
      );
      const ok = !isEnding && results.every(([, result]) => result.ok);
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok, checks: Object.fromEntries(results) });
    },
  );
  return {
    end() {
      isEnding = true;
    },
  };
}

/** Never rejects and never takes longer than two seconds. */
export async function runCheck(
  name: string,
  check: () => Promise<CheckResult>,
  log: FastifyBaseLogger,
): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: 'no answer in 2 s' }), LONGEST_CHECK);
  });
  const failed = (error: unknown): CheckResult => {
    log.warn({ err: error, check: name }, 'check failed');
    return { ok: false, detail: 'failed' };
  };
  try {
    return await Promise.race([Promise.resolve().then(check).catch(failed), late]);
  } finally {
    clearTimeout(timer);
  }
}
