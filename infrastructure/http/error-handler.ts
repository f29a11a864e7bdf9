import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { languageOf as pageLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Classified, classify } from './classify.ts';
import { languageOfRequest } from './language.ts';
import { replaceAnswer } from './late-answers.ts';
import {
  type Catalogue,
  PROBLEM_MEDIA_TYPE,
  type ProblemDocument,
  problemDocument,
  problemIn,
} from './problem-document.ts';
import { PROBLEM_PAGE_POLICY, problemPage } from './problem-page.ts';
import { Overloaded } from './shed-load.ts';
import { toSimpleRestProblem } from './simple-rest/problem.ts';

/** A refusal may have written something, as a new checkout is: its caller reads on from there. */
const OF_REFUSALS = ['x-position'];

/** The server's error handler, which answers by the catalogue. */
export const answerErrors =
  (catalogue: Catalogue) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const classified = classify(error);
    const { problem } = problemIn(catalogue, classified.code);
    const { retryAfter = problem.retryAfter } = classified;
    const seconds = retryAfter === undefined ? undefined : Math.ceil(retryAfter);
    log(error, problem.status, request);
    replaceAnswer(reply, error instanceof Refusal ? OF_REFUSALS : []);
    if (seconds !== undefined) void reply.header('retry-after', seconds);
    if (seconds !== undefined && wantsPage(request)) {
      const language = pageLanguage(request.url.split('?')[0] ?? '');
      const document = problemDocument(catalogue, classified, language);
      answerPage(document, { language, retryAfter: seconds }, reply);
    } else answerProblem(catalogue, classified, request, reply);
  };

/** The server's answer for a path it does not have. */
export const answerNotFound =
  (catalogue: Catalogue) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    replaceAnswer(reply);
    answerProblem(catalogue, { code: 'not-found' }, request, reply);
  };

/** Somebody looks at it: a page that is not there now. */
const wantsPage = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.page === true &&
  headers['x-api-key'] === undefined &&
  /text\/html/.test(headers.accept ?? '');

const answerPage = (
  document: ProblemDocument,
  { language, retryAfter }: Readonly<{ language: Language; retryAfter: number }>,
  reply: FastifyReply,
): void =>
  void reply
    .code(document.status)
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': PROBLEM_PAGE_POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(problemPage(document, language, retryAfter));

function answerProblem(
  catalogue: Catalogue,
  classified: Classified,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const language = languageOfRequest(request.raw);
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
  if (error instanceof Overloaded) return; // one line each would cost more than the refusal
  if (status === 500) request.log.error({ err: error }, 'request failed');
  else if (status === 503) request.log.warn({ err: error }, 'request could not be served');
  else request.log.debug({ err: error }, 'request refused');
}
