import { randomUUID } from 'node:crypto';
import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dyingAt } from '../../testing/dying.ts';
import { pausingAt } from '../../testing/pausing.ts';
import type { Requests } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire, PASSWORD } from '../../testing/staff.ts';
import { isActiveAdmin } from './role-assignments.ts';

const STEPS = ['AppointAdmin', 'DismissAdmin', 'RegisterUser', 'ReviseUser', 'RemoveUser'];

const PATIENT = { timeout: 20_000, interval: 50 };

let shop: Shop;
let boss: Hired;
beforeAll(async () => {
  shop = await openShop();
  boss = await hire(shop.ports, 'admin');
});
afterAll(() => shop.close());

const listed = async () => (await shop.ports.commands.load(admins, ADMINS_STREAM)).state.userIds;
const dying = async (step: string) =>
  shop.routesOf(dyingAt(await shop.anotherInstance(), (type) => type === step));
const isAdmin = async ({ userId }: Hired) =>
  isActiveAdmin((await shop.ports.commands.load(user, userStream(userId))).state);

describe.each(STEPS)('an instance that dies at %s', (step) => {
  it.each([
    ['promoted', 'visitor', { role: 'admin', ownerId: null }],
    ['demoted', 'admin', { role: 'auditor' }],
    ['disabled', 'admin', { disabled: true }],
    ['removed', 'admin', null],
  ] as const)('never leaves somebody %s listed who is no admin', async (_how, role, change) => {
    const clerk = await hire(shop.ports, role, role === 'visitor' ? await anOwner() : null);
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

describe('what breaks off between the list and the user', () => {
  const settled = async () => {
    shop.clock.moveBy(10 * MINUTE);
    await shop.runProcesses();
  };

  it.each([
    ['demoted', { role: 'auditor' }, 'ReviseUser'],
    ['removed', null, 'RemoveUser'],
  ] as const)(
    'is settled by a process: an administrator who was not %s after all is listed again',
    async (_how, change, step) => {
      const clerk = await hire(shop.ports, 'admin');
      const { put, delete: remove } = await dying(step);
      const url = `/users/${clerk.userId}`;
      const broken = await (change ? put(url, change, boss.headers) : remove(url, boss.headers));
      expect([
        broken.status,
        await isAdmin(clerk),
        (await listed()).includes(clerk.userId),
      ]).toEqual([...[500, true, false]]);
      await settled();
      await expect.poll(listed, PATIENT).toContain(clerk.userId);
    },
  );

  it('is settled by a process: a new administrator is listed', async () => {
    const clerk = await hire(shop.ports, 'owner');
    const { put } = await dying('AppointAdmin');
    const promoted = { role: 'admin', ownerId: null };
    expect((await put(`/users/${clerk.userId}`, promoted, boss.headers)).status).toBe(500);
    expect(await listed()).not.toContain(clerk.userId);
    await settled();
    await expect.poll(listed, PATIENT).toContain(clerk.userId);
  });

  it('lists again at once who was changed by another meanwhile, so that a demotion was refused', async () => {
    const clerk = await hire(shop.ports, 'admin');
    const { ports, reached, wake } = pausingAt(shop.ports, 'ReviseUser');
    const other = await shop.routesOf(ports);
    const url = `/users/${clerk.userId}`;
    const demoting = other.put(url, { role: 'auditor', version: 0 }, boss.headers);
    await reached;
    expect((await shop.post('/auth/sign-out-everywhere', {}, clerk.headers)).status).toBe(200);
    wake();
    expect((await demoting).status).toBe(409);
    expect(await listed()).toContain(clerk.userId);
  });
});

const anOwner = async () => (await hire(shop.ports, 'owner')).userId;
