import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { after, DAY, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { openAsyncCommitPool, openPool } from '@baanpak/infrastructure/database/pool.ts';
import { countSocketWrites } from '@baanpak/infrastructure/testing/counted-pool.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BOOKINGS, type Booked } from '../../testing/booking.ts';
import { expectProblem, expectRefusal } from '../../testing/expectations.ts';
import { bookingBody, item } from '../../testing/guest.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { personalKeysOf } from '../../testing/stores.ts';
import { postgresHolds } from './holds.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ capHolds: true });
});
afterAll(() => shop.close());

const STAY = nights(1, 2);
let guests = 0;
let addresses = 0;
const newAddress = () => `10.0.0.${++addresses}`;
const newEmail = () => `guest${++guests}@example.com`;

/** Books rooms one after another, from one address, for the given emails. */
async function bookFrom(address: string, emails: readonly string[]) {
  const room = await shop.newRoom({ units: 50 });
  const answers = [];
  for (const email of emails)
    answers.push(
      await shop.postFrom<Booked>(address, BOOKINGS, bookingBody(room, STAY, { email })),
    );
  return answers;
}
const five = (email: string) => Array.from({ length: 5 }, () => email);

describe('the cap on unpaid holds', () => {
  it('lets an email have five, and no more, wherever it writes from', async () => {
    const email = newEmail();
    const held = await bookFrom(newAddress(), five(email));
    expect(held.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const [sixth] = await bookFrom(newAddress(), [email.toUpperCase()]);
    if (!sixth) throw new Error('nothing was answered');
    expectProblem(sixth, 429, 'too-many-holds');
    expect(sixth.headers['retry-after']).toBe('300');
  });

  it('holds for fifty requests at once, on two servers', async () => {
    const servers = [shop.ports, await shop.anotherInstance()];
    const now = shop.clock.now();
    const enteredBy = async (guests: readonly { email: string; address: string }[]) => {
      const outcomes = await Promise.allSettled(
        guests.map((guest, n) =>
          servers[n % 2]?.holds.enter({
            ...guest,
            bookingIds: [randomUUID()],
            now,
            heldUntil: after(now, 30 * MINUTE),
          }),
        ),
      );
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    };
    const fifty = <T>(make: () => T) => Array.from({ length: 50 }, make);
    const [email, address] = [newEmail(), newAddress()];
    expect(await enteredBy(fifty(() => ({ email, address: newAddress() })))).toBe(5);
    expect(await enteredBy(fifty(() => ({ email: newEmail(), address })))).toBe(20);
    expect(await enteredBy(fifty(() => ({ email, address })))).toBe(0);
  });

  it('says so in both languages, and holds no nights', async () => {
    const email = newEmail();
    await bookFrom(newAddress(), five(email));
    const room = await shop.newRoom();
    await expectRefusal((h) => shop.book(room, STAY, { email }, h), 429, 'too-many-holds');
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
  });

  it('lets an address have twenty, for whatever emails', async () => {
    const address = newAddress();
    const held = await bookFrom(address, Array.from({ length: 20 }, newEmail));
    expect(held.every(({ status }) => status === 201)).toBe(true);
    const [more] = await bookFrom(address, [newEmail()]);
    expect(more?.status).toBe(429);
    const [elsewhere] = await bookFrom(newAddress(), [newEmail()]);
    expect(elsewhere?.status).toBe(201);
  });

  it('counts every room of a cart', async () => {
    const email = newEmail();
    const rooms = await Promise.all(Array.from({ length: 5 }, () => shop.newRoom()));
    await bookFrom(newAddress(), [email]);
    const cart = await shop.openCheckout(rooms.map((room) => item(room, STAY)));
    const { uid } = cart.body.data;
    await expectRefusal((h) => shop.bookAll(uid, { email }, h), 429, 'too-many-holds');
    const smaller = await shop.openCheckout(rooms.slice(1).map((room) => item(room, STAY)));
    expect((await shop.bookAll(smaller.body.data.uid, { email })).status).toBe(201);
  });

  it('forgets what was refused, given up, or paid', async () => {
    const email = newEmail();
    const taken = await shop.newRoom();
    await shop.postFrom<Booked>(
      newAddress(),
      BOOKINGS,
      bookingBody(taken, STAY, { email: newEmail() }),
    );
    const again = () => bookFrom(newAddress(), [email]);
    const held = await bookFrom(newAddress(), five(email).slice(1));
    const refused = bookingBody(taken, STAY, { email });
    expectProblem(await shop.postFrom(newAddress(), BOOKINGS, refused), 409, 'room-already-booked');
    const fifth = await again();
    expect(fifth[0]?.status).toBe(201);
    await shop.giveUp(held[0]?.body.book._id ?? '');
    expect((await again())[0]?.status).toBe(201);
    await shop.payByCard({ bookingId: held[1]?.body.book._id ?? '' });
    expect((await again())[0]?.status).toBe(201);
    expect((await again())[0]?.status).toBe(429);
  });

  it('ends with the hold itself', async () => {
    const email = newEmail();
    await bookFrom(newAddress(), five(email));
    shop.clock.moveBy(31 * MINUTE);
    const [later] = await bookFrom(newAddress(), [email]);
    expect(later?.status).toBe(201);
  });

  it('goes on for a transfer that was reported', async () => {
    const email = newEmail();
    const wanted = bookingBody(await shop.newRoom({ units: 50 }), STAY, {
      email,
      paymentMethod: 'direct',
    });
    const book = () => shop.postFrom<Booked>(newAddress(), BOOKINGS, wanted);
    for (const _ of five(email)) await shop.reportTransfer((await book()).body.book._id);
    shop.clock.moveBy(31 * MINUTE);
    expect((await book()).status).toBe(429);
    shop.clock.moveBy(DAY);
    expect((await book()).status).toBe(201);
  });
});

describe('a guest', () => {
  it('is one person an address, also where many are asked for at once', async () => {
    const servers = [shop.ports, await shop.anotherInstance()];
    const emails = Array.from({ length: 10 }, newEmail);
    const asked = Array.from({ length: 60 }, (_, n) => emails[n % emails.length] ?? expect.fail());
    const people = await Promise.all(
      asked.map((email, n) => servers[n % 2]?.holds.personOf(email, [randomUUID()])),
    );
    const byEmail = new Map(emails.map((email, n) => [email, people[n]]));
    expect(people).toEqual(asked.map((email) => byEmail.get(email)));
    expect(new Set(people).size).toBe(emails.length);
  });
});

describe('the key of a booking', () => {
  const keysOf = async (bookingId: string) =>
    (await shop.pool.query('SELECT FROM command.personal_keys WHERE subject = $1', [bookingId]))
      .rowCount;

  it('is stored with the guest, and not where the cap is full', async () => {
    const { holds } = shop.ports;
    const now = shop.clock.now();
    const email = newEmail();
    const enter = async (bookingId: string) =>
      holds.enter({
        ...{ email, address: newAddress(), bookingIds: [bookingId], now },
        heldUntil: after(now, 30 * MINUTE),
      });
    const [first = '', ...others] = Array.from({ length: 5 }, () => randomUUID());
    await enter(first);
    expect(await keysOf(first)).toBe(1);
    await Promise.all(others.map(enter));
    const sixth = randomUUID();
    await expect(enter(sixth)).rejects.toMatchObject({ code: 'too-many-holds' });
    expect(await keysOf(sixth)).toBe(0);
  });

  it('waits for the disk, unless the log beside it does', async () => {
    const url = String(shop.pool.options.connectionString);
    const pools = { pool: openPool(url), asyncCommitPool: openAsyncCommitPool(url) };
    const writes = countSocketWrites(pools.pool);
    const keys = personalKeysOf(shop.pool);
    const holdsBeside = (isLogBeside: boolean) =>
      postgresHolds({ ...pools, isLogBeside, secret: 'a secret', keys });
    const [first, second] = [randomUUID(), randomUUID()];
    await holdsBeside(true).personOf(newEmail(), [first]);
    expect(writes.count).toBe(0);
    await holdsBeside(false).personOf(newEmail(), [second]);
    expect(writes.count).toBeGreaterThan(0);
    expect(await keysOf(first)).toBe(1);
    expect(await keysOf(second)).toBe(1);
    await Promise.all([pools.pool.end(), pools.asyncCommitPool.end()]);
  });
});

describe('codes for bookings', () => {
  it('are drawn before they run out, each once', async () => {
    const pool = openPool(String(shop.pool.options.connectionString));
    onTestFinished(() => pool.end());
    const writes = countSocketWrites(pool);
    const pools = { pool, asyncCommitPool: shop.pool, isLogBeside: true };
    const holds = postgresHolds({ ...pools, secret: 'a secret', keys: personalKeysOf(shop.pool) });
    const codes = [...(await holds.codes(25))]; // of the first fifty
    const drawn = writes.count;
    codes.push(...(await holds.codes(1)));
    await expect.poll(() => writes.count).toBe(drawn + 1);
    codes.push(...(await holds.codes(24)), ...(await holds.codes(1)));
    expect(writes.count).toBe(drawn + 1); // the last one is of those that were drawn meanwhile
    expect(new Set(codes).size).toBe(51);
  });
});
