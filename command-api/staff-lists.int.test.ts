import { day } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from './testing/own-hotel.ts';
import type { Problem } from './testing/requests.ts';
import { openShop, type Shop } from './testing/shop.ts';

const LISTS = ['/hotels', '/rooms', '/users', '/bookings', `/bookings/rooms-by-day/${day(1)}`];

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

describe.each(LISTS)('GET %s', (path) => {
  const asked = (by: keyof Pick<OwnHotel, 'admin' | 'owner' | 'otherOwner'>, ownerId: string) =>
    shop.get<Problem>(`${path}?ownerId=${ownerId}`, own[by].headers);

  it('is cut down to an owner by anyone who reaches them, however the id is written', async () => {
    expect((await asked('admin', own.owner.userId)).status).toBe(200);
    expect((await asked('owner', own.owner.userId.toUpperCase())).status).toBe(200);
  });

  it('refuses another’s owner, and what is no id', async () => {
    expectProblem(await asked('otherOwner', own.owner.userId), 403, 'forbidden');
    expectProblem(await asked('admin', "' OR true --"), 400, 'invalid-request');
  });
});
