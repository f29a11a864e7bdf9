import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import type { Mail, MailTransport } from '@baanpak/infrastructure/mail/port.ts';
import { sampledTypes } from '@baanpak/projector/testing/event-scenarios.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BOOKINGS } from './testing/booking.ts';
import { contextForTest } from './testing/catalogue.ts';
import { expectProblem } from './testing/expectations.ts';
import { ANNA, bookingBody } from './testing/guest.ts';
import { oldBooking, readOldLog } from './testing/old-log.ts';
import { askBack, PATIENT } from './testing/refunds.ts';
import { API_KEY, type Problem } from './testing/requests.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { wholeLog } from './testing/whole-log.ts';
import { reserve } from './use-cases/booking/reserve.ts';

const LOG = readOldLog('one-id-a-booking');
const OF_OLD = new Set(LOG.events.map(({ id }) => id));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ log: LOG });
});
afterAll(() => shop.close());

const { password, staff } = LOG.cast;
async function signIn(name: keyof typeof staff): Promise<{ authorization: string }> {
  const { username } = staff[name];
  const credentials = { username, password };
  const { body } = await shop.post<{ access_token: string }>('/auth/token', credentials);
  return { authorization: `Bearer ${body.access_token}` };
}
type Page = Readonly<{ book: BookingJson }>;

describe('a log that was written when a booking had one id', () => {
  it('holds an event of every type there was', () => {
    const types = new Set(LOG.events.map(({ type }) => type));
    expect(types.size).toBe(89);
    expect([...types].filter((type) => !sampledTypes().includes(type))).toEqual([]);
  });

  it('is not written again: each stream is chained to its end as it was', async () => {
    const log = await wholeLog(shop.store);
    const old = new Set(log.flatMap(({ id, stream }) => (OF_OLD.has(id) ? [stream] : [])));
    for (const stream of old) {
      const events = log.filter((event) => event.stream === stream);
      expect(linksOf(events)).toEqual([null, ...events.slice(0, -1).map(eventHash)]);
    }
  });

  it.each(['paidWithInvoice', 'cart1', 'directConfirmed', 'refunded', 'held', 'taken', 'block'])(
    'shows staff what is known of a booking: %s',
    async (name) => {
      const { _id, code } = oldBooking(LOG, name);
      const owner = await signIn('owner');
      const url = `/bookings/${_id}`;
      const { status, body } = await shop.read<Page>(url, await shop.head(), owner);
      expect(status).toBe(200);
      expect(body.book).toMatchObject({ _id, bookingId: code });
    },
  );

  it('goes on: what was held can be paid', async () => {
    await shop.runProcesses();
    const { _id } = oldBooking(LOG, 'directReported');
    const owner = await signIn('owner');
    const url = `/bookings/${_id}`;
    const paid = await shop.put<Page>(url, { action: 'confirm-payment' }, owner);
    expect(paid.body.book).toMatchObject({ status: 'Booked', paymentStatus: 'paid' });
    const read = await shop.read<Page>(url, paid.position, owner);
    expect(read.body.book).toEqual(paid.body.book);
  });
});

describe('a guest whose link is of an earlier version', () => {
  const sent: Mail[] = [];
  const post: MailTransport = {
    domain: 'baanpak.example',
    describe: 'a list',
    send: async (mail) => void sent.push(mail),
    close: () => {},
  };
  afterEach(() => shop.stopMailer());

  /** What a mailed link opens; asked for by code, or with the links of all bookings. */
  async function findLink(name: string, by: 'find' | 'mine' = 'find'): Promise<string> {
    const { code, email } = oldBooking(LOG, name);
    await shop.post(`${BOOKINGS}/${by}`, by === 'find' ? { bookingId: code, email } : { email });
    const before = sent.length;
    await shop.runMailer(post);
    const mail = await vi.waitFor(() => {
      const found = sent.slice(before).find(({ text }) => text.includes(code));
      if (!found) throw new Error('no mail came');
      return found;
    }, PATIENT);
    await shop.stopMailer();
    const link = new RegExp(`${code}[^]*?booking/([0-9a-f-]{36})`);
    return link.exec(mail.text)?.[1] ?? 'none';
  }

  it('finds that it opens nothing any more', async () => {
    for (const name of ['paidWithInvoice', 'cart0', 'held', 'taken', 'block']) {
      const { _id } = oldBooking(LOG, name);
      expect((await shop.get(`${BOOKINGS}/${_id}`)).status).toBe(404);
      expect((await shop.giveUp(_id)).status).toBe(404);
      expect((await shop.askForQr({ bookingId: _id })).status).toBe(404);
    }
  });

  it('is mailed a new one that opens the booking, the same again when asked twice', async () => {
    const { _id, code } = oldBooking(LOG, 'paidWithInvoice');
    const guestId = await findLink('paidWithInvoice');
    expect(guestId).not.toBe(_id);
    const seen = await vi.waitFor(async () => {
      const { status, body } = await shop.get<Page>(`${BOOKINGS}/${guestId}`);
      expect(status).toBe(200);
      return body.book;
    }, PATIENT);
    expect(seen).toMatchObject({ _id: guestId, bookingId: code, status: 'Booked' });
    expect(await findLink('paidWithInvoice')).toBe(guestId);
    expect(await findLink('paidWithInvoice', 'mine')).toBe(guestId);
    const given = (await wholeLog(shop.store)).filter(
      ({ stream, type }) => stream === `booking-${_id}` && type === 'GuestIdGiven',
    );
    expect(given).toHaveLength(1);
    expect(JSON.stringify(given[0]?.data)).not.toContain(guestId);
    const asked = await askBack(shop, guestId);
    expect(asked.body.book).toMatchObject({ _id: guestId, paymentStatus: 'refund-requested' });
    const owner = await signIn('owner');
    const staffs = await shop.read<Page>(`/bookings/${_id}`, asked.position, owner);
    expect(staffs.body.book._id).toBe(_id);
    expect(JSON.stringify(staffs.body)).not.toContain(guestId);
    expect((await shop.get(`/bookings/${guestId}`, owner)).status).toBe(404);
  });
});

describe('a request of then that comes again under its key', () => {
  it('is answered what it booked, under an id that opens it now', async () => {
    const key = 'a key of old';
    const room = await shop.newRoom();
    const body = bookingBody(room, nights(1, 3));
    const { ids } = shop.ports;
    const idOf = (route: string) => ids.idFor({ caller: API_KEY, route, key });
    const { reservedBy, email, phone, guests, methodCheckIn } = ANNA;
    const asked = { ...nights(1, 3), roomId: room.roomId, guests, methodCheckIn };
    const stay = { ...asked, children: 0, pets: 0, breakfast: false, note: null };
    const elsewhere = { address: null, province: null, country: null, postalCode: null };
    await reserve(
      shop.ports,
      {
        checkoutUid: idOf('booking#checkout'),
        stays: [{ ...stay, bookingId: idOf('booking#0'), guestId: undefined as never }],
        guest: { reservedBy, email, phone, ...elsewhere },
        ...{ paymentMethod: 'gateway', channel: 'website', lang: 'en', address: '127.0.0.1' },
      },
      { ...contextForTest(), requestHash: ids.hashOf(body) },
    );
    const again = await shop.post<Page>(BOOKINGS, body, { 'idempotency-key': key });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    const { _id } = again.body.book;
    expect(_id).not.toBe(idOf('booking#0'));
    expect(await shop.seen(_id, again.position)).toEqual(again.body.book);
    const other = await shop.post<Problem>(
      BOOKINGS,
      { ...body, guests: 1 },
      { 'idempotency-key': key },
    );
    expectProblem(other, 422, 'idempotency-key-reused');
  });
});

const linksOf = (events: readonly RecordedEvent[]) =>
  events.map(({ metadata }) => metadata.previousHash);
