import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { it } from '../testing/own-shop.ts';
import type { Problem } from '../testing/requests.ts';
import { appCode, turnOnSecondFactor } from '../testing/second-factor.ts';
import type { Shop } from '../testing/shop.ts';
import { PUBLIC_SITE } from '../testing/shop-runners.ts';
import { type Hired, hire, PASSWORD } from '../testing/staff.ts';
import { writtenMail } from '../testing/written-mail.ts';

const BOTH = 'บัญชีของคุณมีการเปลี่ยนแปลง / Your account was changed';
const NEW = { password: 'a new long one', confirmPassword: 'a new long one' };
const PRESENT = { currentPassword: PASSWORD };

type Mailed = Hired & Readonly<{ email: string }>;

/** One of the staff with an address of their own, in a shop that sends mail. */
async function mailed(shop: Shop, role: 'owner' | 'officer', ownerId?: string): Promise<Mailed> {
  await shop.runProcesses();
  await writtenMail(shop).run();
  const email = `${randomUUID()}@example.com`;
  return { ...(await hire(shop.ports, role, ownerId, { email })), email };
}

const change = (shop: Shop, who: Hired, body: object, by: Hired = who, more = {}) =>
  shop.put<Problem>(`/users/${who.userId}`, body, { ...by.headers, ...more });

describe('a change of an account is mailed to the address of before', () => {
  it('for another address, and to no other', async ({ shop }) => {
    const somchai = await mailed(shop, 'owner');
    const elsewhere = `${randomUUID()}@example.com`;
    const { status } = await change(shop, somchai, { email: elsewhere, ...NEW, ...PRESENT });
    expect(status).toBe(200);
    await expect
      .poll(() => writtenMail(shop).subjects(somchai.email), { timeout: 20_000 })
      .toEqual([BOTH, BOTH]); // the password changed in the same request
    expect(await writtenMail(shop).subjects(elsewhere)).toEqual([]);
    const text = await writtenMail(shop).text(somchai.email, BOTH);
    expect(text).toContain(somchai.username);
    expect(text).not.toContain(elsewhere);
  });

  const changes: Readonly<
    Record<string, (shop: Shop, who: Mailed, admin: Hired) => Promise<unknown>>
  > = {
    Phone: (shop, who) => change(shop, who, { phone: '021234567', ...PRESENT }),
    Email: (shop, who) => change(shop, who, { email: null, ...PRESENT }),
    Password: (shop, who, admin) => change(shop, who, NEW, admin),
    Role: (shop, who, admin) => change(shop, who, { role: 'admin' }, admin),
    'Second factor turned on': (shop, who) => turnOnSecondFactor(shop, who),
  };
  it.for(Object.keys(changes))('%s', async (what, { shop, own }) => {
    const somchai = await mailed(shop, 'owner');
    await changes[what]?.(shop, somchai, own.admin);
    const text = await writtenMail(shop).text(somchai.email, BOTH);
    expect(text).toMatch(new RegExp(`What changed\\W+.* / ${what}`));
  });

  it('for a second factor that is turned off, by oneself or by an admin', async ({ shop, own }) => {
    for (const isLost of [false, true]) {
      const somchai = await mailed(shop, 'owner');
      const { turnOff, recoveryCodes } = await turnOnSecondFactor(shop, somchai);
      const done = isLost
        ? await change(shop, somchai, { secondFactor: false }, own.admin)
        : await turnOff(recoveryCodes[0] ?? '', PASSWORD);
      expect(done.status).toBe(200);
      await expect
        .poll(() => writtenMail(shop).subjects(somchai.email), { timeout: 20_000 })
        .toHaveLength(2);
    }
  });

  it('in the language of who was signed in last, by name of who did it', async ({ shop, own }) => {
    for (const [language, subject, by, path] of [
      ['th', 'บัญชีของคุณมีการเปลี่ยนแปลง', 'ผู้อื่นที่จัดการบัญชีได้', '/login'],
      ['en', 'Your account was changed', 'Somebody else who may manage accounts', '/en/login'],
    ] as const) {
      const nok = await mailed(shop, 'officer', own.owner.userId);
      const { username } = nok;
      const signIn = { username, password: PASSWORD };
      await shop.post('/auth/token', signIn, { 'accept-language': language });
      await change(shop, nok, { phone: '021234567' }, own.owner);
      const text = await writtenMail(shop).text(nok.email, subject);
      expect(text).toContain(by);
      expect(text).toContain(`${PUBLIC_SITE}${path}`);
    }
  });

  it('and nothing is mailed of names, or of who had no address', async ({ shop }) => {
    const somchai = await mailed(shop, 'owner');
    const nobody = await hire(shop.ports, 'owner');
    const added = `${randomUUID()}@example.com`;
    await change(shop, nobody, { email: added, ...PRESENT });
    await change(shop, somchai, { nickname: 'ชาย', email: somchai.email });
    await change(shop, somchai, { phone: '021234567', ...PRESENT });
    await writtenMail(shop).text(somchai.email, BOTH); // which was queued after them
    expect(await writtenMail(shop).subjects(somchai.email)).toEqual([BOTH]);
    expect(await writtenMail(shop).subjects(added)).toEqual([]);
  });

  it('and a change after a proof is, too', async ({ shop }) => {
    const somchai = await mailed(shop, 'owner');
    const { prove, secret } = await turnOnSecondFactor(shop, somchai);
    const { proof } = (await prove(appCode(shop, secret))).body;
    const more = { 'x-second-factor': proof };
    expect((await change(shop, somchai, { phone: '021234567' }, somchai, more)).status).toBe(200);
    await expect
      .poll(() => writtenMail(shop).subjects(somchai.email), { timeout: 20_000 })
      .toHaveLength(2);
  });
});
