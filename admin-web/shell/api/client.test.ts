import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { openClient } from './client.ts';
import { openProofGate } from './proof-gate.ts';

const clientOn = (...answers: readonly (() => Response)[]) => {
  const sent: Headers[] = [];
  const left = [...answers];
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    const answer = left.shift();
    if (!answer) throw new Error('Asked once too often');
    return answer();
  });
  const gate = openProofGate();
  const client = openClient({ apiKey: 'key', language: 'th', offline: 'offline', gate });
  return { client, sent, gate };
};

const done = () => Response.json({}, { headers: { 'x-position': 'p1' } });
const broken = () => Response.json({ detail: 'broken' }, { status: 500 });
const refused = () =>
  Response.json({ detail: 'taken', code: 'room-already-booked' }, { status: 409 });
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

describe('a write', () => {
  it('has the same key until an answer says what became of it', async () => {
    const { client, sent } = clientOn(lost, broken, done, done);
    const save = () => client.put('/rooms/1', { title: 'a' });
    await expect(save()).rejects.toThrow('offline');
    await expect(save()).rejects.toThrow('broken');
    await save();
    await save();
    const keys = sent.map((headers) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('that was refused is another one when it is tried again', async () => {
    const { client, sent } = clientOn(refused, done);
    await expect(client.put('/rooms/1', {})).rejects.toThrow('taken');
    await client.put('/rooms/1', {});
    expect(sent[1]?.get('idempotency-key')).not.toBe(sent[0]?.get('idempotency-key'));
  });

  it('with other words has a key of its own', async () => {
    const { client, sent } = clientOn(lost, done);
    await expect(client.put('/rooms/1', { title: 'a' })).rejects.toThrow(HttpError);
    await client.put('/rooms/1', { title: 'b' });
    expect(sent[1]?.get('idempotency-key')).not.toBe(sent[0]?.get('idempotency-key'));
  });
});

describe('a write that decides over money', () => {
  const needed = () =>
    Response.json({ detail: 'prove it', code: 'second-factor-needed' }, { status: 403 });
  const headersOf = (sent: readonly Headers[], name: string) => sent.map((one) => one.get(name));

  it('is sent again as it was, with a proof, once somebody has given a code', async () => {
    const { client, sent, gate } = clientOn(needed, done, done);
    gate.subscribe(() => {
      if (gate.isAsking()) gate.answer({ proof: 'p1', endsAt: Date.now() + 60_000 });
    });
    await client.put('/bookings/1', { action: 'confirm-payment' });
    await client.put('/bookings/2', { action: 'confirm-payment' });
    expect(headersOf(sent, 'x-second-factor')).toEqual([null, 'p1', 'p1']);
    const [first, again] = headersOf(sent, 'idempotency-key');
    expect(again).toBe(first);
  });

  it('is refused in the server’s words where nobody gives one', async () => {
    const { client, gate } = clientOn(needed);
    gate.subscribe(() => {
      if (gate.isAsking()) gate.answer(undefined);
    });
    await expect(client.put('/bookings/1', {})).rejects.toThrow('prove it');
  });
});

describe('a read', () => {
  it('waits for one’s own last write', async () => {
    const { client, sent } = clientOn(done, done, done);
    await client.get('/rooms');
    await client.put('/rooms/1', {});
    await client.get('/rooms');
    expect(sent[0]?.has('x-after-position')).toBe(false);
    expect(sent[2]?.get('x-after-position')).toBe('p1');
  });

  it('says who calls in which language', async () => {
    const { client, sent } = clientOn(done);
    await client.get('/rooms');
    expect(sent[0]?.get('x-api-key')).toBe('key');
    expect(sent[0]?.get('accept-language')).toBe('th');
    expect(sent[0]?.has('authorization')).toBe(false);
  });
});
