import { randomUUID } from 'node:crypto';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import { UserAnswer } from '@baanpak/contract/user/user-requests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import type { Problem } from '../../testing/requests.ts';
import { appCode, turnOnSecondFactor } from '../../testing/second-factor.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire, PASSWORD } from '../../testing/staff.ts';

type Made = Readonly<{ user: UserJson; detail: string }> & Problem;

let shop: Shop;
let admin: Hired;
let owner: Hired;
let otherOwner: Hired;
let officer: Hired;
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.ports, 'admin');
  owner = await hire(shop.ports, 'owner');
  otherOwner = await hire(shop.ports, 'owner');
  officer = await hire(shop.ports, 'officer', owner.userId);
});
afterAll(() => shop.close());

const PRESENT = { currentPassword: PASSWORD };
const userRequest = (changes: object = {}) => ({
  username: `user-${randomUUID()}`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  role: 'officer',
  firstname: 'สมหญิง',
  email: 'somying@example.com',
  ...changes,
});
const twice = (password: string) => ({ password, confirmPassword: password });
const create = (by: Hired, changes: object = {}, headers: Record<string, string> = {}) =>
  shop.post<Made>('/users', userRequest(changes), { ...by.headers, ...headers });
const change = (by: Hired, userId: string, body: object) =>
  shop.put<Made>(`/users/${userId}`, body, by.headers);
const remove = (by: Hired, userId: string) => shop.delete<Problem>(`/users/${userId}`, by.headers);
const signIn = (username: string, password = PASSWORD) =>
  shop.post<{ access_token: string } & Problem>('/auth/token', { username, password });

describe('POST /users', () => {
  it('answers what GET /users/{id} says, without a word of the password', async () => {
    const { status, body, position } = await create(owner);
    expect(status).toBe(201);
    expectShape(UserAnswer, body);
    expect(body.user).toMatchObject({
      firstname: 'สมหญิง',
      lastname: null,
      role: 'officer',
      ownerId: owner.userId,
      disabled: false,
      version: 0,
    });
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
    const read = await shop.read<Made>(`/users/${body.user._id}`, position, owner.headers);
    expect(read.body.user).toEqual(body.user);
  });

  it('is carried out once for a key, and refuses the key for another password', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = userRequest();
    const send = (changes: object = {}) =>
      shop.post<Made>('/users', { ...body, ...changes }, { ...owner.headers, ...key });
    const [first, second] = [await send(), await send()];
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body.user).toEqual(first.body.user);
    const other = { password: 'another password', confirmPassword: 'another password' };
    expectProblem(await send(other), 422, 'idempotency-key-reused');
  });

  it('refuses a name that somebody has, however it is written', async () => {
    const username = `Malee-${randomUUID()}`;
    expect((await create(owner, { username })).status).toBe(201);
    await expectRefusal(
      (headers) => create(otherOwner, { username: username.toUpperCase() }, headers),
      409,
      'name-taken',
    );
  });

  it('keeps a name in one form, and says which field is wrong', async () => {
    const id = randomUUID();
    const { user } = (await create(owner, { username: ` ｍａｌｉ-${id}` })).body;
    expect(user.username).toBe(`mali-${id}`);
    const blank = await create(owner, { username: 'mali rimnam' });
    expect(blank.body.errors).toMatchObject([{ path: 'username' }]);
    const weak = await create(owner, twice('basketball'));
    expect(weak.body.errors).toMatchObject([{ path: 'password' }]);
  });

  it.each([
    ['a short password', { password: 'short', confirmPassword: 'short' }, 400, 'invalid-request'],
    ['another confirmation', { confirmPassword: 'another one' }, 422, 'password-mismatch'],
    ['a common password', twice('basketball'), 422, 'weak-password'],
    ['one letter repeated', twice('oooooooooooo'), 422, 'weak-password'],
    [
      'a password with the username in it',
      { username: 'mali.rimnam', ...twice('Mali.Rimnam 27') },
      422,
      'weak-password',
    ],
    ['no name', { username: ' ' }, 400, 'invalid-request'],
    ['a name with a blank', { username: 'mali rimnam' }, 400, 'invalid-request'],
    ['a name of other letters', { username: 'mali-ñ' }, 400, 'invalid-request'],
    ['no email', { email: 'somying' }, 400, 'invalid-request'],
    ['an unknown field', { salary: 1 }, 400, 'invalid-request'],
    ['a role of their own', { role: 'owner' }, 403, 'forbidden'],
    ['an admin', { role: 'admin' }, 403, 'forbidden'],
  ] as const)('refuses an owner %s', async (_, changes, status, code) =>
    expectProblem(await create(owner, changes), status, code),
  );

  it('is not for another owner’s staff, and nobody’s for who may not write users', async () => {
    expectProblem(await create(owner, { ownerId: otherOwner.userId }), 403, 'forbidden');
    expectProblem(await create(officer), 403, 'forbidden');
    expectProblem(await shop.post<Problem>('/users', userRequest()), 401, 'unauthorized');
  });

  it('lets an admin say whose staff somebody is', async () => {
    const { body } = await create(admin, { ownerId: owner.userId });
    expect(body.user).toMatchObject({ role: 'officer', ownerId: owner.userId });
    expectProblem(await create(admin), 400, 'invalid-request');
    expectProblem(await create(admin, { ownerId: officer.userId }), 400, 'invalid-request');
    const made = (await create(admin, { role: 'owner' })).body.user;
    expect(made.ownerId).toBe(made._id);
    const auditor = (await create(admin, { role: 'auditor' })).body.user;
    expect(auditor.ownerId).toBeNull();
  });
});

describe('PUT /users/{id}', () => {
  it('changes what is named, takes back what GET answered, and answers what GET says', async () => {
    const { user } = (await create(owner)).body;
    const { status, body, position } = await change(owner, user._id, {
      ...user,
      nickname: 'หญิง',
      role: 'visitor',
    });
    expect(status).toBe(200);
    expect(body.user).toEqual({ ...user, nickname: 'หญิง', role: 'visitor', version: 2 });
    const read = await shop.read<Made>(`/users/${user._id}`, position, owner.headers);
    expect(read.body.user).toEqual(body.user);
  });

  it('refuses a weak password, one’s own and another’s, and changes nothing', async () => {
    const { user } = (await create(owner)).body;
    expectProblem(await change(owner, user._id, twice('basketball')), 422, 'weak-password');
    const own = await change(officer, officer.userId, { ...twice('oooooooooooo'), ...PRESENT });
    expectProblem(own, 422, 'weak-password');
    const named = await change(owner, user._id, twice(`My ${user.username}`));
    expectProblem(named, 422, 'weak-password');
    expect((await signIn(user.username)).status).toBe(200);
  });

  it('refuses a change made on an old version, and fields that only the server sets', async () => {
    const { user } = (await create(owner)).body;
    await change(owner, user._id, { phone: '020000' });
    const late = { phone: '030000', version: user.version };
    expectProblem(await change(owner, user._id, late), 409, 'stale-version');
    const renamed = await change(owner, user._id, { username: 'another' });
    expectProblem(renamed, 400, 'invalid-request');
    expect(renamed.body.errors).toMatchObject([{ path: 'username' }]);
  });

  it('is everyone’s for their own names and password, and nobody’s for their own role', async () => {
    const clerk = await hire(shop.ports, 'visitor', owner.userId);
    expect((await change(clerk, clerk.userId, { nickname: 'เล็ก' })).status).toBe(200);
    for (const raised of [{ role: 'owner' }, { role: 'admin' }, { ownerId: otherOwner.userId }])
      expectProblem(await change(clerk, clerk.userId, raised), 403, 'forbidden');
    expectProblem(await change(owner, owner.userId, { role: 'admin' }), 403, 'forbidden');
    const passwords = { password: 'quite another one', confirmPassword: 'quite another one' };
    expect((await change(clerk, clerk.userId, { ...passwords, ...PRESENT })).status).toBe(200);
    expectProblem(await change(clerk, clerk.userId, { phone: '010000' }), 401, 'unauthorized');
    expectProblem(await signIn(clerk.username), 401, 'wrong-credentials');
    expect((await signIn(clerk.username, passwords.password)).status).toBe(200);
  });

  it('asks for the present password where one changes one’s own, and of nobody else', async () => {
    const clerk = await hire(shop.ports, 'visitor', owner.userId);
    const passwords = { password: 'quite another one', confirmPassword: 'quite another one' };
    const missing = await change(clerk, clerk.userId, passwords);
    expectProblem(missing, 422, 'wrong-password');
    const wrong = await change(clerk, clerk.userId, { ...passwords, currentPassword: 'a guess' });
    expectProblem(wrong, 422, 'wrong-password');
    for (const refused of [missing, wrong])
      expect(refused.body.errors).toMatchObject([{ path: 'currentPassword' }]);
    expect((await signIn(clerk.username)).status).toBe(200);
    for (const by of [owner, admin])
      expect((await change(by, clerk.userId, passwords)).status).toBe(200);
    expect((await signIn(clerk.username, passwords.password)).status).toBe(200);
  });

  it('asks for it for another address or phone of one’s own, and for nothing else', async () => {
    const clerk = await hire(shop.ports, 'officer', owner.userId, { email: 'nok@example.com' });
    const own = (body: object) => change(clerk, clerk.userId, body);
    for (const changed of [{ email: 'nok@example.org' }, { email: null }, { phone: '021234567' }]) {
      expectProblem(await own(changed), 422, 'wrong-password');
      expectProblem(await own({ ...changed, currentPassword: 'a guess' }), 422, 'wrong-password');
    }
    const { body } = await own({ email: 'nok@example.com', phone: null, nickname: 'นก' });
    expect(body.user).toMatchObject({ email: 'nok@example.com', phone: null, nickname: 'นก' });
    const changed = await own({ email: null, phone: '021234567', ...PRESENT });
    expect(changed.body.user).toMatchObject({ email: null, phone: '021234567', nickname: 'นก' });
    expect((await change(owner, clerk.userId, { email: 'nok@example.org' })).status).toBe(200);
  });

  it('asks for the second factor where one has it, in place of the password', async () => {
    const careful = await hire(shop.ports, 'owner');
    const { prove, secret } = await turnOnSecondFactor(shop, careful);
    const passwords = { password: 'quite another one', confirmPassword: 'quite another one' };
    const own = (body: object, more = {}) =>
      change({ ...careful, headers: { ...careful.headers, ...more } }, careful.userId, body);
    for (const body of [{ email: 'nok@example.org' }, { phone: '021234567' }, passwords])
      for (const named of [{}, PRESENT])
        expectProblem(await own({ ...body, ...named }), 403, 'second-factor-needed');
    expect((await own({ nickname: 'นก' })).status).toBe(200);
    const proof = { 'x-second-factor': (await prove(appCode(shop, secret))).body.proof };
    expect((await own({ email: 'nok@example.org', ...passwords }, proof)).status).toBe(200);
    expect((await signIn(careful.username, passwords.password)).status).toBe(200);
  });

  it('leaves tokens of before a disabling dead when it is over', async () => {
    const clerk = await hire(shop.ports, 'officer', owner.userId);
    await change(owner, clerk.userId, { disabled: true });
    const enabled = await change(owner, clerk.userId, { disabled: false });
    const { body } = await signIn(clerk.username);
    const fresh = { ...clerk, headers: { authorization: `Bearer ${body.access_token}` } };
    const me = (by: Hired) => shop.get<Problem>('/auth/user/me', by.headers);
    await shop.read(`/users/${clerk.userId}`, enabled.position, owner.headers); // it is known by all
    expectProblem(await change(clerk, clerk.userId, { phone: '010000' }), 401, 'unauthorized');
    expectProblem(await me(clerk), 401, 'unauthorized');
    expect((await change(fresh, clerk.userId, { nickname: 'เล็ก' })).status).toBe(200);
    expect((await me(fresh)).status).toBe(200);
  });

  it('ends a disabled user’s access at once', async () => {
    const clerk = await hire(shop.ports, 'officer', owner.userId);
    await change(owner, clerk.userId, { disabled: true });
    expectProblem(await change(clerk, clerk.userId, { phone: '010000' }), 401, 'unauthorized');
    expectProblem(await signIn(clerk.username), 401, 'wrong-credentials');
    await change(owner, clerk.userId, { disabled: false });
    expect((await signIn(clerk.username)).status).toBe(200);
  });

  it('is refused for another owner’s staff and for nobody', async () => {
    expectProblem(await change(otherOwner, officer.userId, { phone: 1 }), 403, 'forbidden');
    expectProblem(await change(owner, admin.userId, {}), 403, 'forbidden');
    expectProblem(await change(owner, randomUUID(), { phone: 1 }), 404, 'not-found');
    expectProblem(await change(admin, 'nobody', { phone: '010000' }), 404, 'not-found');
  });
});

describe('DELETE /users/{id}', () => {
  it('ends access and keeps the name', async () => {
    const clerk = await hire(shop.ports, 'officer', owner.userId);
    expect((await remove(owner, clerk.userId)).status).toBe(200);
    expectProblem(await signIn(clerk.username), 401, 'wrong-credentials');
    expectProblem(await remove(owner, clerk.userId), 404, 'not-found');
    expectProblem(await create(owner, { username: clerk.username }), 409, 'name-taken');
  });

  it('is refused for oneself', async () =>
    expectProblem(await remove(admin, admin.userId), 409, 'own-account'));

  it('is refused for the last administrator', async () => {
    const other = await hire(shop.ports, 'admin');
    expect((await remove(other, admin.userId)).status).toBe(200);
    const locked = await change(other, other.userId, { disabled: true });
    expectProblem(locked, 409, 'own-account');
    const demoted = await change(other, other.userId, { role: 'auditor' });
    expectProblem(demoted, 409, 'last-admin');
    admin = other;
  });
});

describe('GET /users', () => {
  it('shows each the staff they may see', async () => {
    const mine = (await create(otherOwner, { nickname: 'เฉพาะของฉัน' })).body.user;
    const list = async (by: Hired, query = '') =>
      (await shop.get<{ users: UserJson[]; total: number }>(`/users?${query}`, by.headers)).body;
    const ids = ({ users }: { users: UserJson[] }) => users.map(({ _id }) => _id);
    await expect.poll(async () => ids(await list(otherOwner))).toContain(mine._id);
    expect(new Set(ids(await list(otherOwner)))).toEqual(new Set([mine._id, otherOwner.userId]));
    expect(ids(await list(admin, `q=${encodeURIComponent('เฉพาะของ')}`))).toEqual([mine._id]);
    expect(ids(await list(otherOwner, 'role=owner'))).toEqual([otherOwner.userId]);
    const refused = await shop.get<Problem>('/users?sort=password', admin.headers);
    expectProblem(refused, 400, 'invalid-request');
    expectProblem(await shop.get<Problem>('/users', officer.headers), 403, 'forbidden');
  });
});
