import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { secondsToWait } from '../rate-limits/rate-limit.ts';
import { TransportError } from './transport-problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts against no limit: cheap to answer, or called by machines of ours. */
    unlimited?: boolean;
  }
}

/** How many calls a minute one server takes. */
export type RequestLimits = Readonly<{
  /** From one network address. */
  address: number;
  /** Of these, such as change something. */
  writes: number;
  /** By one API key of a partner. */
  key: number;
  /** Keys of our own screens: everyone has them, so anyone who used one up would lock out all others. */
  ownKeys: ReadonlySet<string>;
  /** Our own servers' key, whose calls were counted where a guest asked for the page. */
  serverKey?: string | undefined;
}>;

const MINUTE = 60;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses with 429 anyone who calls too often: by address before the key is looked at, then by key. */
export function limitRequests(app: FastifyInstance, limits: RequestLimits): void {
  const { ownKeys, serverKey } = limits;
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: MINUTE });
  const address = perMinute(limits.address);
  const writes = perMinute(limits.writes);
  const keys = perMinute(limits.key);
  app.addHook('onRequest', async (request) => {
    const key = request.headers['x-api-key'];
    if (request.routeOptions.config.unlimited) return;
    if (serverKey !== undefined && key === serverKey) return;
    await take(address, request.network);
    if (!READS.has(request.method)) await take(writes, request.network);
  });
  // after the one that looks at keys
  app.addHook('preParsing', async ({ routeOptions, headers }: FastifyRequest) => {
    const key = headers['x-api-key'];
    if (typeof key !== 'string' || routeOptions.config.unlimited) return;
    if (!ownKeys.has(key) && key !== serverKey) await take(keys, key);
  });
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw new TransportError('too-many-requests', { retryAfter: secondsToWait(error) });
  }
}
