import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import { READ_MODELS } from '@baanpak/projector/read-models.ts';
import type { FastifyContextConfig } from 'fastify';
import type { Pool, PoolClient } from 'pg';

const GROUP_OF = new Map(
  READ_MODELS.flatMap(({ group, sql }) =>
    [...sql.matchAll(/CREATE TABLE (\w+)/g)].map(([, table = '']) => [table, group] as const),
  ),
);

/**
 * What the routes of a server read of groups that they do not declare, as it is found while they answer:
 * after a write such a read would not have waited for what it shows.
 */
export function undeclaredReads(server: Server, pool: Pool): () => string[] {
  const found = new Set<string>();
  const route = new AsyncLocalStorage<
    FastifyContextConfig & { url: string | undefined; asOfThen: boolean }
  >();
  const seen = new WeakSet<PoolClient>();

  function look(statement: unknown): void {
    const config = route.getStore();
    if (!config?.reads || config.asOfThen) return;
    for (const [, table = ''] of textOf(statement).matchAll(/\b(?:from|join)\s+"?(\w+)/gi)) {
      const group = GROUP_OF.get(table);
      const isWhoAsks = group === 'users' && config.staff !== undefined;
      if (group && !isWhoAsks && !config.reads.includes(group))
        found.add(`${config.url}: ${table}`);
    }
  }

  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        look(given[0]);
        return query(...given);
      },
    });
  });
  server.addHook('onRequest', (request, _reply, done) =>
    route.run(
      {
        ...request.routeOptions.config,
        url: request.routeOptions.url,
        // as of an earlier place a read waits until all groups have reached that
        asOfThen: new URLSearchParams(request.url.split('?')[1]).has('at'),
      },
      done,
    ),
  );
  return () => [...found];
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
