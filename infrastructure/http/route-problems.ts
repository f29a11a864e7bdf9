import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import type { ProblemCode } from './problem-document.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rules against which the call may be; what holds for all calls alike need not be named. */
    refuses?: readonly ProblemCode[];
    /** Further members of the document, for some of those problems. */
    facts?: Readonly<Partial<Record<ProblemCode, TSchema>>>;
  }
}

type Route = Readonly<{
  method: string;
  url: string;
  schema?: FastifySchema | undefined;
  config?: FastifyContextConfig | undefined;
}>;

const ANY_CALL: readonly ProblemCode[] = [
  'too-many-requests',
  'busy',
  'store-away',
  'not-readable',
  'internal',
];
const WITH_BODY: readonly ProblemCode[] = ['payload-too-large', 'unsupported-media-type'];

/** Every problem a route may answer with. */
export function problemsOf({ method, url, schema = {}, config = {} }: Route): ProblemCode[] {
  const { open, staff, upload, refuses = [] } = config;
  const takesInput = schema.body ?? schema.querystring ?? schema.headers;
  const namesThing = url.includes(':');
  const codes: ProblemCode[] = [
    ...(takesInput || namesThing ? (['invalid-request'] as const) : []),
    ...(method === 'GET' || upload ? [] : (['malformed-json'] as const)),
    ...(method === 'GET' ? [] : WITH_BODY),
    ...(open ? [] : (['unauthorized'] as const)),
    ...(staff && !staff.guests ? (['forbidden'] as const) : []),
    ...(namesThing ? (['not-found'] as const) : []),
    ...(schema.headers ? (['idempotency-key-reused'] as const) : []),
    ...refuses,
    ...ANY_CALL,
  ];
  return [...new Set(codes)];
}
