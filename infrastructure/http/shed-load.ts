import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TransportError } from './transport-problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a plugin's reads: whether a guest pays or looks at a booking by it. Writes always count so, and so do guests' private routes. */
    essential?: (request: FastifyRequest) => boolean;
  }
}

/** Thrown at the door: 503 `busy`. */
export class Overloaded extends TransportError {
  constructor() {
    super('busy', { retryAfter: 2 });
  }
}

/** How busy the process may be for a request to be taken. */
type Limits = Readonly<{
  /** Requests that are not answered yet. */
  underWay: number;
  /** In ms: how late the event loop is. */
  delay: number;
  /** The same while it is late: of fewer, others on the machine make it late, and to refuse them helps nobody. */
  underWayWhenLate: number;
}>;

/** Searches and lists give way first, so that who pays or books is still served. */
export const LOAD_LIMITS = {
  browsing: { underWay: 200, delay: 300, underWayWhenLate: 30 },
  essential: { underWay: 1_500, delay: 2_500, underWayWhenLate: 150 },
} as const satisfies Readonly<Record<string, Limits>>;

const BEAT = 100;
/** In ms: one line in the log for all that were refused meanwhile. */
const TOLD_EVERY = 10_000;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests at the door, with 503 `busy`, while the process is too busy to answer them in time; health checks
 * and assets never. The delay is that of the present turn of the loop: a mean over a second would come too late for
 * a thousand requests that arrive in one turn. `serverKey`: the API key of our own servers.
 */
export function shedLoad(
  app: FastifyInstance,
  limits: Readonly<Record<keyof typeof LOAD_LIMITS, Limits>> = LOAD_LIMITS,
  serverKey?: string,
): void {
  // what our own servers ask is part of a page that was let in
  const isOurs = ({ headers }: FastifyRequest) =>
    serverKey !== undefined && headers['x-api-key'] === serverKey;
  let lastBeat = performance.now();
  const beating = setInterval(() => {
    lastBeat = performance.now();
  }, BEAT).unref();
  app.addHook('onClose', async () => clearInterval(beating));

  const underWay = new Set<FastifyReply>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.unlimited) return done();
    const most = isOurs(request) || isEssential(request) ? limits.essential : limits.browsing;
    const delay = performance.now() - lastBeat - BEAT;
    const isLate = delay > most.delay && underWay.size >= most.underWayWhenLate;
    if (isLate || underWay.size >= most.underWay) return refuse(request, done);
    underWay.add(reply);
    reply.raw.once('close', () => underWay.delete(reply));
    done();
  });
  let refused = 0;
  function refuse(request: FastifyRequest, done: (error: Error) => void): void {
    refused += 1;
    if (refused === 1)
      setTimeout(() => {
        request.server.log.warn({ refused, seconds: TOLD_EVERY / 1_000 }, 'Too busy for requests');
        refused = 0;
      }, TOLD_EVERY).unref();
    done(withoutStack(() => new Overloaded()));
  }

  // an event stream is answered once it has begun
  app.addHook('onSend', (_request, reply, payload, done) => {
    underWay.delete(reply);
    done(null, payload);
  });
}

/** Where it comes from is known, and to find out costs more than the rest of a refusal. */
function withoutStack(make: () => Error): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const error = make();
  Error.stackTraceLimit = stackTraceLimit;
  return error;
}

function isEssential(request: FastifyRequest): boolean {
  const { config } = request.routeOptions;
  const isGuests = config.private === true && config.staff === undefined;
  return !READS.has(request.method) || isGuests || config.essential?.(request) === true;
}
