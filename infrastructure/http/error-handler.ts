import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrokenChain } from '../command-handling/stream-reader.ts';
import { UnreadableEvent } from '../event-store/codec/unreadable-event.ts';
import { AppendTooLarge, StoreUnavailable } from '../event-store/port.ts';
import { MediaUnavailable } from '../media/port.ts';
import { isConnectionLost } from './connection-lost.ts';
import { type FieldProblem, InvalidRequest } from './invalid-request.ts';
import { languageOf } from './language.ts';
import {
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  type ProblemCode,
  problemDocument,
} from './problem-document.ts';
import { TransportError } from './transport-problems.ts';

/** What an error means to the caller; `retryAfter` in seconds. */
export type Classified = Readonly<{
  code: ProblemCode;
  fields?: readonly FieldProblem[];
  /** Further members of the document. */
  facts?: Refusal['facts'] | undefined;
  why?: I18nText | null;
  retryAfter?: number | undefined;
}>;

/** Maps whatever was thrown to a problem; anything that is not known is a bug: `internal`. */
export function classify(error: unknown): Classified {
  if (error instanceof Refusal) return { code: error.code, facts: error.facts, why: error.why };
  if (error instanceof InvalidRequest) return { code: 'invalid-request', fields: error.fields };
  if (error instanceof TransportError) return { code: error.code, retryAfter: error.retryAfter };
  if (error instanceof UnreadableEvent || error instanceof BrokenChain)
    return { code: 'not-readable' };
  if (error instanceof AppendTooLarge) return { code: 'payload-too-large' };
  if (isStoreAway(error)) return { code: 'store-away' };
  return { code: frameworkCode(error) };
}

const isStoreAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable || error instanceof MediaUnavailable || isConnectionLost(error);

const BY_FASTIFY_CODE: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  // what it reads from says nothing
  FST_ERR_HANDLER_TIMEOUT: 'store-away',
  // a path longer than any id or name: nothing lives there
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'busy',
};

/** Errors of Fastify and its plugins carry `statusCode`; Fastify's own also `code`. */
function frameworkCode(error: unknown): ProblemCode {
  if (!(error instanceof Error) || !('statusCode' in error)) return 'internal';
  const { statusCode } = error;
  if (typeof statusCode !== 'number') return 'internal';
  if ('code' in error && typeof error.code === 'string' && error.code in BY_FASTIFY_CODE)
    return BY_FASTIFY_CODE[error.code] ?? 'internal';
  if (error instanceof SyntaxError && statusCode === 400) return 'malformed-json';
  const isCallers = statusCode >= 400 && statusCode < 500;
  return BY_STATUS[statusCode] ?? (isCallers ? 'invalid-request' : 'internal');
}

/** The server's error handler. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const classified = classify(error);
  const { code, retryAfter = PROBLEMS[code].retryAfter } = classified;
  const { status } = PROBLEMS[code];
  log(error, status, request);
  if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
  answerProblem(classified, request, reply);
}

function answerProblem(
  { code, fields, facts, why }: Classified,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const language = languageOf(request.raw);
  const document = problemDocument(code, language, fields, why);
  // what the route meant to send is not what is sent now
  for (const header of ['etag', 'last-modified', 'content-disposition', 'content-length'])
    void reply.removeHeader(header);
  void reply
    .code(document.status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type(PROBLEM_MEDIA_TYPE)
    // as text: no response schema of the route may reshape it
    .send(JSON.stringify({ ...document, ...facts }));
}

/** The server's answer for a path it does not have. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): void =>
  answerProblem({ code: 'not-found' }, request, reply);

function log(error: unknown, status: number, request: FastifyRequest): void {
  if (status === 500) request.log.error({ err: error }, 'request failed');
  else if (status === 503) request.log.warn({ err: error }, 'request could not be served');
  else request.log.debug({ err: error }, 'request refused');
}
