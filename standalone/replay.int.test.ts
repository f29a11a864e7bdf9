import { type OwnHotel, openOwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { staffBookingsWith } from '@baanpak/command-api/testing/staff-bookings.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { openReads } from '@baanpak/query-api/http/reads.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPLAYED, type Replayed } from './replay/arguments.ts';
import { replay } from './replay/replay.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const print = (asked: Pick<Replayed, 'kind' | 'id'> & Partial<Replayed>) => {
  const { pool } = shop.reading;
  const reading = { db: openReads(pool).db, pool, log: shop, now: shop.clock.now };
  return replay(reading, { language: 'en', json: false, ...asked });
};

/** A booking that a guest paid a minute after it was made, in a room whose price the owner changed. */
async function paidBooking() {
  const room = await own.newRoom();
  const { body } = await shop.book(room, nights(5, 7));
  shop.clock.moveBy(60_000);
  await shop.payByCard({ bookingId: body.book._id });
  const id = await shop.staffId(body.book._id);
  const price = { from: nights(10, 11).checkIn, to: nights(10, 11).checkOut, price: 1500 };
  const priced = await shop.put(`/rooms/${room.roomId}/prices`, price, own.owner.headers);
  expect(priced.status).toBe(200);
  await shop.read(`/bookings/${id}/history`, await shop.head(), own.owner.headers); // read models are there
  return { id, guestsId: body.book._id, code: body.book.bookingId, room };
}

/** The attempt to pay that was made last. */
async function newestAttempt(): Promise<string> {
  const { rows } = await shop.reading.pool.query<{ id: string }>(
    'SELECT attempt_id AS id FROM payments ORDER BY requested_at DESC LIMIT 1',
  );
  if (!rows[0]) throw new Error('Nobody paid');
  return rows[0].id;
}

/** What differs from run to run. */
const alike = (text: string, code: string) =>
  text.replaceAll(code, 'BK-7Q2MX4').replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>');

describe('npm run replay', () => {
  it('prints a booking in sentences, in both languages, by its code and by its id', async () => {
    const { id, code } = await paidBooking();
    for (const language of LANGUAGES) {
      const printed = await print({ kind: 'booking', id: code, language });
      expect(alike(printed, code)).toMatchSnapshot(language);
      expect(await print({ kind: 'booking', id, language })).toBe(printed);
    }
    const then = await print({ kind: 'booking', id: code, at: '2100-01-01T00:00:00Z' }).catch(
      String,
    );
    expect(then).toContain('is no moment and no x-position of this log');
    const before = print({ kind: 'booking', id: code, at: '2020-01-01T00:00:00Z' });
    await expect(before).rejects.toThrow('was not there by then');
  });

  it('prints rooms, hotels, users and payments, in both languages', async () => {
    const { code, room } = await paidBooking();
    const [attempt] = (
      await shop.reading.pool.query<{ attempt_id: string; charge_id: string }>(
        'SELECT attempt_id, charge_id FROM payments ORDER BY requested_at DESC LIMIT 1',
      )
    ).rows;
    if (!attempt) throw new Error('Nobody paid');
    const things = [
      ['room', room.roomId],
      ['hotel', own.hotel.hotelId],
      ['user', own.owner.userId],
      ['payment', attempt.attempt_id],
    ] as const;
    for (const [kind, id] of things)
      for (const language of LANGUAGES)
        expect(
          alike(await print({ kind, id, language }), code)
            .split('\n')
            .at(-2),
        ).toMatch(language === 'th' ? /^\d+ เหตุการณ์$/ : /^\d+ events?$/);
    expect(await print({ kind: 'payment', id: attempt.charge_id })).toBe(
      await print({ kind: 'payment', id: attempt.attempt_id }),
    );
    expect(await print({ kind: 'room', id: room.roomId })).toContain('from ฿1,000 to ฿1,500');
  });

  it('prints a thing as it was with --at, of a booking behind what had happened, in both languages', async () => {
    const { id, code, room } = await paidBooking();
    const at = shop.clock.now();
    shop.clock.moveBy(60_000);
    const staff = staffBookingsWith(shop);
    await staff.change(own.owner, id, { guests: 1, staffNote: 'Malee snores' });
    for (const disabled of [true, false])
      await shop.put(`/hotels/${own.hotel.hotelId}`, { disabled }, own.owner.headers);
    await shop.put(`/rooms/${room.roomId}`, { disabled: true }, own.owner.headers);
    await shop.read(`/bookings/${id}/history`, await shop.head(), own.owner.headers); // read models are there
    const things = [
      ['booking', code],
      ['room', room.roomId],
      ['hotel', own.hotel.hotelId],
      ['user', own.owner.userId],
    ] as const;
    for (const [kind, named] of things)
      for (const language of LANGUAGES) {
        const printed = await print({ kind, id: named, at, language });
        expect(printed).not.toMatch(/Anna|0812345678|@example|Malee/);
        const text = alike(printed, code)
          .replaceAll(/--at \S+/g, '--at <at>')
          .replaceAll(/(hotel|owner)-<id>/g, '<name>')
          .replaceAll(/(?<= 10:|T03:)\d\d/g, 'mm');
        expect(text).toMatchSnapshot(`${kind} ${language}`);
      }
    const { thing, at: exact } = JSON.parse(
      await print({ kind: 'room', id: room.roomId, at, json: true }),
    );
    expect(thing).toMatchObject({ _id: room.roomId, disabled: false });
    const again = await print({ kind: 'room', id: room.roomId, at: exact, json: true });
    expect(JSON.parse(again)).toEqual({ thing, at: exact });
  });

  it('is the answer of the API with --json, with dots for what is personal', async () => {
    const { id, code, guestsId } = await paidBooking();
    const printed = await print({ kind: 'booking', id: code, json: true });
    const answer = (
      await shop.read<{ events: { id: string; sentence: string }[] }>(
        `/bookings/${id}/history?lang=en`,
        await shop.head(),
        own.admin.headers,
      )
    ).body;
    const told: typeof answer = JSON.parse(printed);
    expect(told.events.map((event) => [event.id, event.sentence])).toEqual(
      answer.events.map((event) => [event.id, event.sentence]),
    );
    expect(printed).toContain('"reservedBy": "•••"');
    expect(printed).not.toMatch(/@example|0812345678/);
    const { rows } = await shop.reading.pool.query<{ uid: string }>(
      'SELECT checkout_uid AS uid FROM bookings WHERE booking_id = $1',
      [id],
    );
    for (const acts of [guestsId, rows[0]?.uid ?? '-', /chrg_test_/]) {
      if (typeof acts === 'string') expect(printed).not.toContain(acts);
      else expect(printed).not.toMatch(acts);
    }
    for (const [found] of printed.matchAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g))
      for (const path of [`/outreach/bookings/${found}`, `/outreach/checkouts/${found}`])
        expect((await shop.get(path)).status).not.toBe(200);
  });

  it('has dots for what the desk and the guest wrote, in what later events changed, too', async () => {
    const { id, code } = await paidBooking();
    const bookings = staffBookingsWith(shop);
    for (const body of [
      { action: 'add-charge', text: 'Massage for Malee', amount: 300 },
      {
        ...{ action: 'record-payment', method: 'transfer', amount: 200 },
        reference: 'from 0812345678 Malee',
      },
      { staffNote: 'Malee snores' },
    ])
      expect((await bookings.change(own.owner, id, body)).status).toBe(200);
    await shop.read(`/bookings/${id}/history`, await shop.head(), own.owner.headers); // read models are there
    const printed = await print({ kind: 'booking', id: code, json: true });
    expect(printed).toContain('"payments"');
    expect(printed).not.toMatch(/Malee|0812345678/);
  });

  it('as of a moment that read models have not reached says so in a sentence', async () => {
    const { code } = await paidBooking();
    const { pool } = shop.reading;
    const far = { commit: 2n ** 62n, prepare: 2n ** 62n };
    const log = { ...shop, store: { ...shop.store, head: async () => far } };
    const { now } = shop.clock;
    const reading = { db: openReads(pool).db, pool, log, now };
    const asked = { kind: 'booking', id: code, at: now(), language: 'en', json: false } as const;
    await expect(replay(reading, asked)).rejects.toMatchObject({
      ...{ name: 'BootError', message: expect.stringContaining('end before the log') },
    });
  });

  it('says where read models are behind the log, of whatever thing', async () => {
    const { code, room } = await paidBooking();
    const things = [
      { kind: 'booking', id: code },
      { kind: 'room', id: room.roomId },
      { kind: 'hotel', id: own.hotel.hotelId },
      { kind: 'user', id: own.owner.userId },
      { kind: 'payment', id: await newestAttempt() },
    ] as const;
    const said = 'The read models end before the log';
    for (const thing of things) expect(await print(thing)).not.toContain(said);
    const newer = { events: [{}], position: {} };
    const store = Object.assign(Object.create(shop.store), { readAll: async () => newer });
    const { pool } = shop.reading;
    const reading = { db: openReads(pool).db, pool, log: { ...shop, store }, now: shop.clock.now };
    for (const thing of things) {
      expect(await replay(reading, { ...thing, language: 'en', json: false })).toContain(said);
      const told = JSON.parse(await replay(reading, { ...thing, language: 'en', json: true }));
      expect(told.behind).toBe(true);
    }
  });

  it('prints a payment by the id that staff read in histories', async () => {
    const { id } = await paidBooking();
    const { body } = await shop.read<{ events: { stream: string }[] }>(
      `/bookings/${id}/history`,
      await shop.head(),
      own.admin.headers,
    );
    const stream = body.events.find((event) => event.stream.startsWith('payment-'))?.stream ?? '';
    const byAttempt = await print({ kind: 'payment', id: await newestAttempt() });
    expect(await print({ kind: 'payment', id: stream })).toBe(byAttempt);
    expect(await print({ kind: 'payment', id: stream.slice('payment-'.length) })).toBe(byAttempt);
  });

  it('lists the bookings that a code may mean, and prints none', async () => {
    const [one, other] = [await paidBooking(), await paidBooking()];
    const { pool } = shop.reading;
    await pool.query('UPDATE bookings SET code = $1 WHERE booking_id = $2', [one.code, other.id]);
    const refused = await print({ kind: 'booking', id: one.code }).catch((error) => error);
    expect(refused).toMatchObject({ name: 'BootError' });
    for (const { id } of [one, other]) expect(refused.message).toContain(`${id}  ${one.code}, `);
    expect(await print({ kind: 'booking', id: other.id })).toContain(' events\n');
  });

  it('says what there is not', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const kind of REPLAYED) {
      await expect(print({ kind, id: nobody })).rejects.toThrow(`There is no ${kind} ${nobody}.`);
      await expect(print({ kind, id: 'x' })).rejects.toThrow(`There is no ${kind} x.`);
    }
  });
});
