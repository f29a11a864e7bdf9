import { randomUUID } from 'node:crypto';
import type { PricedDayJson, PriceOverrideJson } from '@baanpak/contract/room/room-prices.ts';
import { PricesAnswer } from '@baanpak/contract/room/set-prices.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';

type Answer = Readonly<{
  prices: PricedDayJson[];
  paints: PriceOverrideJson[];
  undo: string | null;
  detail: string;
}> &
  Problem;

let shop: Shop;
let own: OwnHotel;
let room: RoomForTest;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  room = await own.newRoom();
});
afterAll(() => shop.close());

const set = (by: Hired, { roomId }: RoomForTest, body: object) =>
  shop.put<Answer>(`/rooms/${roomId}/prices`, body, by.headers);
const read = ({ roomId }: RoomForTest, { checkIn, checkOut }: Stay, position: string) =>
  shop.read<Answer>(
    `/rooms/${roomId}/prices?from=${checkIn}&to=${checkOut}`,
    position,
    own.officer.headers,
  );
const period = (from: number, to: number) => ({ from: day(from), to: day(to) });

describe('a change of prices', () => {
  it('is made of the price each night has, and can be looked at before', async () => {
    const another = await own.newRoom();
    await set(own.owner, another, { ...period(2, 4), price: 1555 });
    const change = { ...period(1, 4), change: { percent: 10 } };
    const url = `/rooms/${another.roomId}/prices`;
    const looked = await shop.put<Answer>(`${url}?preview=true`, change, own.owner.headers);
    expect(looked.body.prices.map(({ price }) => price)).toEqual([1100, 1711, 1711]);
    expect(looked.body.undo).toBeNull();
    const { body } = await set(own.owner, another, change);
    expect(body.prices).toEqual(looked.body.prices);
    const cheaper = await set(own.owner, another, { ...period(1, 4), change: { amount: -250 } });
    expect(cheaper.body.prices.map(({ price }) => price)).toEqual([850, 1461, 1461]);
  });

  it('is refused as a whole where a night would cost too little or too much, and names that night', async () => {
    const another = await own.newRoom();
    const { position } = await set(own.owner, another, { ...period(3, 4), price: 1_000_000 });
    const change = { ...period(1, 9), change: { percent: 0.25 } };
    const refused = await set(own.owner, another, change);
    expect([refused.status, refused.body.code]).toEqual([422, 'price-out-of-range']);
    expect(refused.body.detail).toContain(day(3));
    const { body } = await read(another, nights(1, 3), position);
    expect(body.prices.map(({ price }) => price)).toEqual([1000, 1000]);
  });

  it('happens once for an idempotency key', async () => {
    const another = await own.newRoom();
    const headers = { ...own.owner.headers, 'idempotency-key': randomUUID() };
    const change = { ...period(1, 2), change: { percent: 10 } };
    const url = `/rooms/${another.roomId}/prices`;
    const first = await shop.put<Answer>(url, change, headers);
    const again = await shop.put<Answer>(url, change, headers);
    expect(again.body).toEqual(first.body);
    expect(again.body.prices).toMatchObject([{ price: 1100 }]);
  });
});

describe('taking back', () => {
  it('leaves the days as they were, says who did what, and can be taken back itself', async () => {
    const another = await own.newRoom();
    await set(own.owner, another, { ...period(1, 9), price: 1500 });
    const painted = await set(own.owner, another, { ...period(3, 5), price: 1800, minStay: 2 });
    const { body: seen } = await read(another, nights(1, 9), painted.position);
    expectShape(PricesAnswer, seen);
    expect(seen.paints).toMatchObject([
      { position: painted.body.undo, prices: [period(3, 5)], rules: [period(3, 5)] },
      { by: own.owner.userId, prices: [period(1, 3), period(5, 9)], rules: [], undoes: false },
    ]);
    const undone = await set(own.owner, another, { undo: painted.body.undo });
    expect(undone.body.prices).toMatchObject([
      { date: day(3), price: 1500, minStay: null },
      { date: day(4), price: 1500, minStay: null },
    ]);
    const { body } = await read(another, nights(1, 9), undone.position);
    expect(body.paints[0]).toMatchObject({ position: undone.body.undo, undoes: true });
    const redone = await set(own.owner, another, { undo: undone.body.undo });
    expect(redone.body.prices).toMatchObject([{ price: 1800, minStay: 2 }, { price: 1800 }]);
  });

  it('is refused once a day was painted over, and where nothing was painted', async () => {
    const another = await own.newRoom();
    const painted = await set(own.owner, another, { ...period(1, 9), price: 1500 });
    const over = await set(own.owner, another, { ...period(8, 12), price: 1800 });
    expectProblem(
      await set(own.owner, another, { undo: painted.body.undo }),
      409,
      'too-late-to-undo',
    );
    const same = await set(own.owner, another, { ...period(8, 12), price: 1800 });
    expect(same.body.undo).toBeNull();
    const foreign = await set(own.owner, room, { undo: over.body.undo });
    expectProblem(foreign, 409, 'too-late-to-undo');
  });

  it('is for who may write the room’s hotel', async () => {
    const another = await own.newRoom();
    const { body } = await set(own.owner, another, { ...period(1, 9), price: 1500 });
    for (const by of [own.otherOwner, own.officer])
      expectProblem(await set(by, another, { undo: body.undo }), 403, 'forbidden');
  });
});
