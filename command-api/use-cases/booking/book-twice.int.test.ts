import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { API_KEY } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const newKey = () => ({ 'idempotency-key': randomUUID() });
const placed = async (bookingId: string) =>
  (await shop.store.readStream(`booking-${shop.staffIdOf(bookingId)}`)).filter(
    ({ type }) => type === 'BookingPlaced',
  );

describe('the same request with the same key', () => {
  it('is the same booking again, marked as replayed', async () => {
    const [room, key] = [await shop.newRoom(), newKey()];
    const first = await shop.book(room, STAY, {}, key);
    const second = await shop.book(room, STAY, {}, key);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await placed(first.body.book._id)).toHaveLength(1);
  });

  it('shows the booking as it is by now: paid', async () => {
    const [room, key] = [await shop.newRoom(), newKey()];
    const first = await shop.book(room, STAY, {}, key);
    await shop.payByCard({ bookingId: first.body.book._id });
    const second = await shop.book(room, STAY, {}, key);
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body.book).toMatchObject({ _id: first.body.book._id, status: 'Booked' });
  });

  it('shows it given up, and books nothing again', async () => {
    const [room, key] = [await shop.newRoom(), newKey()];
    const first = await shop.book(room, STAY, {}, key);
    await shop.giveUp(first.body.book._id);
    const second = await shop.book(room, STAY, {}, key);
    expect(second.status).toBe(201);
    expect(second.body.book).toMatchObject({ _id: first.body.book._id, status: 'Canceled' });
    expect((await shop.book(room, STAY)).status).toBe(201);
  });

  it('is one booking though it came ten times at once', async () => {
    const [room, key] = [await shop.newRoom({ units: 10 }), newKey()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.book(room, STAY, {}, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const ids = new Set(answers.map(({ body }) => body.book._id));
    expect(ids.size).toBe(1);
    expect(await placed([...ids][0] ?? '')).toHaveLength(1);
  });

  it('is one cart, though it came five times at once', async () => {
    const [one, two] = [await shop.newRoom(), await shop.newRoom()];
    const cart = await shop.openCheckout([item(one, STAY), item(two, STAY)]);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.bookAll(cart.body.data.uid, {}, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.books))).size).toBe(1);
  });

  it('means nothing to another caller', async () => {
    const [room, key] = [await shop.newRoom({ units: 2 }), newKey()];
    const mine = await shop.book(room, STAY, {}, key);
    const theirs = await shop.book(room, STAY, {}, { ...key, 'x-api-key': `${API_KEY}-2` });
    expect(theirs.status).toBe(201);
    expect(theirs.body.book._id).not.toBe(mine.body.book._id);
  });
});

describe('another request with the same key', () => {
  it('is refused, before and after the booking was paid', async () => {
    const [room, key] = [await shop.newRoom(), newKey()];
    const first = await shop.book(room, STAY, {}, key);
    const other = () => shop.book(room, STAY, { guests: 1 }, key);
    expectProblem(await other(), 422, 'idempotency-key-reused');
    await shop.payByCard({ bookingId: first.body.book._id });
    expectProblem(await other(), 422, 'idempotency-key-reused');
    expect(await shop.seen(first.body.book._id, first.position)).toMatchObject({ guests: 2 });
  });

  it('may come once the first was refused: that is not kept', async () => {
    const [taken, free, key] = [await shop.newRoom(), await shop.newRoom(), newKey()];
    await shop.book(taken, STAY);
    expectProblem(await shop.book(taken, STAY, {}, key), 409, 'room-already-booked');
    expect((await shop.book(free, STAY, {}, key)).status).toBe(201);
  });

  it('is told apart by its key alone', async () => {
    const room = await shop.newRoom({ units: 2 });
    const [first, second] = [
      await shop.book(room, STAY, {}, newKey()),
      await shop.book(room, STAY, {}, newKey()),
    ];
    expect(first.body.book._id).not.toBe(second.body.book._id);
  });
});

describe('a refused request', () => {
  it('is carried out when it comes again and nothing stands in its way', async () => {
    const [room, key] = [await shop.newRoom(), newKey()];
    const other = await shop.book(room, STAY);
    expectProblem(await shop.book(room, STAY, {}, key), 409, 'room-already-booked');
    await shop.giveUp(other.body.book._id);
    const again = await shop.book(room, STAY, {}, key);
    expect(again.status).toBe(201);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
  });

  it('is carried out for a whole cart, of which a part was held the first time', async () => {
    const [one, two, key] = [await shop.newRoom(), await shop.newRoom(), newKey()];
    const cart = await shop.openCheckout([item(one, STAY), item(two, STAY)]);
    const { uid } = cart.body.data;
    const other = await shop.book(two, STAY);
    expectProblem(await shop.bookAll(uid, {}, key), 409, 'room-already-booked');
    await shop.giveUp(other.body.book._id);
    expect((await shop.bookAll(uid, {}, key)).body.books).toHaveLength(2);
  });
});
