import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { vi } from 'vitest';

/** A call as the server got it; `body` parsed where it is JSON. */
export type Call = Readonly<{
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
  /** Its idempotency key. */
  key: string | null;
}>;

type Refused = Readonly<{
  status: number;
  code: string;
  detail?: string;
  /** Of a refusal that names what holds now. */
  checkout?: CheckoutJson;
  /** Of a refusal that names, to staff, the bookings in the way. */
  bookings?: readonly Readonly<{ _id: string; bookingId: string }>[];
}>;
type Answer = unknown | ((call: Call) => unknown);

/** By method and path, such as `GET /lists/banks`; what a function answers, or a `Response` as it is. */
export type Answers = Readonly<Record<string, Answer>>;

export const ORIGIN = 'http://api.test';

/** Stands for both APIs at `fetch`; answers the calls made to it, in their order. Others are not found. */
export function serve(answers: Answers): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('EventSource', SilentEvents);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const isJson = text !== '' && request.headers.get('content-type')?.includes('json');
    const call: Call = {
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: isJson ? JSON.parse(text) : text || undefined,
      key: request.headers.get('idempotency-key'),
    };
    calls.push(call);
    const answer =
      answers[`${call.method} ${call.path}`] ?? refusal({ status: 404, code: 'not-found' });
    const given = typeof answer === 'function' ? await answer(call) : answer;
    return given instanceof Response ? given : Response.json(given);
  });
  return calls;
}

/** Nothing becomes of a booking while a test looks at it. */
class SilentEvents extends EventTarget {
  readonly readyState = 1;
  close() {}
}

/** What the server says no with. */
export const refusal = (problem: Refused): Response =>
  new Response(JSON.stringify({ detail: '', ...problem }), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** As where there is no network, whatever the browser believes. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};
