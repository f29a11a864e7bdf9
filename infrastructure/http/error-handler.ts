import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Classified, classify } from './classify.ts';
import { languageOf } from './language.ts';
import { replaceAnswer } from './late-answers.ts';
import {
  type Catalogue,
  PROBLEM_MEDIA_TYPE,
  problemDocument,
  problemIn,
} from './problem-document.ts';
import { toSimpleRestProblem } from './simple-rest/problem.ts';

/** The server's error handler, which answers by the catalogue. */
export const answerErrors =
  (catalogue: Catalogue) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const classified = classify(error);
    const { problem } = problemIn(catalogue, classified.code);
    const { retryAfter = problem.retryAfter } = classified;
    log(error, problem.status, request);
    replaceAnswer(reply);
    if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
    answerProblem(catalogue, classified, request, reply);
  };

/** The server's answer for a path it does not have. */
export const answerNotFound =
  (catalogue: Catalogue) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    replaceAnswer(reply);
    answerProblem(catalogue, { code: 'not-found' }, request, reply);
  };

function answerProblem(
  catalogue: Catalogue,
  classified: Classified,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const language = languageOf(request.raw);
  const document = problemDocument(catalogue, classified, language);
  const isSimpleRest = request.routeOptions.config.simpleRest !== undefined;
  const told = isSimpleRest ? toSimpleRestProblem(document) : document;
  void reply
    .code(document.status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type(PROBLEM_MEDIA_TYPE)
    // as text: no response schema of the route may reshape it
    .send(JSON.stringify({ ...told, ...classified.facts }));
}

function log(error: unknown, status: number, request: FastifyRequest): void {
  if (status === 500) request.log.error({ err: error }, 'request failed');
  else if (status === 503) request.log.warn({ err: error }, 'request could not be served');
  else request.log.debug({ err: error }, 'request refused');
}
