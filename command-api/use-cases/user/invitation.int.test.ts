import { randomUUID } from 'node:crypto';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect } from 'vitest';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import type { Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { writtenMail } from '../../testing/written-mail.ts';

const SUBJECT = 'คุณได้รับเชิญเข้าใช้บ้านพัก / You have been invited to Baanpak';
const PASSWORD = 'one of my own choice';

type Made = Problem & { user: { _id: string } };
const make = (shop: Shop, by: Hired, body: object, headers = {}) =>
  shop.post<Made>('/users', { role: 'officer', ...body }, { ...by.headers, ...headers });
const somebody = () => ({ username: `nok-${randomUUID()}`, email: `${randomUUID()}@example.com` });

describe('an invitation', () => {
  it('needs an address, and no password beside it; without it a password is needed', async ({
    shop,
    own,
  }) => {
    const paths = async (body: object) =>
      (await make(shop, own.admin, { ownerId: own.owner.userId, ...body })).body.errors?.map(
        ({ path }) => path,
      );
    const { username, email } = somebody();
    expect(await paths({ username, invite: true })).toEqual(['email']);
    const typed = { password: PASSWORD, confirmPassword: PASSWORD };
    expect(await paths({ username, email, invite: true, ...typed })).toEqual(['password']);
    expect(await paths({ username, email })).toEqual(['password']);
    expect(await paths({ username, password: PASSWORD })).toEqual(['confirmPassword']);
  });

  it('lets a new member of the staff set their own password, within three days', async ({
    shop,
    own,
  }) => {
    const nok = somebody();
    const key = { 'idempotency-key': randomUUID() };
    const first = await make(shop, own.owner, { ...nok, invite: true }, key);
    expect(first.status).toBe(201);
    const again = await make(shop, own.owner, { ...nok, invite: true }, key);
    expect(again.body.user).toEqual(first.body.user);
    await writtenMail(shop).run();
    const text = await writtenMail(shop).text(nok.email, SUBJECT);
    expect(text).toContain(nok.username);
    expect(await writtenMail(shop).subjects(nok.email)).toHaveLength(1);
    const [, token = ''] = /\/login\/reset#(\S+)/.exec(text) ?? [];
    shop.clock.moveBy(2 * DAY);
    const set = { token, password: PASSWORD, confirmPassword: PASSWORD };
    expect((await shop.post<Problem>('/auth/reset', set)).status).toBe(200);
    const signIn = { username: nok.username, password: PASSWORD };
    expect((await shop.post<Problem>('/auth/token', signIn)).status).toBe(200);
  });
});
