import { randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire, PASSWORD } from '../../testing/staff.ts';
import { writtenMail } from '../../testing/written-mail.ts';

const SUBJECT = 'ตั้งรหัสผ่านใหม่ / Set a new password';
const NEW = 'another long password';

const forgot = (shop: Shop, body: object, headers = {}) =>
  shop.post<Problem & { detail: string }>('/auth/forgot', body, headers);
const reset = (shop: Shop, token: string, password = NEW, confirmPassword = password) =>
  shop.post<Problem>('/auth/reset', { token, password, confirmPassword });
const signIn = async (shop: Shop, { username }: Hired, password: string) =>
  (await shop.post<Problem>('/auth/token', { username, password })).status;
const me = async (shop: Shop, { headers }: Hired) =>
  (await shop.get<Problem>('/auth/user/me', headers)).status;

/** One of the staff with an address of their own. */
async function mailed(shop: Shop): Promise<Hired & { email: string }> {
  const email = `${randomUUID()}@example.com`;
  return { ...(await hire(shop.ports, 'owner', null, { email })), email };
}

const untilListed = (shop: Shop, { userId, headers }: Hired): Promise<void> =>
  expect.poll(async () => (await shop.get(`/users/${userId}`, headers)).status).toBe(200);

/** The token of the link in the mail. */
async function tokenMailed(shop: Shop, email: string): Promise<string> {
  const text = await writtenMail(shop).text(email, SUBJECT);
  const [, token = ''] = /\/login\/reset#(\S+)/.exec(text) ?? [];
  return token;
}

describe('POST /auth/forgot and POST /auth/reset', () => {
  it('is set again by a link that works once, and every session is over', async ({ shop }) => {
    const somchai = await mailed(shop);
    await writtenMail(shop).run();
    const { status, body } = await forgot(shop, { username: somchai.username.toUpperCase() });
    expect([status, body.detail]).toEqual([
      202,
      'If the account exists, we will email a link to set a new password',
    ]);
    const token = await tokenMailed(shop, somchai.email);
    expectProblem(await reset(shop, token, NEW, 'another one'), 422, 'password-mismatch');
    expectProblem(await reset(shop, token, 'short'), 400, 'invalid-request');
    for (const weak of ['basketball', 'aaaaaaaaaaaa', `my ${somchai.username}`])
      expectProblem(await reset(shop, token, weak), 422, 'weak-password');
    expect((await reset(shop, token)).status).toBe(200);
    expectProblem(await reset(shop, token), 422, 'reset-link-over');
    expect(await signIn(shop, somchai, PASSWORD)).toBe(401);
    expect(await signIn(shop, somchai, NEW)).toBe(200);
    await expect.poll(() => me(shop, somchai)).toBe(401);
  });

  it('answers the same again under the same key', async ({ shop }) => {
    const somchai = await mailed(shop);
    await writtenMail(shop).run();
    await forgot(shop, { username: somchai.username });
    const token = await tokenMailed(shop, somchai.email);
    const key = { 'idempotency-key': randomUUID() };
    const sent = (password: string) =>
      shop.post<Problem>('/auth/reset', { token, password, confirmPassword: password }, key);
    const [first, again] = [await sent(NEW), await sent(NEW)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expectProblem(await sent('another password'), 422, 'idempotency-key-reused');
    expect(await signIn(shop, somchai, NEW)).toBe(200);
  });

  it('is found by the address too, in any case', async ({ shop }) => {
    const malee = await mailed(shop);
    await writtenMail(shop).run();
    await untilListed(shop, malee); // addresses are looked up in the read models
    await forgot(shop, { email: malee.email.toUpperCase() });
    expect((await reset(shop, await tokenMailed(shop, malee.email))).status).toBe(200);
    expect(await signIn(shop, malee, NEW)).toBe(200);
  });

  it('gives one of two who use the same link at once a new password', async ({ shop }) => {
    const somchai = await mailed(shop);
    await writtenMail(shop).run();
    await forgot(shop, { username: somchai.username });
    const token = await tokenMailed(shop, somchai.email);
    const both = [NEW, 'yet another password'];
    const answers = await Promise.all(both.map((password) => reset(shop, token, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const good = await Promise.all(both.map((password) => signIn(shop, somchai, password)));
    expect(good.toSorted()).toEqual([200, 401]);
  });

  it('cannot be set by a link that is too old, or of who may not sign in', async ({ shop }) => {
    const [late, disabled] = [await mailed(shop), await mailed(shop)];
    const admin = await hire(shop.ports, 'admin');
    await writtenMail(shop).run();
    for (const { username } of [late, disabled]) await forgot(shop, { username });
    const tokens = [await tokenMailed(shop, late.email), await tokenMailed(shop, disabled.email)];
    await shop.put(`/users/${disabled.userId}`, { disabled: true }, admin.headers);
    expectProblem(await reset(shop, tokens[1] ?? ''), 422, 'reset-link-over');
    shop.clock.moveBy(31 * MINUTE);
    expectProblem(await reset(shop, tokens[0] ?? ''), 422, 'reset-link-over');
    expectProblem(await reset(shop, 'no token'), 422, 'reset-link-over');
    const { access_token } = (
      await shop.post<{ access_token: string }>('/auth/token', { ...late, password: PASSWORD })
    ).body;
    expectProblem(await reset(shop, access_token), 422, 'reset-link-over');
  });

  it('cannot be set by staff of a disabled owner, while that lasts', async ({ shop }) => {
    const [admin, owner] = [await hire(shop.ports, 'admin'), await hire(shop.ports, 'owner')];
    const email = `${randomUUID()}@example.com`;
    const officer = await hire(shop.ports, 'officer', owner.userId, { email });
    await untilListed(shop, officer);
    await writtenMail(shop).run();
    await forgot(shop, { username: officer.username });
    const token = await tokenMailed(shop, email);
    const says = (disabled: boolean) =>
      shop.put(`/users/${owner.userId}`, { disabled }, admin.headers);
    await says(true);
    expectProblem(await reset(shop, token), 422, 'reset-link-over');
    await says(false);
    expect((await reset(shop, token)).status).toBe(200);
  });

  it('says the same of who is unknown, and mails nobody', async ({ shop }) => {
    const known = await mailed(shop);
    await writtenMail(shop).run();
    const answers = [
      await forgot(shop, { username: 'nobody of this name' }),
      await forgot(shop, { email: 'nobody@example.com' }),
      await forgot(shop, { username: known.username }),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.detail}`)).size).toBe(1);
    await tokenMailed(shop, known.email);
    expect(await writtenMail(shop).subjects('nobody@example.com')).toEqual([]);
    expectProblem(await forgot(shop, {}), 400, 'invalid-request');
  });

  it('is mailed once for a request that is sent again, and not under another’s key', async ({
    shop,
  }) => {
    const somchai = await mailed(shop);
    await writtenMail(shop).run();
    const key = { 'idempotency-key': randomUUID() };
    await forgot(shop, { username: somchai.username }, key);
    const again = await forgot(shop, { username: somchai.username }, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expectProblem(await forgot(shop, { username: 'x' }, key), 422, 'idempotency-key-reused');
    await tokenMailed(shop, somchai.email);
    expect(await writtenMail(shop).subjects(somchai.email)).toHaveLength(1);
  });
});

it('cannot be asked for without end', async () => {
  const shop = await openShop({ capHolds: true });
  try {
    const asked = [];
    for (let n = 0; n < 4; n += 1) asked.push(await forgot(shop, { username: 'somchai' }));
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
    expect(Number(asked[3]?.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await shop.close();
  }
});

describe('POST /auth/sign-out-everywhere', () => {
  it('makes every token worthless, those of today too; one may sign in again', async ({ shop }) => {
    const somchai = await hire(shop.ports, 'officer');
    const answer = await shop.post<Problem>('/auth/sign-out-everywhere', {}, somchai.headers);
    expect(answer.status).toBe(200);
    expectProblem(
      await shop.post<Problem>('/auth/sign-out-everywhere', {}, somchai.headers),
      401,
      'unauthorized',
    );
    await expect.poll(() => me(shop, somchai)).toBe(401);
    expect(await signIn(shop, somchai, PASSWORD)).toBe(200);
    shop.clock.moveBy(DAY);
    expect(await me(shop, somchai)).toBe(401);
  });
});
