import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Instance } from '@baanpak/infrastructure/config/variable-kinds.ts';
import type { FastifyPluginAsync } from 'fastify';

type Answer = Readonly<{ ok: boolean; checks?: unknown; detail?: string }>;

const LONGEST_MS = 3_000;

/**
 * `GET /readyz/site`: 200 when of every service at least one process is ready, else 503; the body names each process
 * with what it says of itself. The gateway answers it as the site's /readyz.
 */
export const siteReadiness =
  (services: readonly Instance[], ask = askReadiness): FastifyPluginAsync =>
  async (app) => {
    const config = { open: true, unlimited: true };
    app.get('/readyz/site', { config, schema: { hide: true } }, async (_request, reply) => {
      const all = await Promise.all(
        services.map(async ({ service, origin }) => ({ service, origin, ...(await ask(origin)) })),
      );
      const names = [...new Set(services.map(({ service }) => service))];
      const isReady = (name: string) => all.some(({ service, ok }) => service === name && ok);
      const ok = names.every(isReady);
      const found = names.map((name) => [
        name,
        {
          ok: isReady(name),
          processes: all
            .filter(({ service }) => service === name)
            .map(({ service: _service, ...process }) => process),
        },
      ]);
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok, services: Object.fromEntries(found) });
    });
  };

/** What a process's /readyz says; never throws. */
async function askReadiness(origin: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const answer: unknown = await (await fetch(`${origin}/readyz`, { signal })).json();
    return isRecord(answer)
      ? { ok: answer.ok === true, checks: answer.checks }
      : { ok: false, detail: 'it says something else' };
  } catch {
    return { ok: false, detail: 'no answer' };
  }
}
