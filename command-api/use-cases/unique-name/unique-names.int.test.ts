import { randomUUID } from 'node:crypto';
import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextForTest } from '../../testing/catalogue.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';
import { claimName } from './unique-names.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const whoHas = async (key: string) =>
  (await shop.ports.commands.load(uniqueName, uniqueNameStream('username', key))).state.status;

it('a name is free again ten minutes after it was claimed for nobody, and a user keeps theirs', async () => {
  const { username } = await hire(shop.ports, 'owner');
  const kept = shop.ports.credentials.keyOf(username);
  const lost = randomUUID();
  const nobody = { kind: 'username', key: lost, by: randomUUID() } as const;
  await claimName(shop.ports, nobody, contextForTest());
  await shop.runProcesses();
  expect(await whoHas(lost)).toBe('claimed');
  shop.clock.moveBy(10 * MINUTE);
  await shop.runProcesses();
  await expect.poll(() => whoHas(lost), { timeout: 20_000 }).toBe('free');
  expect(await whoHas(kept)).toBe('claimed');
});
