import { item } from '@baanpak/command-api/testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { RETURN_URI } from '@baanpak/command-api/testing/paying.ts';
import { newPicture, pictureForm } from '@baanpak/command-api/testing/pictures.ts';
import { askBack, FORM } from '@baanpak/command-api/testing/refunds.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import type { Hired } from '@baanpak/command-api/testing/staff.ts';
import { staffBookingsWith } from '@baanpak/command-api/testing/staff-bookings.ts';
import { wholeLog } from '@baanpak/command-api/testing/whole-log.ts';
import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { REPORT_NAMES } from '@baanpak/contract/report/report.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routesOf } from './testing/routes.ts';

let shop: Shop;
let own: OwnHotel;
let routes: readonly Route[];
/** Of their guests. */
let guestIds: readonly string[] = [];
let staffIds: readonly string[] = [];
let roomIds: readonly string[] = [];
let checkoutUids: readonly string[] = [];
let chargeId = '';
let position = '';
/** Of what happened to these bookings. */
let eventIds: readonly string[] = [];
let answered: readonly unknown[] = [];

const STAY = nights(1, 3);

beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  routes = await routesOf(shop);
  const staff = staffBookingsWith(shop);
  const cart = await shop.openCheckout([
    item(await own.newRoom(), STAY, { note: 'A note of the cart' }),
    item(await own.newRoom(), STAY),
  ]);
  const { uid } = cart.body.data;
  const { books } = (await shop.bookAll(uid)).body;
  const [first, second] = books.map(({ _id }) => _id) as [string, string];
  chargeId = (await shop.payByCard({ checkoutId: uid })).body.charge_id;
  await askBack(shop, first);
  const direct = { paymentMethod: 'direct' } as const;
  const { book } = (await shop.book(await own.newRoom(), STAY, direct)).body;
  await shop.reportTransfer(book._id, pictureForm('slip', await newPicture()));
  const taken = await staff.take(own.officer, await own.newRoom(), STAY);
  const blocked = await staff.block(own.officer, await own.newRoom(), STAY);
  const written = [
    taken,
    blocked,
    await staff.change(own.officer, second, { breakfast: true }),
    await staff.change(own.owner, first, { action: 'reject-refund', reason: 'By the policy' }),
    await staff.change(own.owner, book._id, { action: 'confirm-payment' }),
    await staff.change(own.owner, taken.body.book._id, { action: 'cancel' }),
  ];
  expect(written.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 200]);
  await askBack(shop, first);
  position = (await staff.change(own.officer, second, { note: 'Late' })).position;
  answered = written.map(({ body }) => body);
  guestIds = [first, second, book._id, await shop.guestId(taken.body.book._id)];
  staffIds = await Promise.all([...guestIds, blocked.body.book._id].map(shop.staffId));
  checkoutUids = [uid, book.checkoutId];
  roomIds = [...books, book].map(({ roomId }) => roomId);
  const histories = await Promise.all(
    staffIds.map((id) =>
      shop.read<{ events: { id: string }[] }>(
        `/bookings/${id}/history`,
        position,
        own.admin.headers,
      ),
    ),
  );
  eventIds = [...new Set(histories.flatMap(({ body }) => body.events.map(({ id }) => id)))];
  expect(eventIds.length).toBeGreaterThan(20);
});
afterAll(() => shop.close());

const { bank, accountNumber, accountName } = FORM;
const ACCOUNT = { bank, accountNumber, accountName };

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const bodyFor = ({ path }: Route, id: string): object => {
  if (path.endsWith('/refund')) return FORM;
  if (path.endsWith('/refund/account')) return ACCOUNT;
  if (path.endsWith('/stay')) return { checkInDate: STAY.checkIn, checkOutDate: STAY.checkOut };
  if (path.endsWith('/review')) return { score: 9 };
  if (path.endsWith('/payment-method')) return { paymentMethod: 'direct' };
  return { bookingId: id, method: 'promptpay', returnUri: RETURN_URI };
};
const payloadFor = (route: Route, id: string) =>
  route.upload ? '--end--\r\n' : bodyFor(route, id);
const send = async (route: Route, id: string, by?: Hired) => {
  const { method } = route;
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: route.path.replaceAll(/:\w+/g, encodeURIComponent(id)),
    headers: {
      ...{ 'x-api-key': 'key-of-the-test', 'x-after-position': position, ...by?.headers },
      ...(route.upload && { 'content-type': 'multipart/form-data; boundary=end' }),
    },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: payloadFor(route, id) }),
  });
  return answer.statusCode;
};
const opensBookings = ({ path, staff }: Route) =>
  staff === undefined && /^\/(outreach|search)\/bookings\/:id/.test(path);
/** Waits for a booking that may have just been made, five at a time. */
const waits = ({ path }: Route) => path.endsWith('/events');
const ofStaff = ({ path, staff }: Route) => staff !== undefined && path.startsWith('/bookings/:id');

/** Ids, codes and tokens; no words, and no dates. */
const mayOpen = (text: string): boolean =>
  /^[\w.~+/=-]{6,60}$/.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);

/** It does not end. */
const isStream = (path: string) =>
  path.startsWith('/bookings/') && /\/(events|presence)$/.test(path);

/** What stands in a path that staff read. */
function idsFor(path: string): readonly string[] {
  if (path.startsWith('/reports/:name')) return REPORT_NAMES;
  if (path === '/rooms/:id/history') return roomIds;
  if (path === '/users/:id/history') return [own.owner.userId];
  if (path === '/log/radius') return eventIds;
  return /\/booking(s|-history)\/:id/.test(path) ? staffIds : [own.hotel.hotelId];
}

/** Every JSON that staff of a role are answered by what has no id in its path, or a booking's. */
async function readBy(by: Hired): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { method, path, staff } of routes) {
    if (method !== 'GET' || staff === undefined || isStream(path)) continue;
    for (const id of idsFor(path)) {
      const plain = path.replace(':date', STAY.checkIn).replaceAll(/:\w+/g, id);
      const url = path === '/log/radius' ? `${path}?event=${id}` : plain;
      const { body, status } = await shop.read<unknown>(url, position, by.headers).catch(() => ({
        body: null, // a picture
        status: 0,
      }));
      if (status === 200) answers.push(body);
    }
  }
  return answers;
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) yield* stringsIn(each);
}

/** In ms: some thousand calls, on a machine that others keep busy. */
const MANY_CALLS = { timeout: 240_000 };

describe('a booking has two ids:', MANY_CALLS, () => {
  it('its own opens nothing to a guest', async () => {
    const guests = routes.filter(opensBookings);
    expect(guests.length).toBeGreaterThan(8);
    for (const route of guests)
      for (const id of staffIds)
        expect([nameOf(route), await send(route, id)]).toEqual([nameOf(route), 404]);
    for (const bookingId of staffIds) expect((await shop.askForQr({ bookingId })).status).toBe(404);
  });

  it("its guest's is unknown to staff", async () => {
    const staffs = routes.filter(ofStaff);
    expect(staffs.length).toBeGreaterThan(3);
    for (const route of staffs)
      for (const id of guestIds)
        expect([nameOf(route), await send(route, id, own.admin)]).toEqual([nameOf(route), 404]);
  });

  it('nothing that staff are told opens anything to a guest', async () => {
    const told = [...answered, ...(await readBy(own.owner)), ...(await readBy(own.admin))];
    const strings = new Set(stringsIn(told));
    expect([...staffIds].every((id) => strings.has(id))).toBe(true);
    for (const secret of [...guestIds, ...checkoutUids, chargeId])
      expect(strings).not.toContain(secret);
    const guests = routes.filter(
      (route) =>
        route.method === 'GET' &&
        (opensBookings(route) || /^\/(outreach\/bookings\/checkout|payments)\//.test(route.path)),
    );
    const tried = [...strings].filter(mayOpen);
    expect(tried.length).toBeGreaterThan(50);
    const expectClosed = async (route: Route, text: string) =>
      expect([nameOf(route), text, [400, 404]]).toEqual([
        nameOf(route),
        text,
        expect.arrayContaining([await send(route, text)]),
      ]);
    const [waiting, prompt] = [guests.filter(waits), guests.filter((route) => !waits(route))];
    for (const text of tried) await Promise.all(prompt.map((route) => expectClosed(route, text)));
    for (const route of waiting) await Promise.all(tried.map((text) => expectClosed(route, text)));
  });

  it("its guest's stands in no table in clear, and in no event", async () => {
    const { rows: tables } = await shop.pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('command', 'events') OR schemaname LIKE 'read\\_%'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const { rows } = await shop.pool.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM ${name} t`,
      );
      const text = rows.map(({ row }) => row).join();
      expect(guestIds.filter((id) => text.includes(id))).toEqual([]);
    }
    const log = JSON.stringify(
      (await wholeLog(shop.store)).map(({ stream, data, metadata }) => ({
        stream,
        data,
        metadata,
      })),
    );
    expect(guestIds.filter((id) => log.includes(id))).toEqual([]);
  });

  it("each stay of a charge is told to its guest under the guest's", async () => {
    const url = `/payments/charge/${chargeId}`;
    const query = `?bookingId=${guestIds[0]}`;
    const read = await shop.read<ChargeJson>(url + query, position);
    const fetched = await shop.post<ChargeJson>(`${url}/refresh${query}`, {});
    for (const { body } of [read, fetched])
      expect(body.books?.map(({ _id }) => _id)).toEqual(guestIds.slice(0, 2));
  });
});

describe('where a refund goes to', MANY_CALLS, () => {
  it('is in no answer to officers and visitors', async () => {
    const seen = async (by: Hired) => JSON.stringify(await readBy(by));
    expect(await seen(own.owner)).toContain(FORM.accountNumber);
    for (const by of [own.officer, own.visitor]) {
      const text = await seen(by);
      expect(text).toContain('"needsAccount"');
      for (const secret of [FORM.accountNumber, FORM.accountName])
        expect(text).not.toContain(secret);
    }
  });
});
