import type { OwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { reviewedStay } from '@baanpak/command-api/testing/reviews.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DataProvider, FIRST_TWO, idsOf, openBackOffice } from './testing/back-office.ts';
import { dataProviderOf } from './testing/data-provider.ts';

let shop: Shop;
let own: OwnHotel;
let owner: DataProvider;
beforeAll(async () => {
  ({ shop, own, owner } = await openBackOffice());
});
afterAll(() => shop.close());

it('GET /admin-api/reviews, GET /admin-api/reviews/{id}, PUT /admin-api/reviews/{id}: reviews are listed, read, answered and hidden', async () => {
  const first = (await reviewedStay(shop, own, { score: 9 })).reviewId;
  const second = (await reviewedStay(shop, own, { score: 3 })).reviewId;
  owner.after(await shop.head());
  const sort = { field: 'score', order: 'DESC' } as const;
  const filter = { hotelId: own.hotel.hotelId, reported: false };
  const list = await owner.getList('reviews', { ...FIRST_TWO, sort, filter });
  expect([idsOf(list.data), list.total]).toEqual([[first, second], 2]);
  const { data: read } = await owner.getOne('reviews', { id: first });
  expect(read).toMatchObject({ id: first, _id: first, score: 9, answer: null });
  expect((await owner.getMany('reviews', { ids: [first] })).data).toEqual([read]);
  const { data: answered } = await owner.update('reviews', {
    ...{ id: first, data: { action: 'answer', text: 'Thank you' }, previousData: read },
  });
  expect(answered).toMatchObject({ id: first, answer: { text: 'Thank you' } });
  const hide = { action: 'hide', reason: 'Rude' };
  const asked = { id: second, data: hide, previousData: { id: second } };
  await expect(owner.update('reviews', asked)).rejects.toMatchObject({ status: 403 });
  const admin = dataProviderOf(shop, own.admin);
  const { data: hidden } = await admin.update('reviews', asked);
  expect(hidden).toMatchObject({ id: second, hidden: true, reason: 'Rude' });
});
