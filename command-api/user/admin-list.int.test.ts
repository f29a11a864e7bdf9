import { randomUUID } from 'node:crypto';
import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dyingAt } from '../testing/dying.ts';
import type { Requests } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type Hired, hire, PASSWORD } from '../testing/staff.ts';
import { isActiveAdmin } from './admin-list.ts';

const STEPS = ['AppointAdmin', 'DismissAdmin', 'RegisterUser', 'ReviseUser', 'RemoveUser'];

let shop: Shop;
let boss: Hired;
beforeAll(async () => {
  shop = await openShop();
  boss = await hire(shop.deps, 'admin');
});
afterAll(() => shop.close());

const listed = async () => (await shop.deps.commands.load(admins, ADMINS_STREAM)).state.userIds;
const dying = async (step: string) =>
  shop.routesOf(dyingAt(await shop.anotherInstance(), (type) => type === step));
const isAdmin = async ({ userId }: Hired) =>
  isActiveAdmin((await shop.deps.commands.load(user, userStream(userId))).state);

describe.each(STEPS)('an instance that dies at %s', (step) => {
  it.each([
    ['promoted', 'visitor', { role: 'admin', ownerId: null }],
    ['demoted', 'admin', { role: 'auditor' }],
    ['disabled', 'admin', { disabled: true }],
    ['removed', 'admin', null],
  ] as const)('never leaves somebody %s listed who is no admin', async (_how, role, change) => {
    const clerk = await hire(shop.deps, role, role === 'visitor' ? await anOwner() : null);
    const send = ({ put, delete: remove }: Pick<Requests, 'put' | 'delete'>) =>
      change === null
        ? remove(`/users/${clerk.userId}`, boss.headers)
        : put(`/users/${clerk.userId}`, change, boss.headers);
    const broken = await send(await dying(step));
    if ((await listed()).includes(clerk.userId)) expect(await isAdmin(clerk)).toBe(true);
    expect([200, 500]).toContain(broken.status);
    if (broken.status === 500) expect((await send(shop)).status).toBe(200);
    expect((await listed()).includes(clerk.userId)).toBe(change !== null && 'ownerId' in change);
  });

  it('has a new administrator listed by the same request again', async () => {
    const { post } = await dying(step);
    const body = {
      username: randomUUID(),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: 'admin',
    };
    const headers = { ...boss.headers, 'idempotency-key': randomUUID() };
    const before = await listed();
    const broken = await post('/users', body, headers);
    const again = await shop.post<{ user: { _id: string } }>('/users', body, headers);
    expect(again.status).toBe(201);
    expect(again.headers['idempotent-replayed']).toBe(
      broken.status === 201 || step === 'AppointAdmin' ? 'true' : undefined,
    );
    expect(await listed()).toEqual([...before, again.body.user._id]);
  });
});

const anOwner = async () => (await hire(shop.deps, 'owner')).userId;
