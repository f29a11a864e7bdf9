import { randomUUID } from 'node:crypto';
import type { PartnerJson } from '@baanpak/contract/partner/partner.ts';
import { describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';
import { personalKeysOf } from '../../testing/stores.ts';
import { writtenMail } from '../../testing/written-mail.ts';
import { loadApplication } from './apply-as-partner.ts';

const apply = (shop: Shop, changes: object = {}, headers = {}) => {
  const email = `${randomUUID()}@example.com`;
  const hotel = { hotelName: 'บ้านริมน้ำ', name: 'สมหญิง ใจดี', phone: '081 234 5678' };
  return shop.post<Problem>('/outreach/partners', { ...hotel, email, ...changes }, headers);
};

/** Somebody who applied, as administrators see them. */
async function applied(shop: Shop) {
  const [email, ofAdmin] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const admin = await hire(shop.ports, 'admin', null, { email: ofAdmin });
  const { position } = await apply(shop, { email });
  const list = await shop.read<PartnerJson[]>('/admin-api/partners', position, admin.headers);
  const partner = list.body.find((one) => one.email === email);
  if (!partner) throw new Error('The application is not listed');
  const decide = <Body = PartnerJson>(body: object, headers = {}) =>
    shop.put<Body>(`/admin-api/partners/${partner._id}`, body, {
      ...admin.headers,
      ...headers,
    });
  return { admin: { ...admin, email: ofAdmin }, email, partner, decide };
}

describe('POST /outreach/partners, GET /admin-api/partners and GET /admin-api/partners/{id}', () => {
  it('is listed for administrators, who hear of it by mail', async ({ shop }) => {
    const { admin, email, partner } = await applied(shop);
    expect(partner).toMatchObject({
      ...{ hotelName: 'บ้านริมน้ำ', name: 'สมหญิง ใจดี', email, message: null },
      ...{ status: 'open', appliedAt: shop.clock.now(), ownerId: null, version: 0 },
    });
    await writtenMail(shop).run();
    await expect.poll(() => toldOf(shop)).toContain(admin.email);
    const page = await shop.get<PartnerJson>(`/admin-api/partners/${partner._id}`, admin.headers);
    expect(page.body).toMatchObject(partner);
  });

  it('is found by a part of a name or an address, and by when it came', async ({ shop }) => {
    const { admin, email, partner } = await applied(shop);
    const found = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      const list = await shop.get<PartnerJson[]>(`/admin-api/partners?${query}`, admin.headers);
      return list.body.map(({ _id }) => _id);
    };
    const part = email.slice(0, 12).toUpperCase();
    expect(await found({ q: part, from: '2000-01-01', to: '2100-01-01' })).toEqual([partner._id]);
    expect(await found({ q: 'ริมน้ำ' })).toContain(partner._id);
    expect(await found({ q: part, to: '2000-01-01' })).toEqual([]);
    expect(await found({ q: 'nobody of that name' })).toEqual([]);
  });

  it('is made once under one key, and says what is missing', async ({ shop }) => {
    const key = { 'idempotency-key': randomUUID() };
    const email = 'somying@example.com';
    expect((await apply(shop, { email }, key)).status).toBe(202);
    const again = await apply(shop, { email }, key);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([202, 'true']);
    expectProblem(await apply(shop, { email, name: 'x' }, key), 422, 'idempotency-key-reused');
    for (const wrong of [{ email: 'nobody' }, { phone: '1' }, { hotelName: ' ' }])
      expectProblem(await apply(shop, wrong), 400, 'invalid-request');
  });
});

it('applications are taken five times an hour from an address; one sent again does not count', async () => {
  const shop = await openShop({ capHolds: true });
  try {
    const key = { 'idempotency-key': randomUUID() };
    const email = 'somying@example.com';
    for (let n = 0; n < 4; n += 1) expect((await apply(shop)).status).toBe(202);
    for (let n = 0; n < 2; n += 1) expect((await apply(shop, { email }, key)).status).toBe(202);
    const refused = await apply(shop);
    expectProblem(refused, 429, 'too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await shop.close();
  }
});

/** Who was mailed of applications. */
async function toldOf(shop: Shop): Promise<string> {
  const { rows } = await shop.pool.query<{ recipient: string }>(
    `SELECT recipient FROM command.outbox WHERE subject LIKE '%A hotel has applied to be listed'`,
  );
  return rows.map(({ recipient }) => recipient).join();
}

describe('PUT /admin-api/partners/{id}', () => {
  it('makes an owner, who sets a password by the mailed link and signs in', async ({ shop }) => {
    const { email, decide } = await applied(shop);
    const { body, status } = await decide({ action: 'accept', version: 0 });
    expect([status, body.status, body.version]).toEqual([200, 'accepted', 1]);
    await writtenMail(shop).run();
    const subject = 'ยินดีต้อนรับสู่บ้านพัก / Welcome to Baanpak';
    const text = await writtenMail(shop).text(email, subject);
    const [, token = ''] = /\/login\/reset#(\S+)/.exec(text) ?? [];
    const password = 'the first password';
    const set = { token, password, confirmPassword: password };
    expect((await shop.post<Problem>('/auth/reset', set)).status).toBe(200);
    const signedIn = await shop.post<{ access_token: string }>('/auth/token', {
      ...{ username: email, password },
    });
    const headers = { authorization: `Bearer ${signedIn.body.access_token}` };
    const me = await shop.get<{ user: object }>('/auth/user/me', headers);
    expect(me.body.user).toMatchObject({ _id: body.ownerId, role: 'owner', ownerId: body.ownerId });
  });

  it('is decided once: again is the same, otherwise is refused', async ({ shop }) => {
    const { decide, email } = await applied(shop);
    const declined = await decide({ action: 'decline', reason: 'ยังไม่มีใบอนุญาต' });
    expect(declined.body).toMatchObject({ status: 'declined', reason: 'ยังไม่มีใบอนุญาต' });
    expect((await decide({ action: 'decline' })).body.version).toBe(1);
    expectProblem(await decide<Problem>({ action: 'accept' }), 409, 'wrong-status');
    expectProblem(await decide<Problem>({ action: 'accept', version: 0 }), 409, 'stale-version');
    expectProblem(
      await shop.post<Problem>('/auth/token', { username: email, password: 'any password' }),
      401,
      'wrong-credentials',
    );
  });

  it('makes no second user of a name that is taken', async ({ shop }) => {
    const { decide, email } = await applied(shop);
    const admin = await hire(shop.ports, 'admin');
    const password = 'a long password';
    const user = { username: email, password, confirmPassword: password, role: 'owner' };
    expect((await shop.post<Problem>('/users', user, admin.headers)).status).toBe(201);
    expectProblem(await decide<Problem>({ action: 'accept' }), 409, 'name-taken');
  });

  it('of an applicant who was erased is nobody’s, and makes no owner', async ({ shop }) => {
    const { admin, partner, decide } = await applied(shop);
    await personalKeysOf(shop.pool, shop.erasedList).destroy(partner._id);
    const page = () => shop.get<PartnerJson>(`/admin-api/partners/${partner._id}`, admin.headers);
    await expect.poll(async () => (await page()).body.email).toBeNull();
    expect((await page()).body).toMatchObject({ hotelName: null, status: 'open' });
    const loaded = async () => (await loadApplication(shop.ports, partner._id)).state.applicant;
    await expect.poll(loaded).toBeNull();
    expectProblem(await decide<Problem>({ action: 'accept' }), 409, 'wrong-status');
    expect((await decide({ action: 'decline' })).body.status).toBe('declined');
  });

  it('is for administrators', async ({ shop }) => {
    const { partner } = await applied(shop);
    const owner = await hire(shop.ports, 'owner');
    const url = `/admin-api/partners/${partner._id}`;
    const refused = await shop.put<Problem>(url, { action: 'accept' }, owner.headers);
    expectProblem(refused, 403, 'forbidden');
    const list = await shop.get<Problem>('/admin-api/partners', owner.headers);
    expectProblem(list, 403, 'forbidden');
  });
});
