import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingRequest } from '../../shell/api/bookings.ts';
import type { Api, WriteOptions } from '../../shell/api/client.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memory(), localStorage: memory() });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Of the page that is open: each has its own class. */
async function refuse(status: number, code = 'internal'): Promise<never> {
  const { ApiProblem } = await import('../../shell/api/problem.ts');
  throw new ApiProblem({ status, code, detail: '' });
}

/** A server that keeps its rule of keys; `lost` answers do not arrive, though it is booked. */
function server(...answers: ('lost' | number)[]) {
  const booked = new Map<string, string>();
  const keys = new Set<string>();
  const post = async (_path: string, body: unknown, options?: WriteOptions) => {
    const key = options?.idempotencyKey ?? '';
    const text = JSON.stringify(body);
    keys.add(key);
    if (booked.has(key) && booked.get(key) !== text) return refuse(422, 'idempotency-key-reused');
    const answer = answers.shift();
    if (typeof answer === 'number') return refuse(answer);
    booked.set(key, text);
    if (answer === 'lost') return refuse(0, 'offline');
    return { of: (body as BookingRequest).phone };
  };
  return { api: { post } as unknown as Api, booked, keys };
}

/** Sends as a tab that was just loaded does. */
async function send(api: Api, phone: string, checkoutId = 'one') {
  const { bookOnce } = await import('./book-once.ts');
  return bookOnce(api, { checkoutId, phone } as BookingRequest).catch((error: unknown) => error);
}
const reload = () => vi.resetModules();
const otherTab = () => {
  vi.stubGlobal('window', { ...window, sessionStorage: memory() });
  reload();
};

describe('a checkout', () => {
  it('is booked once by a double click, and by a reload before the answer', async () => {
    const { api, booked } = server('lost');
    await Promise.all([send(api, '1'), send(api, '1')]);
    reload();
    expect(await send(api, '1')).toEqual({ of: '1' });
    expect(booked.size).toBe(1);
  });

  it('is booked once when the guest changes what is sent after lost answers', async () => {
    const { api, booked } = server(503, 'lost');
    await send(api, '1');
    await send(api, '2');
    reload();
    expect(await send(api, '3')).toEqual({ of: '2' });
    expect(booked.size).toBe(1);
  });

  it('is booked once by two tabs, and the later one is told of it', async () => {
    const { api, booked } = server();
    await send(api, '1');
    otherTab();
    expect(await send(api, '1')).toEqual({ of: '1' });
    expect(await send(api, '2')).toMatchObject({ code: 'idempotency-key-reused' });
    expect(booked.size).toBe(1);
  });

  it.each([409, 422, 429])('starts afresh after it was refused (%d)', async (status) => {
    const { api, keys } = server(status);
    await send(api, '1');
    await send(api, '1');
    expect(keys.size).toBe(2);
  });

  it('has a key of its own', async () => {
    const { api, booked } = server();
    await send(api, '1', 'one');
    await send(api, '1', 'two');
    expect(booked.size).toBe(2);
  });
});
