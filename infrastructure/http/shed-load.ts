import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TransportError } from './transport-problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a plugin's reads: whether a guest pays or looks at a booking by it. Writes always count so, and so do guests' private routes. */
    essential?: (request: FastifyRequest) => boolean;
  }
}

/** How busy the process may be for a request to be taken. */
type Limits = Readonly<{
  /** Requests that are not answered yet. */
  underWay: number;
  /** In ms: how late the event loop is. */
  delay: number;
}>;

/** Searches and lists give way first, so that who pays or books is still served. */
export const LOAD_LIMITS = {
  browsing: { underWay: 400, delay: 500 },
  essential: { underWay: 1_500, delay: 2_500 },
} as const satisfies Readonly<Record<string, Limits>>;

const BEAT = 100;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests at the door, with 503 `busy`, while the process is too busy to answer them in time; health checks
 * and assets never. The delay is that of the present turn of the loop: a mean over a second would come too late for
 * a thousand requests that arrive in one turn.
 */
export function shedLoad(
  app: FastifyInstance,
  limits: Readonly<Record<keyof typeof LOAD_LIMITS, Limits>> = LOAD_LIMITS,
): void {
  let lastBeat = performance.now();
  const beating = setInterval(() => {
    lastBeat = performance.now();
  }, BEAT).unref();
  app.addHook('onClose', async () => clearInterval(beating));

  const underWay = new Set<FastifyReply>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.unlimited) return done();
    const most = isEssential(request) ? limits.essential : limits.browsing;
    const delay = performance.now() - lastBeat - BEAT;
    if (underWay.size >= most.underWay || delay > most.delay)
      return done(new TransportError('busy', { retryAfter: 2 }));
    underWay.add(reply);
    reply.raw.once('close', () => underWay.delete(reply));
    done();
  });
  // an event stream is answered once it has begun
  app.addHook('onSend', (_request, reply, payload, done) => {
    underWay.delete(reply);
    done(null, payload);
  });
}

function isEssential(request: FastifyRequest): boolean {
  const { config } = request.routeOptions;
  const isGuests = config.private === true && config.staff === undefined;
  return !READS.has(request.method) || isGuests || config.essential?.(request) === true;
}
