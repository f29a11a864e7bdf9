import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { outboxReader, outboxTransport } from '@baanpak/infrastructure/mail/outbox.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { PUBLIC_SITE } from '../../testing/shop-runners.ts';

const PATIENT = { timeout: 20_000, interval: 30 };
const MINE = '/outreach/bookings/mine';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ capHolds: true });
  await shop.runMailer(outboxTransport(shop.pool, shop.ports.now));
});
afterAll(() => shop.close());

const ask = (email: string, from: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: MINE,
    payload: { email },
    headers: { 'x-api-key': 'key-of-the-test', 'accept-language': 'en', ...headers },
    remoteAddress: from,
  });

async function booked(email: string, ...stay: Parameters<typeof nights>) {
  const { body, position } = await shop.book(await shop.newRoom(), nights(...stay), {
    email,
    lang: 'en',
  });
  await shop.seen(body.book._id, position);
  return body.book;
}
const sentTo = async (email: string) =>
  (await outboxReader(shop.pool).list()).filter(({ to }) => to === email);
const linksMailedTo = async (email: string) =>
  (await sentTo(email)).filter(({ subject }) => subject.startsWith('Your bookings'));
const settled = () =>
  vi.waitFor(async () => {
    const { rows } = await shop.pool.query(
      `SELECT 1 FROM command.mails WHERE id LIKE 'mine/%' AND outcome IS NULL`,
    );
    expect(rows).toEqual([]);
  }, PATIENT);

describe('POST /outreach/bookings/mine', () => {
  it('mails all links in one mail, the latest stay first, however the address is written', async () => {
    const [early, late] = [
      await booked('nina@example.com', 1, 3),
      await booked('nina@example.com', 5, 6),
    ];
    await booked('olaf@example.com', 1, 3);
    const answer = await ask('NINA@Example.com', '10.0.0.1');
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      detail: 'If there are bookings with this email, we will email you the links',
    });
    await settled();
    const mails = await linksMailedTo('nina@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Your bookings: ${late.bookingId}, ${early.bookingId}`);
    const { text = '', html = '' } = (await outboxReader(shop.pool).read(mails[0]?.id ?? '')) ?? {};
    expect(text.match(new RegExp(`${PUBLIC_SITE}/en/booking/\\S+`, 'g'))).toEqual(
      [late, early].map(({ _id }) => `${PUBLIC_SITE}/en/booking/${_id}`),
    );
    expect(html).toContain(`<a href="${PUBLIC_SITE}/en/booking/${early._id}"`);
  });

  it('answers the same and mails nothing where there are none', async () => {
    await booked('pia@example.com', 1, 3);
    const right = await ask('pia@example.com', '10.0.0.2');
    const wrong = await ask('nobody@example.com', '10.0.0.2');
    expect([wrong.statusCode, wrong.body]).toEqual([202, right.body]);
    await settled();
    expect(await sentTo('nobody@example.com')).toEqual([]);
  });

  it('mails once in ten minutes, and answers the same meanwhile', async () => {
    await booked('quinn@example.com', 1, 3);
    const first = await ask('quinn@example.com', '10.0.0.3');
    const second = await ask('quinn@example.com', '10.0.0.4');
    expect([second.statusCode, second.body]).toEqual([202, first.body]);
    await settled();
    expect(await linksMailedTo('quinn@example.com')).toHaveLength(1);
    await shop.pool.query(
      `UPDATE command.rate_limits SET expire = expire - 600000 WHERE key LIKE 'mine-mailed:%'`,
    );
    await ask('quinn@example.com', '10.0.0.4');
    await settled();
    expect(await linksMailedTo('quinn@example.com')).toHaveLength(2);
  });

  it('mails once for the same key, and refuses another request under it', async () => {
    await booked('rosa@example.com', 1, 3);
    const key = { 'idempotency-key': randomUUID() };
    const first = await ask('rosa@example.com', '10.0.0.5', key);
    const again = await ask('rosa@example.com', '10.0.0.5', key);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([202, 'true']);
    const other = await ask('eve@example.com', '10.0.0.5', key);
    expect(other.json<Problem>().code).toBe('idempotency-key-reused');
    await settled();
    expect(await linksMailedTo('rosa@example.com')).toHaveLength(1);
  });

  it('leaves out a room that was given up', async () => {
    const [kept, gone] = [
      await booked('sam@example.com', 1, 3),
      await booked('sam@example.com', 4, 6),
    ];
    await shop.delete(`/outreach/bookings/${gone._id}`);
    await ask('sam@example.com', '10.0.0.6');
    await settled();
    const [mail] = await linksMailedTo('sam@example.com');
    expect(mail?.subject).toBe(`Your bookings: ${kept.bookingId}`);
  });

  it('keeps no address in the queue', async () => {
    await booked('secret@example.com', 1, 3);
    await ask('secret@example.com', '10.0.0.7');
    const { rows } = await shop.pool.query(
      `SELECT m::text AS row FROM command.mails m WHERE id LIKE 'mine/%'`,
    );
    expect(JSON.stringify(rows)).not.toContain('secret@');
  });

  it('takes ten requests a minute from an address', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await ask(`guest${n}@example.com`, '10.0.1.1')).statusCode).toBe(202);
    const eleventh = await ask('guest@example.com', '10.0.1.1');
    expect([eleventh.statusCode, Number(eleventh.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('wants a mail address', async () =>
    expectProblem(await shop.post<Problem>(MINE, { email: 'nina' }), 400, 'invalid-request'));
});
