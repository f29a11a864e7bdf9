import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { appCode, key, secondFactorOf, turnOnSecondFactor } from '../../testing/second-factor.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire, PASSWORD } from '../../testing/staff.ts';
import { wholeLog } from '../../testing/whole-log.ts';
import { newSecret } from './prove-second-factor.ts';

const me = async (shop: Shop, { headers }: Hired, position: string) =>
  (await shop.read<{ user: object }>('/auth/user/me', position, headers)).body.user;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const WRONG = 'ffff-ffff-ffff';

describe('POST /auth/second-factor/begin and POST /auth/second-factor/confirm', () => {
  it('turn it on by a code of the app, and give ten recovery codes', async ({ shop }) => {
    const owner = await hire(shop.ports, 'owner');
    const { begin, confirm } = secondFactorOf(shop, owner);
    const { body } = await begin();
    expect(body.uri).toContain(`otpauth://totp/Baanpak:${owner.username}?issuer=Baanpak`);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const code = appCode(shop, body.secret);
    expectProblem(await confirm(UNKNOWN, code), 404, 'not-found');
    expectProblem(await confirm(body.setupId, '000000'), 422, 'wrong-code');
    const answer = await confirm(body.setupId, code);
    expect(answer.status).toBe(200);
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    expect(await me(shop, owner, answer.position)).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 10,
    });
    expectProblem(await begin(), 409, 'second-factor-on');
    expectProblem(await confirm(body.setupId, code), 409, 'second-factor-on');
  });

  it('give the same secret and the same codes to the same request', async ({ shop }) => {
    const { begin, confirm } = secondFactorOf(shop, await hire(shop.ports, 'owner'));
    const keys = [key(), key()] as const;
    const { body: begun } = await begin(keys[0]);
    expect((await begin(keys[0])).body).toEqual(begun);
    const code = appCode(shop, begun.secret);
    const first = await confirm(begun.setupId, code, keys[1]);
    const again = await confirm(begun.setupId, code, keys[1]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expectProblem(await confirm(begun.setupId, '000000', keys[1]), 422, 'idempotency-key-reused');
  });

  it('are for who decides over money', async ({ shop, own }) => {
    for (const who of [own.officer, own.visitor, own.auditor]) {
      const { begin, confirm } = secondFactorOf(shop, who);
      expectProblem(await begin(), 403, 'forbidden');
      expectProblem(await confirm(UNKNOWN, '000000'), 403, 'forbidden');
    }
    expect((await secondFactorOf(shop, own.admin).begin()).status).toBe(200);
  });

  it('leave nothing in the log that a code could be made of', async ({ shop }) => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(
      shop,
      await hire(shop.ports, 'owner'),
    );
    const log = JSON.stringify((await wholeLog(shop.store)).map(({ type, data }) => [type, data]));
    expect(log).toContain('SecondFactorTurnedOn');
    for (const hidden of [secret, ...recoveryCodes]) expect(log).not.toContain(hidden);
  });
});

describe('POST /auth/second-factor/prove', () => {
  it('takes each code once, of now or a step beside', async ({ shop }) => {
    const { prove, secret } = await turnOnSecondFactor(shop, await hire(shop.ports, 'owner'));
    expectProblem(await prove(appCode(shop, secret, -2)), 422, 'wrong-code');
    expectProblem(await prove(appCode(shop, secret, 2)), 422, 'wrong-code');
    expect((await prove(appCode(shop, secret))).status).toBe(200);
    expectProblem(await prove(appCode(shop, secret)), 422, 'wrong-code');
    expect((await prove(appCode(shop, secret, 1))).status).toBe(200);
    expectProblem(await prove(appCode(shop, secret)), 422, 'wrong-code');
  });

  it('lets one of two with the same code at once pass', async ({ shop }) => {
    const { prove, secret, recoveryCodes } = await turnOnSecondFactor(
      shop,
      await hire(shop.ports, 'owner'),
    );
    for (const code of [appCode(shop, secret), recoveryCodes[0] ?? '']) {
      const answers = await Promise.all([prove(code), prove(code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('takes each recovery code once, however it is typed', async ({ shop }) => {
    const owner = await hire(shop.ports, 'owner');
    const { prove, recoveryCodes } = await turnOnSecondFactor(shop, owner);
    const [first = ''] = recoveryCodes;
    expectProblem(await prove(WRONG), 422, 'wrong-code');
    const { status, position } = await prove(` ${first.toUpperCase().replaceAll('-', '')} `);
    expect(status).toBe(200);
    expectProblem(await prove(first), 422, 'wrong-code');
    expect(await me(shop, owner, position)).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 9,
    });
  });

  it('is nothing for who has none', async ({ shop }) =>
    expectProblem(
      await secondFactorOf(shop, await hire(shop.ports, 'owner')).prove('123456'),
      409,
      'second-factor-off',
    ));
});

describe('POST /auth/second-factor/recovery-codes', () => {
  it('makes new ones, in place of those of before', async ({ shop }) => {
    const { renew, prove, secret, recoveryCodes } = await turnOnSecondFactor(
      shop,
      await hire(shop.ports, 'owner'),
    );
    expectProblem(await renew(WRONG), 422, 'wrong-code');
    const keyed = key();
    const code = appCode(shop, secret);
    const renewed = await renew(code, keyed);
    expect((await renew(code, keyed)).body).toEqual(renewed.body);
    expectProblem(await prove(recoveryCodes[0] ?? ''), 422, 'wrong-code');
    expect((await prove(renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('leaves those of one of two renewals at once', async ({ shop }) => {
    const { renew, prove, recoveryCodes } = await turnOnSecondFactor(
      shop,
      await hire(shop.ports, 'owner'),
    );
    const [one = '', other = ''] = recoveryCodes;
    const answers = await Promise.all([renew(one), renew(other)]);
    const made = answers.flatMap(({ body }) => (body.recoveryCodes ?? []).slice(0, 1));
    const proofs = await Promise.all(made.map((code) => prove(code)));
    expect(proofs.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('POST /auth/second-factor/turn-off', () => {
  it('wants the password and a code', async ({ shop }) => {
    const owner = await hire(shop.ports, 'owner');
    const { turnOff, begin, prove, recoveryCodes } = await turnOnSecondFactor(shop, owner);
    const [code = ''] = recoveryCodes;
    for (const password of ['another password', undefined])
      expectProblem(await turnOff(code, password), 422, 'wrong-password');
    expectProblem(await turnOff(WRONG, PASSWORD), 422, 'wrong-code');
    const { status, body } = await turnOff(code, PASSWORD);
    expect([status, body.user]).toMatchObject([200, { secondFactor: false }]);
    expectProblem(await turnOff(code, PASSWORD), 409, 'second-factor-off');
    expectProblem(await prove(code), 409, 'second-factor-off');
    expect((await begin()).status).toBe(200);
  });
});

describe('a second factor that was lost', () => {
  const lose = (shop: Shop, by: Hired, who: Hired, secondFactor = false) =>
    shop.put<Problem & { user: object }>(`/users/${who.userId}`, { secondFactor }, by.headers);

  it('is turned off by an admin, and by nobody else', async ({ shop, own }) => {
    const owner = await hire(shop.ports, 'owner');
    expectProblem(await lose(shop, own.admin, owner, true), 403, 'forbidden');
    await turnOnSecondFactor(shop, owner);
    expectProblem(await lose(shop, owner, owner), 403, 'forbidden');
    const { status, body } = await lose(shop, own.admin, owner);
    expect([status, body.user]).toMatchObject([200, { secondFactor: false }]);
    const turnedOff = (await wholeLog(shop.store)).findLast(
      ({ type }) => type === 'SecondFactorTurnedOff',
    );
    expect(turnedOff?.metadata.actor).toBe(own.admin.userId);
  });

  it('takes the admin’s own to be turned off', async ({ shop }) => {
    const admin = await hire(shop.ports, 'admin');
    const owner = await hire(shop.ports, 'owner');
    const { prove, secret } = await turnOnSecondFactor(shop, admin);
    await turnOnSecondFactor(shop, owner);
    expectProblem(await lose(shop, admin, owner), 403, 'second-factor-needed');
    const { proof } = (await prove(appCode(shop, secret))).body;
    const proven = { ...admin, headers: { ...admin.headers, 'x-second-factor': proof } };
    expect((await lose(shop, proven, owner)).status).toBe(200);
    expectProblem(await lose(shop, proven, admin), 403, 'forbidden');
  });
});

describe('wrong codes', () => {
  it('are refused by the sixth in a minute, good ones with them', async () => {
    const shop = await openShop({ capHolds: true });
    try {
      const { prove, secret } = await turnOnSecondFactor(shop, await hire(shop.ports, 'owner'));
      for (let n = 0; n < 5; n += 1) expectProblem(await prove(WRONG), 422, 'wrong-code');
      const refused = await prove(appCode(shop, secret));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await shop.close();
    }
  });
});

describe('a setup', () => {
  it('is begun with the present password, and no other is confirmed', async ({ shop }) => {
    const owner = await hire(shop.ports, 'owner');
    const { begin, confirm } = secondFactorOf(shop, owner);
    for (const body of [{}, { currentPassword: 'a guess' }])
      expectProblem(await begin({}, body), 422, 'wrong-password');
    // as a program of before kept it, which asked for none
    const of = { userId: owner.userId, version: UNKNOWN };
    const setup = { madeAt: shop.ports.now(), byPassword: false };
    await shop.ports.secondFactors.keep(of, { ...setup, secret: newSecret() });
    const { secret } = (await shop.ports.secondFactors.find(of)) ?? { secret: '' };
    expectProblem(await confirm(UNKNOWN, appCode(shop, secret)), 404, 'not-found');
    const { body } = await begin();
    expect((await confirm(body.setupId, appCode(shop, body.secret))).status).toBe(200);
  });

  it('is confirmed within half an hour', async () => {
    const shop = await openShop();
    try {
      const { begin, confirm } = secondFactorOf(shop, await hire(shop.ports, 'owner'));
      const { body } = await begin();
      shop.clock.moveBy(31 * MINUTE);
      const code = appCode(shop, body.secret);
      expectProblem(await confirm(body.setupId, code), 404, 'not-found');
    } finally {
      await shop.close();
    }
  });
});
