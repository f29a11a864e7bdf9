import { randomUUID } from 'node:crypto';
import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { DeskMoneyJson, ShiftCountJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const today = () => bangkokDay(shop.clock.now());
const newOfficer = () => hire(shop.ports, 'officer', own.owner.userId);
const taken = async (): Promise<StaffBookingJson> =>
  (await staff.take(own.officer, await own.newRoom(), nights(1, 3))).body.book;
const pay = (by: Hired, book: StaffBookingJson, amount: number, method = 'cash') =>
  staff.change(by, book._id, { action: 'record-payment', method, amount });
const count = (by: Hired, counted: number, more: object = {}, headers: object = {}) =>
  shop.post<{ count: ShiftCountJson } & Problem>(
    '/bookings/desk-money/counts',
    { hotelId: own.hotel.hotelId, day: today(), counted, ...more },
    { ...by.headers, ...headers },
  );
const deskMoney = async (by: Hired, query = '', position?: string) => {
  const url = `/bookings/desk-money?${query}`;
  return position === undefined
    ? shop.get<DeskMoneyJson & Problem>(url, by.headers)
    : shop.read<DeskMoneyJson & Problem>(url, position, by.headers);
};

describe('GET /bookings/desk-money of a day', () => {
  it('is summed by person and method, with what each took and gave back', async () => {
    const [somsri, malee] = [await newOfficer(), await newOfficer()];
    const [first, second] = [await taken(), await taken()];
    await pay(somsri, first, 500);
    await pay(somsri, first, 300, 'card-terminal');
    const { position } = await pay(malee, second, 700, 'transfer');
    const { body } = await deskMoney(own.owner, `hotelId=${own.hotel.hotelId}`, position);
    const by = ({ userId }: Hired) => body.people.find((person) => person.by === userId);
    expect(body.day).toBe(today());
    expect(by(somsri)).toMatchObject({
      ...{ hotelId: own.hotel.hotelId, expected: 500, counts: [] },
      taken: { cash: 500, transfer: 0, 'card-terminal': 300 },
      returned: { cash: 0, transfer: 0, 'card-terminal': 0 },
    });
    expect(by(malee)).toMatchObject({ expected: 0, taken: { transfer: 700 } });
    expect(body.movements.find((movement) => movement.by === malee.userId)).toMatchObject({
      ...{ kind: 'payment', method: 'transfer', amount: 700, by: malee.userId },
      booking: { _id: second._id, bookingId: second.bookingId },
    });
    const none = await deskMoney(own.owner, `day=${addDays(today(), -1)}`, position);
    expect(none.body).toMatchObject({ people: [], movements: [], total: 0 });
  });

  it('is less by what went back in cash, and tells a bank transfer apart', async () => {
    const [book, other] = [await taken(), await taken()];
    for (const [each, method] of [
      [book, 'cash'],
      [other, undefined],
    ] as const) {
      await pay(own.owner, each, 400);
      await staff.change(own.owner, each._id, { action: 'cancel' });
      await staff.change(own.owner, each._id, { action: 'confirm-refund-paid', method });
    }
    const counted = await count(own.owner, 400);
    expect(counted.body.count).toMatchObject({ expected: 400, difference: 0 });
    const { body } = await deskMoney(own.owner, `by=${own.owner.userId}`, counted.position);
    expect(body).toMatchObject({
      people: [{ expected: 400, counts: [{ counted: 400 }] }],
      taken: { cash: 800 },
      returned: { cash: 400, transfer: 400 },
      total: 4,
    });
  });

  it('is an officer’s own alone, and nobody’s of another hotel', async () => {
    const officer = await newOfficer();
    await pay(await newOfficer(), await taken(), 100);
    const { position } = await pay(officer, await taken(), 100);
    const { body } = await deskMoney(officer, '', position);
    expect(body.people.map(({ by }) => by)).toEqual([officer.userId]);
    expect(body).toMatchObject({ taken: { cash: 100 }, total: 1 });
    expectProblem(await deskMoney(officer, `by=${own.owner.userId}`), 403, 'forbidden');
    expectProblem(await deskMoney(own.visitor), 403, 'forbidden');
    const elsewhere = await deskMoney(own.otherOwner, '', position);
    expect(elsewhere.body).toMatchObject({ people: [], movements: [] });
    const named = await deskMoney(own.otherOwner, `hotelId=${own.hotel.hotelId}`);
    expectProblem(named, 403, 'forbidden');
    const everywhere = await deskMoney(own.auditor, `hotelId=${own.hotel.hotelId}`, position);
    expect(everywhere.body.people.length).toBeGreaterThan(1);
  });

  it('is paged, and refuses what it does not know', async () => {
    const one = await deskMoney(own.owner, 'perPage=1&page=2');
    expect(one.body).toMatchObject({ page: 2, perPage: 1, movements: [{}] });
    expectProblem(await deskMoney(own.owner, 'day=2027-02-30'), 400, 'invalid-request');
    expectProblem(await deskMoney(own.owner, 'sort=at'), 400, 'invalid-request');
  });
});

describe('POST /bookings/desk-money/counts, a count of cash,', () => {
  it('needs a note where it differs, and is corrected by another', async () => {
    const officer = await newOfficer();
    await pay(officer, await taken(), 1000);
    expectProblem(await count(officer, 990), 422, 'note-needed');
    const short = await count(officer, 990, { note: 'Ten baht short' });
    expect(short).toMatchObject({
      status: 201,
      body: { count: { counted: 990, expected: 1000, difference: -10, note: 'Ten baht short' } },
    });
    const found = await count(officer, 1000);
    const { body } = await deskMoney(officer, '', found.position);
    expect(body.people[0]?.counts).toHaveLength(2);
    expect(body.people[0]?.counts).toEqual(
      expect.arrayContaining([found.body.count, short.body.count]),
    );
  });

  it('is recorded once for a key, and not with another body', async () => {
    const officer = await newOfficer();
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await count(officer, 0, {}, headers),
      await count(officer, 0, {}, headers),
    ];
    expect([again.status, again.body.count]).toEqual([201, first.body.count]);
    const other = await count(officer, 1, { note: 'x' }, headers);
    expectProblem(other, 422, 'idempotency-key-reused');
  });

  it('holds the largest sum, and refuses what is none, a day to come and other people’s hotels', async () => {
    const officer = await newOfficer();
    const most = await count(officer, 1_000_000_000, { note: 'x'.repeat(500) });
    expect(most.body.count).toMatchObject({ counted: 1_000_000_000, difference: 1_000_000_000 });
    const { body } = await deskMoney(officer, '', most.position);
    expect(body.people[0]?.counts[0]).toEqual(most.body.count);
    for (const counted of [-1, 0.5, 1_000_000_001])
      expectProblem(await count(officer, counted), 400, 'invalid-request');
    for (const more of [{ day: addDays(today(), 1) }, { note: ' ' }, { by: 'x' }])
      expectProblem(await count(officer, 0, more), 400, 'invalid-request');
    expectProblem(await count(own.otherOwner, 0), 403, 'forbidden');
    expectProblem(await count(own.visitor, 0), 403, 'forbidden');
    expectProblem(await count(officer, 0, { hotelId: randomUUID() }), 404, 'not-found');
  });
});
