import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logTo } from './log.ts';

beforeEach(() => vi.stubEnv('LOG_LEVEL', 'info'));
afterEach(() => vi.unstubAllEnvs());

function logged(...[details, message]: [object, string]): string {
  const lines: string[] = [];
  logTo({ write: (line) => void lines.push(line) }).info(details, message);
  return lines.join('');
}

describe('the log', () => {
  it('is one JSON line with time, level and what happened', () => {
    const line = logged({ method: 'GET', route: '/rooms/:id', status: 200, took: 3 }, 'answered');
    expect(JSON.parse(line)).toMatchObject({ level: 30, route: '/rooms/:id', msg: 'answered' });
    expect(JSON.parse(line).time).toBeGreaterThan(1_700_000_000_000);
  });

  /** Its time and process are digits, too. */
  const textOf = (line: string) => line.replaceAll(/"(time|pid)":\d+/g, '');

  it('leaves out personal fields, wherever they are', () => {
    const guest = { reservedBy: 'Anna Bell', email: 'anna@example.com', phone: '081-234-5678' };
    const bank = { accountNumber: '123-4-56789-0', accountName: 'Anna Bell' };
    const text = textOf(
      logged({ guest, body: { ...guest, bank }, password: 'open sesame' }, 'odd'),
    );
    for (const secret of ['Anna', 'example.com', '5678', '56789', 'sesame'])
      expect(text).not.toContain(secret);
    expect(text).toContain('[redacted]');
  });

  it('leaves out what a message or an error quotes', () => {
    const error = new Error('duplicate key (somchai.j@example.co.th) for 4242 4242 4242 4242');
    const line = logged(
      { err: error },
      'call 0812345678 or +66 81 234 5678, account 123-4-56789-0',
    );
    for (const secret of ['somchai', '4242', '0812345678', '234 5678', '56789'])
      expect(textOf(line)).not.toContain(secret);
    expect(JSON.parse(line).err.message).toContain('duplicate key ([redacted])');
  });

  it('leaves out the ids and tokens that addresses and messages quote', () => {
    const id = '0b9c7a52-1234-4f6e-8a11-1234567890ab';
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.abc-def_123';
    const error = new Error(`Reply was already sent in "/outreach/bookings/${id}" (GET)`);
    const line = logged({ err: error }, `?ids=${id},${id} "${id}" Bearer ${token}`);
    for (const secret of [id, token]) expect(line).not.toContain(secret);
    expect(JSON.parse(line).err.message).toContain('"/outreach/bookings/[redacted]"');
  });

  it('keeps the names of streams, which hold no id of a guest', () => {
    const stream = 'booking-0b9c7a52-1234-4f6e-8a11-1234567890ab';
    const line = logged({ stream, err: new Error(`${stream} is broken`) }, `${stream} stands`);
    expect(JSON.parse(line)).toMatchObject({ stream, msg: `${stream} stands` });
  });

  it('keeps ids, amounts, days and instants', () => {
    const kept = {
      bookingId: '0b9c7a52-1234-4f6e-8a11-1234567890ab',
      charge: 'chrg_test_5xuy4w91xqz7d1w9u0t',
      amount: 150_000,
      checkIn: '2026-12-24',
      at: '2026-11-21T08:00:00.000Z',
      bytes: 1_500_000_000,
    };
    expect(JSON.parse(logged(kept, 'kept'))).toMatchObject(kept);
  });
});
