import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { BrokenChain } from '../commands/loaded-states.ts';
import { isDatabaseAway } from '../database/wait-for-database.ts';
import { UnreadableEvent } from '../event-store/codec/unreadable-event.ts';
import { AppendTooLarge, StoreUnavailable } from '../event-store/port.ts';
import { MediaUnavailable } from '../media/port.ts';
import { OutcomeUnknown } from './answer-within.ts';
import { type FieldProblem, InvalidRequest } from './invalid-request.ts';
import type { ProblemCode } from './problem-document.ts';
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
  if (error instanceof OutcomeUnknown) return { code: 'store-away', why: SEND_AGAIN };
  if (isStoreAway(error)) return { code: 'store-away' };
  return { code: frameworkCode(error) };
}

const SEND_AGAIN: I18nText = {
  th: 'ยังไม่ทราบว่าบันทึกรายการสำเร็จหรือไม่ กรุณาส่งอีกครั้งด้วย idempotency-key เดิม จะไม่เกิดรายการซ้ำ',
  en: 'We do not know whether this was saved. Please send it again with the same idempotency-key: it is done once',
};

const isStoreAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable || error instanceof MediaUnavailable || isDatabaseAway(error);

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
