import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api, WriteOptions } from './client.ts';
import { postOnce } from './post-once.ts';
import { ApiProblem } from './problem.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

/** Answers one status after another; 200 when there are no more. Tells the keys it was sent. */
function apiAnswering(...statuses: number[]) {
  const keys: (string | undefined)[] = [];
  const post = async (_path: string, _body: unknown, options?: WriteOptions) => {
    keys.push(options?.idempotencyKey);
    const status = statuses.shift() ?? 200;
    if (status !== 200) throw new ApiProblem({ status, code: 'internal', detail: '' });
    return {};
  };
  return { api: { post } as unknown as Api, keys };
}

const send = (api: Api, body: object) =>
  postOnce(api, '/outreach/bookings/1/refund', body, 'refund').catch(() => undefined);

describe('a request', () => {
  it('has one key, however often it is sent', async () => {
    const { api, keys } = apiAnswering();
    await Promise.all([send(api, { a: 1 }), send(api, { a: 1 })]);
    await send(api, { a: 1 });
    expect(new Set(keys).size).toBe(1);
  });

  it('is another one when anything in it changes', async () => {
    const { api, keys } = apiAnswering();
    await send(api, { a: 1 });
    await send(api, { a: 2 });
    expect(new Set(keys).size).toBe(2);
  });

  it.each([0, 500, 503])('keeps its key when nobody knows what came of it (%d)', async (status) => {
    const { api, keys } = apiAnswering(status);
    await send(api, { a: 1 });
    await send(api, { a: 1 });
    expect(new Set(keys).size).toBe(1);
  });

  it.each([409, 422, 429])('starts afresh after it was refused (%d)', async (status) => {
    const { api, keys } = apiAnswering(status);
    await send(api, { a: 1 });
    await send(api, { a: 1 });
    expect(new Set(keys).size).toBe(2);
  });
});
