import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Instance } from '@baanpak/infrastructure/config/variable-kinds.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { FastifyPluginAsync } from 'fastify';
import { OPEN_API } from '../open-api.ts';

type Part = Readonly<Record<string, unknown>>;

const APIS = ['query-api', 'command-api'];
const LONGEST_MS = 5_000;

/** `GET /docs/json`: the documents of both APIs as one; 503 while one of them has no process that answers. */
export const mergedDocs =
  (services: readonly Instance[], read = readDocument): FastifyPluginAsync =>
  async (app) => {
    const config = { open: true };
    app.get('/docs/json', { config, schema: { hide: true } }, async () => {
      const documents = await Promise.all(
        APIS.map((api) =>
          firstOf(
            services.filter(({ service }) => service === api),
            read,
          ),
        ),
      );
      const { title, version, description, tags } = OPEN_API;
      return { ...documents.reduce(merged), info: { title, version, description }, tags };
    });
  };

async function firstOf(instances: readonly Instance[], read: typeof readDocument): Promise<Part> {
  for (const { origin } of instances) {
    const document = await read(origin).catch(() => undefined);
    if (isRecord(document)) return document;
  }
  throw new TransportError('store-away');
}

async function readDocument(origin: string): Promise<unknown> {
  const answer = await fetch(`${origin}/docs/json`, { signal: AbortSignal.timeout(LONGEST_MS) });
  if (!answer.ok) throw new Error(`/docs/json answered ${answer.status}`);
  return answer.json();
}

/** All of both; of what both say, the second. A path of both has the methods of each. */
const merged = (one: Part, other: Part): Part => {
  const result: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = result[name];
    result[name] = isRecord(before) && isRecord(value) ? merged(before, value) : value;
  }
  return result;
};
