import { randomUUID } from 'node:crypto';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { rebuild } from '@baanpak/projector/run/rebuild.ts';
import { checksum } from '@baanpak/projector/testing/checksum.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectProblem } from './testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from './testing/own-hotel.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { type BookAnswer, staffBookingsWith } from './testing/staff-bookings.ts';
import { personalKeysOf } from './testing/stores.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const ERASED = { reservedBy: null, email: null, phone: null, note: null, address: null };
const ERASED_FOR_STAFF = { ...ERASED, staffNote: null };
const SOON = { timeout: 20_000, interval: 50 };

/** A paid stay whose guest another process erases. */
async function erased() {
  const { body, position } = await shop.book(await own.newRoom(), nights(1, 3), {
    email: 'anna@example.com',
  });
  const guestId = body.book._id;
  const bookingId = await shop.staffId(guestId);
  await shop.read(`/outreach/bookings/${guestId}`, position);
  const note = { staffNote: 'Mail to anna@example.com' };
  const noted = await staff.change(own.officer, bookingId, note);
  await staff.expectRead(own.officer, noted);
  await personalKeysOf(shop.pool, shop.erasedList).destroy(bookingId);
  return { guestId, bookingId };
}

/** Keys and codec as a process has them that has just started: nothing is in its memory. */
function newProcess() {
  const keys = personalKeysOf(shop.pool, shop.erasedList);
  return { keys, codec: eventCodec({ keys, now: shop.clock.now, ...STORED_EVENTS }) };
}

it('an erased guest is gone from every read and every answer within a second or so, and the stay is not', async () => {
  const { guestId, bookingId } = await erased();
  const page = () => shop.get<BookAnswer>(`/outreach/bookings/${guestId}`);
  await expect.poll(async () => (await page()).body.book?.email, SOON).toBeNull();
  expect((await page()).body.book).toMatchObject({ ...ERASED, status: 'Reserved' });
  const reads = [
    `/bookings/${bookingId}`,
    '/bookings',
    '/bookings?sort=reservedBy',
    '/bookings?q=anna',
  ];
  for (const path of reads) {
    const { status, body } = await shop.get(path, own.owner.headers);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(body)).not.toContain('anna@example.com');
  }
  for (const path of ['/refund-quote', '/calendar.ics', '/receipt'])
    expect((await shop.get(`/outreach/bookings/${guestId}${path}`)).status).toBeLessThan(500);
  await expect
    .poll(
      async () => (await staff.change(own.officer, bookingId, { breakfast: true })).body.book,
      SOON,
    )
    .toMatchObject(ERASED_FOR_STAFF);
});

it('nothing personal is added to an erased booking, and staff may still cancel it', async () => {
  const { bookingId } = await erased();
  const amended = () => staff.change(own.officer, bookingId, { phone: '021234567' });
  const statuses: number[] = [];
  const amend = async () => statuses.push((await amended()).status);
  await expect.poll(async () => (await amend()) && statuses.at(-1), SOON).toBe(409);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expectProblem(await amended(), 409, 'wrong-status');
  const canceled = await staff.cancel(own.owner, bookingId);
  expect(canceled.status).toBe(200);
  expect(canceled.body.book).toMatchObject({ ...ERASED, status: 'Canceled' });
});

it('a process that starts afterwards answers for an erased booking', async () => {
  const { bookingId } = await erased();
  const fresh = await shop.routesOf(await shop.anotherInstance({}, newProcess()));
  const { status, body } = await fresh.put<BookAnswer>(
    `/bookings/${bookingId}`,
    { breakfast: true },
    own.officer.headers,
  );
  expect(status).toBe(200);
  expect(body.book).toMatchObject(ERASED_FOR_STAFF);
});

it('read models made again are those that forgot', async () => {
  const { guestId } = await erased();
  const page = () => shop.get<BookAnswer>(`/outreach/bookings/${guestId}`);
  await expect.poll(async () => (await page()).body.book?.email, SOON).toBeNull();
  await shop.read('/reports/daily', await shop.head(), own.owner.headers); // facts follow the log last
  const before = await checksum(shop.pool);
  await rebuild({
    store: shop.store,
    codec: newProcess().codec,
    pool: shop.pool,
    groups: PROJECTED_GROUPS,
  });
  expect(await checksum(shop.pool)).toBe(before);
});

it('what was never known is erased, too', async () => {
  const subject = randomUUID();
  const keys = personalKeysOf(shop.pool, shop.erasedList);
  await keys.destroy(subject);
  await expect(keys.obtain(subject)).rejects.toMatchObject({ code: 'wrong-status' });
});
