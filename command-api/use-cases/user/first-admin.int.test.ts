import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { PASSWORD } from '../../testing/staff.ts';
import { createAdmin, makeFirstAdmin } from './create-user.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const signIn = async (username: string) =>
  (await shop.post('/auth/token', { username, password: PASSWORD })).status;

it('the first boot makes an administrator once, and another is made by hand', async () => {
  await makeFirstAdmin(shop.ports, { username: 'first', password: PASSWORD });
  await makeFirstAdmin(shop.ports, { username: 'second', password: PASSWORD });
  expect([await signIn('first'), await signIn('second')]).toEqual([200, 401]);
  await createAdmin(shop.ports, { username: 'third', password: PASSWORD });
  expect(await signIn('third')).toBe(200);
  const unfit = createAdmin(shop.ports, { username: 'the boss', password: PASSWORD });
  await expect(unfit).rejects.toThrow(BootError);
  for (const username of ['FIRST', 'third'])
    await expect(createAdmin(shop.ports, { username, password: PASSWORD })).rejects.toMatchObject({
      code: 'name-taken',
    });
});
