import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gives what GET and HEAD answer with 200 a weak `etag` (a gateway may compress the bytes) unless
 * the route set its own, and answers 304 to an `if-none-match` that names it. @fastify/etag also
 * tags errors and writes and reads no list of tags.
 */
export function tagReads(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    done(null, isRead && reply.statusCode === 200 ? tagged(request, reply, payload) : payload);
  });
}

function tagged(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const given = reply.getHeader('etag');
  const etag = typeof given === 'string' ? given : tagOf(payload);
  if (etag === undefined) return payload;
  void reply.header('etag', etag);
  if (!namesTag(request, etag)) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}

function tagOf(payload: unknown): string | undefined {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined;
  return `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
}

/** Weak comparison (RFC 9110, 13.1.2): `W/` makes no difference. */
function namesTag({ headers }: FastifyRequest, etag: string): boolean {
  const wanted = headers['if-none-match'] ?? '';
  if (wanted.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...wanted.matchAll(/"[^"]*"/g)].some(([tag]) => tag === opaque);
}
