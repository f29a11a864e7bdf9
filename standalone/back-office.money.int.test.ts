import { item } from '@baanpak/command-api/testing/guest.ts';
import { openCaseFor, payAnotherSum } from '@baanpak/command-api/testing/money-cases.ts';
import type { OwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { askBack, FORM } from '@baanpak/command-api/testing/refunds.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import type { Hired } from '@baanpak/command-api/testing/staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BY_ID,
  type DataProvider,
  FIRST_TWO,
  idsOf,
  openBackOffice,
  STAY,
} from './testing/back-office.ts';
import { dataProviderOf } from './testing/data-provider.ts';

let shop: Shop;
let own: OwnHotel;
let owner: DataProvider;
beforeAll(async () => {
  ({ shop, own, owner } = await openBackOffice());
});
afterAll(() => shop.close());

describe('cases: GET /admin-api/cases, GET /admin-api/cases/{id}, PUT /admin-api/cases/{id}', () => {
  it('are listed, read and settled', async () => {
    const ids = [
      await openCaseFor(shop, own.owner.userId, { chargeId: 'chrg_test_5unknown' }),
      await openCaseFor(shop, own.owner.userId),
    ];
    const [first = ''] = ids;
    owner.after(await shop.head());
    const filter = { status: 'open', kind: 'unknown-charge' };
    const sort = { field: 'openedAt', order: 'DESC' } as const;
    const list = await owner.getList('cases', { ...FIRST_TWO, sort, filter });
    expect([idsOf(list.data).sort(), list.total]).toEqual([[...ids].sort(), 2]);
    const { data: read } = await owner.getOne('cases', { id: first });
    expect(read).toMatchObject({ id: first, _id: first, status: 'open' });
    expect((await owner.getMany('cases', { ids: [first] })).data).toEqual([read]);
    await expectFound(owner, 'cases', { q: 'chrg_test_5unknown' }, first);
    const close = { action: 'close', reason: 'Ours' };
    const { data: settled } = await owner.update('cases', {
      ...{ id: first, data: { ...read, ...close }, previousData: read },
    });
    expect(settled).toMatchObject({ id: first, status: 'settled', ...close });
    const { data } = await owner.updateMany('cases', { ids: ids.slice(1), data: close });
    expect(data).toEqual(ids.slice(1));
  });

  it('are found by the code of a booking', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    const { bookingId } = body.book;
    await payAnotherSum(shop, body.book._id);
    const found = async () => {
      owner.after(await shop.head());
      const filter = { q: bookingId };
      return (await owner.getList('cases', { ...FIRST_TWO, ...BY_ID, filter })).data;
    };
    await expect
      .poll(found)
      .toMatchObject([{ kind: 'mismatched-money', bookings: [{ bookingId }] }]);
  });
});

describe('refunds: GET /admin-api/refunds, GET /admin-api/refunds/{id}', () => {
  it('are listed and read, and decided on by their bookings', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    await askBack(shop, body.book._id);
    owner.after(await shop.head());
    const sort = { field: 'changedAt', order: 'DESC' } as const;
    const list = await owner.getList('refunds', {
      ...{ ...FIRST_TWO, sort, filter: { status: 'requested', ownerId: own.owner.userId } },
    });
    const [asked] = list.data;
    if (!asked) throw new Error('No refund is listed');
    const _id = shop.staffIdOf(body.book._id);
    expect(asked).toMatchObject({ booking: { _id }, status: 'requested', ...ACCOUNT });
    expect([list.total, owner.ranges.at(-1)]).toEqual([1, 'refunds 0-0/1']);
    expect((await owner.getOne('refunds', { id: asked.id })).data).toEqual(asked);
    expect((await owner.getMany('refunds', { ids: [asked.id] })).data).toEqual([asked]);
    await expectFound(owner, 'refunds', { q: body.book.bookingId.toLowerCase() }, asked.id);
    const ofBooking = { target: 'bookingId', id: _id, filter: {}, ...FIRST_TWO, sort };
    expect((await owner.getManyReference('refunds', ofBooking)).data).toEqual([asked]);
    const action = { action: 'reject-refund', refundId: asked.refundId, reason: 'By the policy' };
    await owner.update('bookings', { id: _id, data: action });
    const rejected = await owner.getList('refunds', {
      ...FIRST_TWO,
      sort,
      filter: { bookingId: _id },
    });
    expect(rejected.data).toMatchObject([{ id: asked.id, status: 'rejected' }]);
    await expectReachedByMoneyAlone('refunds', asked.id);
  });

  it('of a canceled stay that was paid are listed, too', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    const id = shop.staffIdOf(body.book._id);
    await owner.update('bookings', { id, data: { action: 'cancel', reason: 'Flooded' } });
    const filter = { bookingId: id };
    const { data } = await owner.getList('refunds', { ...FIRST_TWO, ...BY_ID, filter });
    expect(data).toMatchObject([{ booking: { _id: id }, decisionReason: 'Flooded' }]);
  });
});

describe('payments: GET /admin-api/payments, GET /admin-api/payments/{id}', () => {
  it('are listed and read by those who may read money', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    owner.after(await shop.head());
    const booking = shop.staffIdOf(body.book._id);
    const sort = { field: 'requestedAt', order: 'DESC' } as const;
    const filter = { bookingId: booking, status: 'paid' };
    const list = await owner.getList('payments', { ...FIRST_TWO, sort, filter });
    const [paid] = list.data;
    if (!paid) throw new Error('No payment is listed');
    expect(paid).toMatchObject({
      ...{ method: 'card', status: 'paid', amount: body.book.price, late: false },
      bookings: [{ _id: booking, bookingId: body.book.bookingId }],
    });
    expect((await owner.getOne('payments', { id: paid.id })).data).toEqual(paid);
    expect((await owner.getMany('payments', { ids: [paid.id] })).data).toEqual([paid]);
    await expectFound(owner, 'payments', { q: body.book.bookingId }, paid.id);
    const ofBooking = { target: 'bookingId', id: booking, filter: {}, ...FIRST_TWO, ...BY_ID };
    expect(await owner.getManyReference('payments', ofBooking)).toEqual({ data: [paid], total: 1 });
    await expectReachedByMoneyAlone('payments', paid.id);
  });

  it('for stays of several owners show each of them their own alone', async () => {
    const stays = [item(await own.newRoom(), STAY), item(await shop.newRoom(), STAY)];
    const { uid } = (await shop.openCheckout(stays)).body.data;
    const [first] = (await shop.bookAll(uid)).body.books;
    if (!first) throw new Error('Nothing was booked');
    await shop.payByCard({ checkoutId: uid });
    owner.after(await shop.head());
    const _id = shop.staffIdOf(first._id);
    const filter = { bookingId: _id };
    const { data } = await owner.getList('payments', { ...FIRST_TWO, ...BY_ID, filter });
    expect(data).toMatchObject([{ amount: first.price, bookings: [{ _id }] }]);
  });
});

/** Found by words and by days, and not by others. */
async function expectFound(by: DataProvider, resource: string, words: object, id: string) {
  const idsBy = async (filter: object) =>
    idsOf((await by.getList(resource, { ...FIRST_TWO, ...BY_ID, filter })).data);
  expect(await idsBy({ ...words, from: '2000-01-01', to: '2100-01-01' })).toEqual([id]);
  expect(await idsBy({ ...words, to: '2000-01-01' })).toEqual([]);
  expect(await idsBy({ ...words, from: '2100-01-01' })).toEqual([]);
  expect(await idsBy({ q: 'nobody of that name' })).toEqual([]);
}

/** Where the guest of `askBack` wants the money. */
const ACCOUNT = { accountNumber: FORM.accountNumber, accountName: FORM.accountName };

async function expectReachedByMoneyAlone(resource: string, id: string) {
  const head = await shop.head();
  const as = (by: Hired) => {
    const provider = dataProviderOf(shop, by);
    provider.after(head);
    return provider;
  };
  expect((await as(own.auditor).getOne(resource, { id })).data.id).toBe(id);
  for (const by of [own.officer, own.visitor])
    await expect(as(by).getList(resource, { ...FIRST_TWO, ...BY_ID })).rejects.toMatchObject({
      status: 403,
    });
  const other = as(own.otherOwner);
  await expect(other.getOne(resource, { id })).rejects.toMatchObject({ status: 403 });
  expect((await other.getMany(resource, { ids: [id] })).data).toEqual([]);
}
