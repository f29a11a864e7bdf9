import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '../../ports.ts';
import { dyingAt } from '../../testing/dying.ts';
import { openApplicationFor } from '../../testing/partners.ts';
import { pausingAt } from '../../testing/pausing.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { loadApplication } from './apply-as-partner.ts';

let shop: Shop;
let admin: Hired;
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.ports, 'admin');
});
afterEach(() => shop.stopProcesses());
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 50 };
/** What accepting does, in its order. */
const COMMANDS = ['ClaimName', 'AcceptPartner', 'RegisterUser'];

const urlOf = (id: string) => `/admin-api/partners/${id}`;
const accept = (id: string, at: Pick<Shop, 'put'> = shop) =>
  at.put<Problem>(urlOf(id), { action: 'accept' }, admin.headers);
const decline = (id: string) => shop.put<Problem>(urlOf(id), { action: 'decline' }, admin.headers);

/** What was decided, whether who applied can sign in, and whether the name is theirs. */
async function endOf(id: string) {
  const { status, ownerId } = (await loadApplication(shop.ports, id)).state;
  const userId = shop.ports.ids.idFor({ caller: 'partners', route: 'owner of', key: id });
  const account = (await shop.ports.commands.load(user, userStream(userId))).state.status;
  const key = shop.ports.credentials.keyOf(`${id}@example.com`);
  const name = (await shop.ports.commands.load(uniqueName, uniqueNameStream('username', key))).state
    .status;
  return { status, ownerId, account, name, userId };
}
const ACCEPTED = { status: 'accepted', account: 'registered', name: 'claimed' };
const DECLINED = { status: 'declined', account: 'unknown', name: 'free', ownerId: null };
const OPEN = { status: 'open', account: 'unknown', name: 'free', ownerId: null };

describe('an application that is accepted and declined at once', () => {
  it.each(COMMANDS)('is decided once, where it is declined just before %s', async (command) => {
    const id = await openApplicationFor(shop.ports);
    const { ports, reached, wake } = pausingAt(shop.ports, command);
    const accepting = accept(id, await shop.routesOf(ports));
    await reached;
    const declined = await decline(id);
    wake();
    const accepted = await accepting;
    const isAccepted = command === 'RegisterUser';
    expect([accepted.status, declined.status]).toEqual(isAccepted ? [200, 409] : [409, 200]);
    const refused = isAccepted ? declined : accepted;
    expect(refused.body.code).toBe('wrong-status');
    expect(await endOf(id)).toMatchObject(isAccepted ? ACCEPTED : DECLINED);
  });

  it('is decided once, no matter who is faster', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => openApplicationFor(shop.ports)));
    await Promise.all(
      ids.map(async (id) => {
        const [accepted, declined] = await Promise.all([accept(id), decline(id)]);
        expect([accepted.status, declined.status].toSorted()).toEqual([200, 409]);
        expect(await endOf(id)).toMatchObject(accepted.status === 200 ? ACCEPTED : DECLINED);
      }),
    );
  });
});

describe('an acceptance that breaks off', () => {
  it.each(COMMANDS)(
    'just before %s leaves no account without a decision, and none out',
    async (command) => {
      const id = await openApplicationFor(shop.ports);
      const dead: Ports = dyingAt(shop.ports, (type) => type === command);
      expect((await accept(id, await shop.routesOf(dead))).status).toBe(500);
      const isAccepted = command === 'RegisterUser';
      expect(await endOf(id)).toMatchObject({ account: 'unknown' });

      await shop.runProcesses();
      if (isAccepted) await expect.poll(() => endOf(id), PATIENT).toMatchObject(ACCEPTED);
      shop.clock.moveBy(10 * MINUTE);
      await shop.runProcesses();
      await expect.poll(() => endOf(id), PATIENT).toMatchObject(isAccepted ? ACCEPTED : OPEN);
      if (isAccepted) expect(await mailsAbout(id)).toContain('partner-accepted');

      const again = await accept(id);
      expect(again.status).toBe(200);
      expect(await endOf(id)).toMatchObject(ACCEPTED);
    },
  );

  it.each(COMMANDS)('just before %s, and is declined then, leaves no account', async (command) => {
    const id = await openApplicationFor(shop.ports);
    await accept(id, await shop.routesOf(dyingAt(shop.ports, (type) => type === command)));
    const declined = await decline(id);
    await shop.runProcesses();
    shop.clock.moveBy(10 * MINUTE);
    await shop.runProcesses();
    const isAccepted = command === 'RegisterUser';
    expect(declined.status).toBe(isAccepted ? 409 : 200);
    await expect.poll(() => endOf(id), PATIENT).toMatchObject(isAccepted ? ACCEPTED : DECLINED);
  });

  it('keeps the name for who was accepted, though nothing follows for longer than names wait', async () => {
    const id = await openApplicationFor(shop.ports);
    const dead = dyingAt(shop.ports, (type) => type === 'RegisterUser');
    await accept(id, await shop.routesOf(dead));
    // a runner that never comes to the acceptance: its timers alone go on
    const stuck = dyingAt(shop.ports, (type) => type === 'RegisterUser');
    await shop.runProcesses(stuck);
    shop.clock.moveBy(10 * MINUTE);
    await shop.runProcesses(stuck);
    await shop.runProcesses();
    await expect.poll(() => endOf(id), PATIENT).toMatchObject(ACCEPTED);
  });
});

it('a name that is taken is said before anything is decided, which is still open then', async () => {
  const id = await openApplicationFor(shop.ports);
  const password = 'a quiet river house';
  const taken = { username: `${id}@example.com`, password, confirmPassword: password };
  const made = await shop.post<Problem>('/users', { ...taken, role: 'owner' }, admin.headers);
  expect(made.status).toBe(201);
  const refused = await accept(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'name-taken']);
  expect(await endOf(id)).toMatchObject({ status: 'open', account: 'unknown' });
  expect((await decline(id)).status).toBe(200);
});

it('mails of what became of an application are queued by a process where the request broke off', async () => {
  const id = await openApplicationFor(shop.ports); // as if it broke off behind its event
  expect(await mailsAbout(id)).toEqual([]);
  await shop.runProcesses();
  await expect.poll(() => mailsAbout(id), PATIENT).toEqual(['partner-applied']);
});

async function mailsAbout(id: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ template: string }>(
    `SELECT letter ->> 'letter' AS template FROM command.mails WHERE letter ->> 'applicationId' = $1`,
    [id],
  );
  return rows.map(({ template }) => template);
}
