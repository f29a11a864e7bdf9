import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TransportError } from './transport-problems.ts';

/** What scripts of other origins may read of an answer beside its body. */
const EXPOSED = [
  'content-range',
  'etag',
  'idempotent-replayed',
  'retry-after',
  'x-position',
  'x-request-id',
  'x-stale',
  'x-total-rows',
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
  // the plugin would answer them 400 in plain text
  app.addHook('onRequest', (request, _reply, done) => {
    done(isStrayOptions(request) ? new TransportError('not-found') : undefined);
  });
  // called, not registered: it must come before the hooks that refuse, whose answers are read, too
  cors(app, options, (error) => {
    if (error) throw error;
  });
}

/** An OPTIONS by which no browser asks whether a page may call: no path answers one. */
const isStrayOptions = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' &&
  (headers.origin === undefined || headers['access-control-request-method'] === undefined);
