import type { Logger } from 'pino';
import type { Http } from '../config/config.ts';
import { buildServer, type Server, type ServerOptions } from './server.ts';

/** Requests under way may end; then there is still time to stop the stores within five seconds. */
const DRAIN_LIMIT = 2_500;

/** Calls a minute: an office behind one address books and looks around; a partner serves many guests. */
const LIMITS = { address: 1_200, writes: 300, key: 30_000 };

type Options = Pick<ServerOptions, 'problems'> & Readonly<{ serverKey?: string | undefined }>;

/**
 * A server as the configuration wants it; our own screens use the first of its API keys. `problems`: how refusals are answered. `serverKey` is an API key by
 * which our own servers call it for guests who were counted before.
 */
export const serverFor = (
  { apiKeys = [], http }: Readonly<{ apiKeys?: readonly string[]; http: Http }>,
  logger: Logger,
  { problems, serverKey }: Options = {},
): Server =>
  buildServer({
    apiKeys: new Set(serverKey === undefined ? apiKeys : [...apiKeys, serverKey]),
    ...(problems && { problems }),
    logger,
    trustProxy: http.trustProxy,
    limits: http.rateLimits
      ? { ...LIMITS, ownKeys: new Set(apiKeys.slice(0, 1)), serverKey }
      : undefined,
    shedsLoad: { serverKey },
    corsOrigins: http.corsOrigins,
    https: http.publicUrl?.startsWith('https:') ?? false,
    drainLimit: DRAIN_LIMIT,
  });
