import { randomUUID } from 'node:crypto';
import type { PresenceJson } from '@baanpak/contract/answers/presence.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { listenTo } from '../../testing/listening.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { appCode, turnOnSecondFactor } from '../../testing/second-factor.ts';
import type { Shop } from '../../testing/shop.ts';
import { type Hired, hire, PASSWORD } from '../../testing/staff.ts';
import { writtenMail } from '../../testing/written-mail.ts';

type Headers = Readonly<Record<string, string>>;
type Bearer = Readonly<{ authorization: string }>;

const signIn = async (shop: Shop, { username }: Hired): Promise<Bearer> => {
  const { body } = await shop.post<{ access_token: string }>('/auth/token', {
    username,
    password: PASSWORD,
  });
  return { authorization: `Bearer ${body.access_token}` };
};
const mayStillSignIn = async (shop: Shop, { username }: Hired) =>
  (await shop.post<Problem>('/auth/token', { username, password: PASSWORD })).status;
const signOut = (shop: Shop, headers: Headers) =>
  shop.post<Problem & { detail: string }>('/auth/sign-out', {}, headers);
const me = (shop: Shop, headers: Headers) => shop.get<Problem>('/auth/user/me', headers);
const change = (shop: Shop, who: Hired, body: object, by: Hired) =>
  shop.put<Problem>(`/users/${who.userId}`, body, by.headers);

describe('POST /auth/sign-out', () => {
  it('ends its token on both APIs at once, and no other of that user', async ({ shop }) => {
    const somchai = await hire(shop.ports, 'owner');
    const [here, there] = [await signIn(shop, somchai), await signIn(shop, somchai)];
    expect((await me(shop, here)).status).toBe(200);
    const { status, body, position } = await signOut(shop, here);
    expect([status, body.detail]).toEqual([200, 'Signed out']);
    expectProblem(await shop.read<Problem>('/auth/user/me', position, here), 401, 'unauthorized');
    expectProblem(await me(shop, here), 401, 'unauthorized');
    expectProblem(await signOut(shop, here), 401, 'unauthorized');
    expect((await shop.read<Problem>('/auth/user/me', position, there)).status).toBe(200);
    expect((await signOut(shop, there)).status).toBe(200);
    expect(await mayStillSignIn(shop, somchai)).toBe(200);
  });

  it('needs a token', async ({ shop }) =>
    expectProblem(await signOut(shop, {}), 401, 'unauthorized'));

  it('ends a token however its bytes are written', async ({ shop }) => {
    const somchai = await hire(shop.ports, 'owner');
    const { authorization } = await signIn(shop, somchai);
    const { position } = await signOut(shop, { authorization });
    // the last digit of base64url has bits that count for nothing
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = digits.indexOf(authorization.at(-1) ?? '');
    const others = [1, 2, 3].map((n) => `${authorization.slice(0, -1)}${digits[last ^ n]}`);
    for (const other of [...others, `${authorization}=`]) {
      const headers = { authorization: other };
      const read = await shop.read<Problem>('/auth/user/me', position, headers);
      expectProblem(read, 401, 'unauthorized');
      expectProblem(await signOut(shop, headers), 401, 'unauthorized');
    }
  });
});

it('a read at the position of the end of a session is 401, whatever it reads', async ({ shop }) => {
  const ends: ((who: Hired) => Promise<{ position: string }>)[] = [
    (who) => signOut(shop, who.headers),
    (who) => shop.post('/auth/sign-out-everywhere', {}, who.headers),
    async (who) => {
      const passwords = { password: 'another long one', confirmPassword: 'another long one' };
      return change(shop, who, { ...passwords, currentPassword: PASSWORD }, who);
    },
  ];
  for (const end of ends)
    for (const path of ['/auth/user/me', '/bookings', '/hotels']) {
      const owner = await hire(shop.ports, 'owner');
      expect((await shop.get(path, owner.headers)).status).toBe(200);
      const { position } = await end(owner);
      expectProblem(await shop.read<Problem>(path, position, owner.headers), 401, 'unauthorized');
    }
});

describe('who works for an owner who is disabled', () => {
  it('is refused at sign-in and by tokens for as long, and goes on then', async ({ shop, own }) => {
    const owner = await hire(shop.ports, 'owner');
    const officer = await hire(shop.ports, 'officer', owner.userId);
    expect((await me(shop, officer.headers)).status).toBe(200);
    const off = await change(shop, owner, { disabled: true }, own.admin);
    for (const who of [owner, officer]) {
      const read = await shop.read<Problem>('/auth/user/me', off.position, who.headers);
      expectProblem(read, 401, 'unauthorized');
      expectProblem(await change(shop, who, {}, who), 401, 'unauthorized');
      expect(await mayStillSignIn(shop, who)).toBe(401);
    }
    const on = await change(shop, owner, { disabled: false }, own.admin);
    expect((await shop.read('/auth/user/me', on.position, officer.headers)).status).toBe(200);
    expect((await change(shop, officer, {}, officer)).status).toBe(200);
    expect(await mayStillSignIn(shop, officer)).toBe(200);
    const read = await shop.read<Problem>('/auth/user/me', on.position, owner.headers);
    expectProblem(read, 401, 'unauthorized');
    expect(await mayStillSignIn(shop, owner)).toBe(200);
  });

  it('is refused for good once the owner was removed', async ({ shop, own }) => {
    const owner = await hire(shop.ports, 'owner');
    const visitor = await hire(shop.ports, 'visitor', owner.userId);
    const url = `/users/${owner.userId}`;
    const { position } = await shop.delete<Problem>(url, own.admin.headers);
    const read = await shop.read<Problem>('/auth/user/me', position, visitor.headers);
    expectProblem(read, 401, 'unauthorized');
    expect(await mayStillSignIn(shop, visitor)).toBe(401);
  });
});

it('a token that was signed out stays worthless until it would be over', async ({ shop }) => {
  const somchai = await hire(shop.ports, 'officer');
  await signOut(shop, somchai.headers);
  shop.clock.moveBy(DAY - 1000);
  expectProblem(await signOut(shop, somchai.headers), 401, 'unauthorized');
  const malee = await hire(shop.ports, 'officer');
  const { position } = await signOut(shop, malee.headers);
  const read = await shop.read<Problem>('/auth/user/me', position, somchai.headers);
  expectProblem(read, 401, 'unauthorized');
});

/** Resolves once the stream has ended. */
async function over({ next }: Awaited<ReturnType<typeof listenTo>>): Promise<void> {
  try {
    for (;;) await next();
  } catch (error) {
    expect(error).toMatchObject({ message: 'The stream ended' });
  }
}

describe('an event stream of staff', () => {
  const ends: Readonly<
    Record<string, (who: Hired, own: OwnHotel, shop: Shop) => Promise<unknown>>
  > = {
    'signing out': ({ headers }, _own, shop) => signOut(shop, headers),
    'signing out everywhere': ({ headers }, _own, shop) =>
      shop.post('/auth/sign-out-everywhere', {}, headers),
    'a new password': (who, own, shop) =>
      change(
        shop,
        who,
        { password: 'a new long one', confirmPassword: 'a new long one' },
        own.admin,
      ),
    'a disabling': (who, own, shop) => change(shop, who, { disabled: true }, own.admin),
    'another role': (who, own, shop) => change(shop, who, { role: 'auditor' }, own.owner),
    'its removal': ({ userId }, own, shop) => shop.delete(`/users/${userId}`, own.owner.headers),
  };

  it.for(Object.keys(ends))(
    'ends with %s, and who is there is not there',
    async (how, { shop, own }) => {
      const { body, position } = await shop.book(await own.newRoom(), nights(1, 3));
      const id = await shop.staffId(body.book._id);
      await shop.read(`/bookings/${id}`, position, own.owner.headers);
      const officer = await hire(shop.ports, 'officer', own.owner.userId);
      const streams = await Promise.all([
        listenTo(shop, `/bookings/events?present=${id}:looks`, officer),
        listenTo(shop, `/bookings/${id}/presence`, officer),
      ]);
      const owner = await listenTo<PresenceJson>(
        shop,
        `/bookings/events?present=${id}:looks`,
        own.owner,
      );
      const people = async () => {
        for (;;) {
          const { event, data } = await owner.next();
          if (event === 'present') return data.people.map(({ _id }) => _id);
        }
      };
      expect(await people()).toEqual([officer.userId]);
      await ends[how]?.(officer, own, shop);
      await Promise.all(streams.map(over));
      expect(await people()).toEqual([]);
      owner.leave();
    },
  );
});

it('an event stream of who works for an owner ends with the disabling of the owner', async ({
  shop,
}) => {
  const { owner, officer, admin } = await openOwnHotel(shop);
  const stream = await listenTo(shop, '/bookings/events?present=', officer);
  expect((await stream.next()).event).toBe('open');
  await change(shop, owner, { disabled: true }, admin);
  await over(stream);
});

describe('what a session had made', () => {
  const NEW = { password: 'a new long one', confirmPassword: 'a new long one' };
  /** How all sessions of somebody end; they may sign in again by the password that it answers. */
  const ends: Readonly<Record<string, (who: Hired, own: OwnHotel, shop: Shop) => Promise<string>>> =
    {
      'signing out everywhere': async ({ headers }, _own, shop) => {
        await shop.post('/auth/sign-out-everywhere', {}, headers);
        return PASSWORD;
      },
      'a new password': async (who, own, shop) => {
        await change(shop, who, NEW, own.admin);
        return NEW.password;
      },
      'a disabling': async (who, own, shop) => {
        await change(shop, who, { disabled: true }, own.admin);
        await change(shop, who, { disabled: false }, own.admin);
        return PASSWORD;
      },
    };

  it.for(Object.keys(ends))('a proof of the second factor ends with %s', async (how, { shop }) => {
    const own = await openOwnHotel(shop);
    const { owner, hotel } = own;
    const { prove, secret } = await turnOnSecondFactor(shop, owner);
    const { proof } = (await prove(appCode(shop, secret))).body;
    const payTo = (bankAccountNumber: string, headers: Headers) =>
      shop.put<Problem>(
        `/hotels/${hotel.hotelId}`,
        { bank: 'SCB', bankAccountNumber, bankAccountName: 'Somchai' },
        { ...headers, 'x-second-factor': proof },
      );
    expect((await payTo('9876543210', owner.headers)).status).toBe(200);
    const password = await ends[how]?.(owner, own, shop);
    const { body } = await shop.post<{ access_token: string }>('/auth/token', {
      username: owner.username,
      password,
    });
    const again = { authorization: `Bearer ${body.access_token}` };
    expectProblem(await payTo('0123456789', again), 403, 'second-factor-needed');
  });

  it.for(Object.keys(ends))(
    'a mailed link for a new password ends with %s',
    async (how, { shop, own }) => {
      const email = `${randomUUID()}@example.com`;
      const somchai = await hire(shop.ports, 'officer', own.owner.userId, { email });
      await writtenMail(shop).run();
      await shop.post('/auth/forgot', { username: somchai.username });
      const text = await writtenMail(shop).text(email, 'ตั้งรหัสผ่านใหม่ / Set a new password');
      const [, token = ''] = /\/login\/reset#(\S+)/.exec(text) ?? [];
      await ends[how]?.(somchai, own, shop);
      expectProblem(
        await shop.post<Problem>('/auth/reset', { token, ...NEW }),
        422,
        'reset-link-over',
      );
    },
  );
});
