import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { buildServer, type Server } from './server.ts';

/** Requests under way may end; then there is still time to stop the stores within five seconds. */
const DRAIN_LIMIT = 2_500;

/** A server as the configuration wants it. */
export const serverFor = ({ apiKeys, http }: Config, logger: Logger): Server =>
  buildServer({
    apiKeys: new Set(apiKeys),
    logger,
    trustProxy: http.trustProxy,
    drainLimit: DRAIN_LIMIT,
  });
