import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type { Server } from './server.ts';

/** What one dependency says of itself; `detail` is public and holds no secrets. */
export type CheckResult = Readonly<{ ok: boolean; detail?: string }>;
export type Checks = Readonly<Record<string, () => Promise<CheckResult>>>;

const LONGEST_CHECK = 2000;

const Liveness = Type.Object({ ok: Type.Boolean() });
const Readiness = Type.Object({
  ok: Type.Boolean(),
  checks: Type.Record(
    Type.String(),
    Type.Object({ ok: Type.Boolean(), detail: Type.Optional(Type.String()) }),
  ),
});

/** `GET /healthz`: 200 while the process lives. `GET /readyz`: 200 when every check is ok, else 503. */
export function health(app: Server, checks: Checks): void {
  const config = { open: true, unlimited: true };
  const tags = ['operations'];

  app.get(
    '/healthz',
    { config, schema: { tags, summary: 'Lives', response: { 200: Liveness } } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }),
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
      const ok = results.every(([, result]) => result.ok);
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok, checks: Object.fromEntries(results) });
    },
  );
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
