import { randomUUID } from 'node:crypto';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { beforeEach, describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { openCaseFor } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { it } from '../../testing/own-shop.ts';
import { openApplicationFor } from '../../testing/partners.ts';
import { newPicture, pictureForm } from '../../testing/pictures.ts';
import { askBack } from '../../testing/refunds.ts';
import type { InjectedAnswer, Problem } from '../../testing/requests.ts';
import { appCode, key, turnOnSecondFactor } from '../../testing/second-factor.ts';
import type { Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';

const STAY = nights(1, 3);

/** An owner and an admin who both have a second factor. */
async function careful(shop: Shop) {
  const own = await openOwnHotel(shop);
  const factor = await turnOnSecondFactor(shop, own.owner);
  const ofAdmin = await turnOnSecondFactor(shop, own.admin);
  const proofOf = async ({ prove, secret }: typeof factor) => ({
    'x-second-factor': (await prove(appCode(shop, secret))).body.proof,
  });
  return { own, proof: () => proofOf(factor), proofOfAdmin: () => proofOf(ofAdmin) };
}

const byTransfer = async (shop: Shop, own: OwnHotel) => {
  const { body } = await shop.book(await own.newRoom(), STAY, { paymentMethod: 'direct' });
  return shop.staffId(body.book._id);
};
const byCard = async (shop: Shop, own: OwnHotel) => {
  const { body } = await shop.book(await own.newRoom(), STAY);
  await shop.payByCard({ bookingId: body.book._id });
  return body.book._id;
};

type Write = (
  by: Hired,
  more: Readonly<Record<string, string>>,
) => Promise<InjectedAnswer<Problem>>;
type Made = (shop: Shop, own: OwnHotel) => Promise<Write>;

const acts =
  (shop: Shop, id: string, body: object): Write =>
  (by, more) =>
    shop.put<Problem>(`/bookings/${id}`, body, { ...by.headers, ...more });

const BY_OWNER: Readonly<Record<string, Made>> = {
  'a transfer confirmed': async (shop, own) =>
    acts(shop, await byTransfer(shop, own), { action: 'confirm-payment' }),
  'a transfer confirmed in the back office': async (shop, own) => {
    const id = await byTransfer(shop, own);
    return (by, more) =>
      shop.put<Problem>(
        `/admin-api/bookings/${id}`,
        { action: 'confirm-payment' },
        { ...by.headers, ...more },
      );
  },
  'a transfer recorded': async (shop, own) => {
    const id = await shop.staffId(await byCard(shop, own));
    return acts(shop, id, { action: 'record-transfer', amount: 100 });
  },
  'a refund approved': async (shop, own) => {
    const id = await byCard(shop, own);
    await askBack(shop, id);
    return acts(shop, await shop.staffId(id), { action: 'approve-refund' });
  },
  'a refund rejected': async (shop, own) => {
    const id = await byCard(shop, own);
    await askBack(shop, id);
    return acts(shop, await shop.staffId(id), { action: 'reject-refund' });
  },
  'a paid booking canceled': async (shop, own) =>
    acts(shop, await shop.staffId(await byCard(shop, own)), { action: 'cancel' }),
  'a paid booking deleted': async (shop, own) => {
    const id = await shop.staffId(await byCard(shop, own));
    return (by, more) => shop.delete<Problem>(`/bookings/${id}`, { ...by.headers, ...more });
  },
  'a stay shortened for less': async (shop, own) => {
    const id = await shop.staffId(await byCard(shop, own));
    return acts(shop, id, { checkOutDate: day(2), reprice: true });
  },
  'a stay shortened for less in the back office': async (shop, own) => {
    const id = await shop.staffId(await byCard(shop, own));
    const body = { checkOutDate: day(2), reprice: true };
    return (by, more) =>
      shop.put<Problem>(`/admin-api/bookings/${id}`, body, { ...by.headers, ...more });
  },
  'a departure before its day for less': async (shop, own) => {
    const stay = { checkIn: day(-58), checkOut: day(-56) };
    const { body } = await shop.book(await own.newRoom(), stay);
    await shop.payByCard({ bookingId: body.book._id });
    const id = await shop.staffId(body.book._id);
    await shop.put(`/bookings/${id}`, { action: 'check-in' }, own.officer.headers);
    return acts(shop, id, { action: 'check-out', reprice: true });
  },
  'a difference approved': async (shop, own) => {
    const id = await shop.staffId(await byCard(shop, own));
    const cheaper = { checkOutDate: day(2), reprice: true };
    await shop.put(`/bookings/${id}`, cheaper, own.officer.headers);
    return acts(shop, id, { action: 'approve-refund' });
  },
  'a case settled': async (shop, own) => {
    const id = await openCaseFor(shop, own.owner.userId);
    const body = { action: 'close', reason: 'seen' };
    return (by, more) =>
      shop.put<Problem>(`/bookings/cases/${id}`, body, { ...by.headers, ...more });
  },
  'another bank account': async (shop, own) => (by, more) =>
    shop.put<Problem>(
      `/hotels/${own.hotel.hotelId}`,
      { bank: 'SCB', bankAccountNumber: '9876543210', bankAccountName: 'Somchai' },
      { ...by.headers, ...more },
    ),
};

const rate = (share: number) => ({ website: share, phone: share, 'walk-in': share, admin: share });

/** The fields of a site that have the names of others. */
const pick = (site: object, names: object) =>
  Object.fromEntries(Object.entries(site).filter(([name]) => name in names));

describe('money', () => {
  let shared: Awaited<ReturnType<typeof careful>>;
  beforeEach<{ shop: Shop }>(async ({ shop }) => {
    shared = await careful(shop);
  });

  for (const [what, make] of Object.entries(BY_OWNER))
    it(`is decided once who has a second factor proved it: ${what}`, async ({ shop }) => {
      const { own, proof } = shared;
      const write = await make(shop, own);
      const keyed = key();
      expectProblem(await write(own.owner, keyed), 403, 'second-factor-needed');
      const { status, body } = await write(own.owner, { ...keyed, ...(await proof()) });
      expect([status, body.code]).toEqual([200, undefined]);
      const again = await write(own.owner, keyed);
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    });

  it('is paid to a picture that was proven, too', async ({ shop }) => {
    const { own, proof } = shared;
    const url = `/hotels/${own.hotel.hotelId}/payment`;
    const send = async (more: object) => {
      const form = pictureForm('file', await newPicture());
      return shop.post<Problem>(url, form, { ...own.owner.headers, ...more });
    };
    expectProblem(await send({}), 403, 'second-factor-needed');
    expect((await send(await proof())).status).toBe(200);
  });

  it('is earned by a partner whom an admin accepts with a proof', async ({ shop }) => {
    const { own, proofOfAdmin } = shared;
    const url = `/admin-api/partners/${await openApplicationFor(shop.ports)}`;
    const accept = (more: object) =>
      shop.put<Problem>(url, { action: 'accept' }, { ...own.admin.headers, ...more });
    expectProblem(await accept({}), 403, 'second-factor-needed');
    expect((await accept(await proofOfAdmin())).status).toBe(200);
  });

  it('is decided by those alone whom an admin with a proof gives the way to it', async ({
    shop,
  }) => {
    const { own, proofOfAdmin } = shared;
    const other = await hire(shop.ports, 'owner');
    const officer = await hire(shop.ports, 'officer', own.owner.userId);
    const password = { password: 'another password', confirmPassword: 'another password' };
    const change = (who: Hired, body: object) => (more: object) =>
      shop.put<Problem>(`/users/${who.userId}`, body, { ...own.admin.headers, ...more });
    const create = (role: string) => (more: object) =>
      shop.post<Problem>(
        '/users',
        { username: `user-${randomUUID()}`, role, ownerId: own.owner.userId, ...password },
        { ...own.admin.headers, ...more },
      );
    const writes = [
      create('admin'),
      create('owner'),
      change(other, password),
      change(other, { email: 'thief@example.com' }),
      change(officer, { role: 'admin' }),
    ];
    for (const write of writes) expectProblem(await write({}), 403, 'second-factor-needed');
    expect((await create('officer')({})).status).toBe(201);
    expect((await change(officer, password)({})).status).toBe(200);
    expect((await change(other, { firstname: 'Malee' })({})).status).toBe(200);
    const proven = await proofOfAdmin();
    for (const write of writes) expect((await write(proven)).status).toBeLessThan(300);
  });

  it('is not taken from staff who decide over it, and rates stay, without a proof', async ({
    shop,
  }) => {
    const { own, proofOfAdmin } = shared;
    const as = (more: object) => ({ ...own.admin.headers, ...more });
    const [owner, rival, officer] = [
      await hire(shop.ports, 'owner'),
      await hire(shop.ports, 'admin'),
      await hire(shop.ports, 'officer', own.owner.userId),
    ];
    const site = await shop.get<{ site: object }>('/admin-api/site/site', own.admin.headers);
    const rates = { rewardRate: 2, commissionRate: rate(0.2), incentiveRate: rate(0.01) };
    const disable = ({ userId }: Hired) => `/users/${userId}`;
    const writes: Readonly<Record<string, (more: object) => Promise<InjectedAnswer<Problem>>>> = {
      'disable an owner': (more) => shop.put(disable(owner), { disabled: true }, as(more)),
      'disable an admin': (more) => shop.put(disable(rival), { disabled: true }, as(more)),
      'remove an owner': (more) => shop.delete(disable(owner), as(more)),
      'remove an admin': (more) => shop.delete(disable(rival), as(more)),
      ...Object.fromEntries(
        Object.entries(rates).flatMap(([name, value]) => [
          [name, (more: object) => shop.put<Problem>('/site', { [name]: value }, as(more))],
          [
            `${name} in the back office`,
            (more: object) =>
              shop.put<Problem>('/admin-api/site/site', { [name]: value }, as(more)),
          ],
        ]),
      ),
    };
    for (const write of Object.values(writes))
      expectProblem(await write({}), 403, 'second-factor-needed');
    // what stays as it is, or decides over nothing, asks nothing
    const kept = pick(site.body, rates);
    expect(Object.keys(kept)).toHaveLength(3);
    const same = await shop.put('/admin-api/site/site', kept, as({}));
    expect(same.status).toBe(200);
    expect((await shop.put('/site', { company: 'Baanpak' }, as({}))).status).toBe(200);
    expect((await shop.put(disable(owner), { disabled: false }, as({}))).status).toBe(200);
    expect((await shop.put(disable(officer), { disabled: true }, as({}))).status).toBe(200);
    expect((await shop.delete(disable(officer), as({}))).status).toBe(200);
    const proven = await proofOfAdmin();
    for (const [what, write] of Object.entries(writes))
      expect([what, (await write(proven)).status]).toEqual([what, 200]);
  });

  it('is decided for five minutes by a proof, by who made it, while it is on', async ({ shop }) => {
    const { own, proof, proofOfAdmin } = shared;
    const confirmed = async (more: Readonly<Record<string, string>>) =>
      acts(shop, await byTransfer(shop, own), { action: 'confirm-payment' })(own.owner, more);
    expectProblem(await confirmed(await proofOfAdmin()), 403, 'second-factor-needed');
    expectProblem(await confirmed({ 'x-second-factor': 'x' }), 403, 'second-factor-needed');
    const proven = await proof();
    shop.clock.moveBy(4 * MINUTE);
    expect((await confirmed(proven)).status).toBe(200);
    shop.clock.moveBy(2 * MINUTE);
    expectProblem(await confirmed(proven), 403, 'second-factor-needed');
  });

  it('is decided without a proof by who has no second factor', async ({ shop }) => {
    const { own } = shared;
    const admin = await hire(shop.ports, 'admin');
    const write = await BY_OWNER['a transfer confirmed']?.(shop, own);
    expect((await write?.(admin, {}))?.status).toBe(200);
  });

  it('stays where it is where nothing of it is decided', async ({ shop }) => {
    const { own } = shared;
    const id = await byTransfer(shop, own);
    expect((await acts(shop, id, { reservedBy: 'Malee' })(own.owner, {})).status).toBe(200);
    expect((await acts(shop, id, { action: 'cancel' })(own.owner, {})).status).toBe(200);
    const named = { hotelName: { th: 'ก', en: 'A' } };
    const url = `/hotels/${own.hotel.hotelId}`;
    expect((await shop.put<Problem>(url, named, own.owner.headers)).status).toBe(200);
  });
});
