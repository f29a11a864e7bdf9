import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { type RequestScope, requestScope } from '../process/request-scope.ts';

/** One answer on its way through the hooks. A later one of the same request replaces it. */
type Attempt = RequestScope & Readonly<{ request: FastifyRequest }>;
type Headers = ReturnType<FastifyReply['getHeaders']>;

/** What is known of the answers to a request. */
type Answers = {
  newest: Attempt | undefined;
  /** Before the handler set any; undefined: it has not been called. */
  headersBefore: Headers | undefined;
  /** `next`: the error handler is about to send it. `sent`: it is on its way, and what the handler answers now is late. */
  problem: 'none' | 'next' | 'sent';
  /** When the request was over. */
  endedAt: number | undefined;
};

declare module 'fastify' {
  interface FastifyReply {
    /** Of late-answers.ts alone. */
    answers: Answers | null;
  }
}

/** In ms after the answer: what fails later was only begun by the request. */
const BELONGS_FOR = 60_000;

/**
 * One guard for every late answer: where a problem has been sent in the meantime, such as 503 at the time limit, nothing
 * more is written, whichever hook or handler held the answer up. Register it before all other hooks.
 */
export function dropLateAnswers(app: FastifyInstance): void {
  app.decorateReply('answers', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.answers = {
      newest: undefined,
      headersBefore: undefined,
      problem: 'none',
      endedAt: undefined,
    };
    requestScope.run(scopeOf(request, reply.answers), done);
  });
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.answers) reply.answers.endedAt = performance.now();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { answers } = reply;
    if (!answers) return done(null, payload);
    if (answers.problem === 'sent') return drop(payload);
    if (answers.problem === 'next') answers.problem = 'sent';
    const attempt = { ...scopeOf(request, answers), request };
    answers.newest = attempt;
    requestScope.run(attempt, () => done(null, payload));
  });
  // hooks of a route come after all others
  app.addHook('onRoute', (route) => {
    route.preHandler = [route.preHandler ?? []].flat().concat(rememberHeaders);
    route.onSend = [route.onSend ?? []].flat().concat(dropIfLate);
  });
}

/**
 * Removes what the handler and later hooks have set, but for headers of these names: a problem takes the place of
 * their answer.
 */
export function replaceAnswer(reply: FastifyReply, kept: readonly string[] = []): void {
  const { answers } = reply;
  if (!answers) return; // the request did not even get to its first hook
  answers.problem = 'next';
  if (!answers.headersBefore || reply.raw.headersSent) return;
  for (const name of Object.keys(reply.getHeaders()))
    if (!(name in answers.headersBefore) && !kept.includes(name)) void reply.removeHeader(name);
  void reply.headers(answers.headersBefore);
}

const scopeOf = (request: FastifyRequest, answers: Answers): RequestScope => ({
  failed(error) {
    const { endedAt } = answers;
    if (endedAt !== undefined && performance.now() - endedAt > BELONGS_FOR) return false;
    request.log.error({ err: error }, 'failed beside the answer');
    return true;
  },
});

function rememberHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (reply.answers) reply.answers.headersBefore = reply.getHeaders();
  done();
}

const dropIfLate: onSendHookHandler = (request, reply, payload, done) => {
  const attempt = requestScope.getStore();
  // a callback from elsewhere has another request's scope, or none: then only what was sent counts
  const isReplaced =
    attempt !== undefined &&
    'request' in attempt &&
    attempt.request === request &&
    attempt !== reply.answers?.newest;
  if (isReplaced || reply.raw.headersSent) drop(payload);
  else done(null, payload);
};

/** By not going on to the next hook. */
function drop(payload: unknown): void {
  if (payload instanceof Readable) payload.destroy();
}
