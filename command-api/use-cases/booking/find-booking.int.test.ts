import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { outboxReader, outboxTransport } from '@baanpak/infrastructure/mail/outbox.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { PUBLIC_SITE } from '../../testing/shop-runners.ts';

const PATIENT = { timeout: 20_000, interval: 30 };
const FIND = '/outreach/bookings/find';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ capHolds: true });
  await shop.runMailer(outboxTransport(shop.pool, shop.ports.now));
});
afterAll(() => shop.close());

const find = (
  bookingId: string,
  email: string,
  headers: Readonly<Record<string, string>> = {},
  from = '10.0.0.1',
) =>
  shop.app.inject({
    method: 'POST',
    url: FIND,
    payload: { bookingId, email },
    headers: { 'x-api-key': 'key-of-the-test', 'accept-language': 'en', ...headers },
    remoteAddress: from,
  });

async function booked(email: string) {
  const { body, position } = await shop.book(await shop.newRoom(), nights(1, 3), {
    email,
    lang: 'en',
  });
  await shop.seen(body.book._id, position);
  return body.book;
}
const sent = async (code: string) =>
  (await outboxReader(shop.pool).list()).filter(({ subject }) => subject.includes(code));
const settled = () =>
  vi.waitFor(async () => {
    const { rows } = await shop.pool.query(
      `SELECT 1 FROM command.mails WHERE id LIKE 'find/%' AND outcome IS NULL`,
    );
    expect(rows).toEqual([]);
  }, PATIENT);

describe('POST /outreach/bookings/find', () => {
  it('mails the link to the address of the booking, however the code is written', async () => {
    const { _id, bookingId } = await booked('nina@example.com');
    const answer = await find(bookingId.slice(3).toLowerCase(), 'NINA@example.com');
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      detail: 'If the booking number and the email match, we will email you the link',
    });
    await settled();
    const [mail] = await sent(bookingId);
    expect(mail).toMatchObject({ to: 'nina@example.com' });
    const { text = '' } = (await outboxReader(shop.pool).read(mail?.id ?? '')) ?? {};
    expect(text).toContain(`${PUBLIC_SITE}/en/booking/${_id}`);
  });

  it('answers the same and mails nothing for another address, or a code of nobody', async () => {
    const { bookingId } = await booked('olaf@example.com');
    const right = await find(bookingId, 'olaf@example.com', {}, '10.0.0.2');
    await settled();
    const before = (await sent(bookingId)).length;
    for (const [code, email] of [
      [bookingId, 'eve@example.com'],
      ['BK-222222', 'olaf@example.com'],
      ['no code at all', 'olaf@example.com'],
    ] as const) {
      const answer = await find(code, email, {}, '10.0.0.2');
      expect([answer.statusCode, answer.body]).toEqual([202, right.body]);
    }
    await settled();
    expect(await sent(bookingId)).toHaveLength(before);
    expect((await outboxReader(shop.pool).list()).map(({ to }) => to)).not.toContain(
      'eve@example.com',
    );
  });

  it('mails once for the same key, and refuses another request under it', async () => {
    const { bookingId } = await booked('pia@example.com');
    const key = { 'idempotency-key': randomUUID() };
    const first = await find(bookingId, 'pia@example.com', key, '10.0.0.3');
    const again = await find(bookingId, 'pia@example.com', key, '10.0.0.3');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([202, 'true']);
    const other = await find(bookingId, 'eve@example.com', key, '10.0.0.3');
    expect(other.json<Problem>().code).toBe('idempotency-key-reused');
    await settled();
    expect(await sent(bookingId)).toHaveLength(1);
  });

  it('keeps no address in the queue', async () => {
    await find('BK-333333', 'secret@example.com', {}, '10.0.0.4');
    const { rows } = await shop.pool.query('SELECT m::text AS row FROM command.mails m');
    expect(JSON.stringify(rows)).toContain('BK-333333');
    expect(JSON.stringify(rows)).not.toContain('secret@');
  });

  it('takes five requests a minute for a code, and ten from an address', async () => {
    const codes = async (count: number, code: (n: number) => string, from: string) => {
      for (let n = 0; n < count; n += 1)
        expect((await find(code(n), 'a@example.com', {}, from)).statusCode).toBe(202);
    };
    await codes(5, () => 'BK-444444', '10.0.1.1');
    const sixth = await find('bk-444444', 'a@example.com', {}, '10.0.1.2');
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true]);
    await codes(10, (n) => `BK-55555${'ABCDEFGHJK'[n]}`, '10.0.1.3');
    expect((await find('BK-666666', 'a@example.com', {}, '10.0.1.3')).statusCode).toBe(429);
  });

  it('wants a mail address', async () =>
    expectProblem(
      await shop.post<Problem>(FIND, { bookingId: 'BK-7Q2MX4', email: 'nina' }),
      400,
      'invalid-request',
    ));
});
