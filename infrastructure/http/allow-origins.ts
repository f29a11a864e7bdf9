import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** What scripts of other origins may read of an answer beside its body. */
const EXPOSED = [
  'content-range',
  'etag',
  'idempotent-replayed',
  'retry-after',
  'x-position',
  'x-request-id',
  'x-stale',
];

/** Lets pages of these origins call from a browser; those of all others may not. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const options = {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: 600,
  };
  // called, not registered: it must come before the hooks that refuse, whose answers are read, too
  cors(app, options, (error) => {
    if (error) throw error;
  });
}
