import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect } from 'vitest';
import { expectProblem, expectRefusal } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';
import { staffHotelsWith } from '../../testing/staff-catalogue.ts';

describe('DELETE /hotels/{id}', () => {
  it('takes the hotel from everyone’s sight, and keeps its address', async ({
    shop,
    own,
    hotels,
  }) => {
    const name = { hotelName: `Gone ${randomUUID()}` };
    const hotel = await hotels.made(own.owner, name);
    const room = await hotels.roomIn(hotel);
    const { status, position } = await hotels.remove(own.owner, hotel._id);
    expect(status).toBe(200);
    for (const headers of [{}, own.owner.headers]) {
      const read = await shop.read<Problem>(`/hotels/${hotel._id}`, position, headers);
      expectProblem(read, 404, 'not-found');
    }
    expectProblem(await hotels.remove(own.owner, hotel._id), 404, 'not-found');
    expectProblem(await hotels.change(own.owner, hotel._id, {}), 404, 'not-found');
    expect((await shop.book(room, nights(1, 3))).status).toBe(409);
    expect((await hotels.made(own.owner, name)).hotelNameSlug).toBe(`${hotel.hotelNameSlug}-2`);
  });

  it('is refused while guests have yet to stay, and leaves its rooms on sale', async ({
    shop,
    own,
    hotels,
  }) => {
    const hotel = await hotels.made(own.owner);
    const [garden, river] = [await hotels.roomIn(hotel), await hotels.roomIn(hotel)];
    const booked = await shop.book(river, nights(1, 3));
    await expectRefusal(
      (headers) => hotels.remove(own.owner, hotel._id, headers),
      409,
      'live-bookings',
    );
    expect((await shop.book(garden, nights(1, 3))).status).toBe(201);
    expect((await shop.giveUp(booked.body.book._id)).status).toBe(200);
    expect((await shop.book(river, nights(1, 3))).status).toBe(201);
  });

  it('lets bookings of the past live on', async () => {
    const past = await openShop();
    const by = await hire(past.ports, 'owner');
    const pastHotels = staffHotelsWith(past);
    const hotel = await pastHotels.made(by);
    const room = await pastHotels.roomIn(hotel);
    const { book } = (await past.book(room, nights(1, 3))).body;
    past.clock.moveBy(120 * DAY);
    const today = await hire(past.ports, 'admin'); // a token lasts a day
    const { status, position } = await pastHotels.remove(today, hotel._id);
    expect(status).toBe(200);
    const url = `/outreach/bookings/${book._id}`;
    const read = await past.read<{ book: { hotelName: unknown } }>(url, position);
    expect(read.body.book.hotelName).toEqual(book.hotelName);
    await past.close();
  });

  it('is not for another owner, nor for who may not write hotels', async ({ own, hotels }) => {
    const { _id } = await hotels.made(own.owner);
    for (const by of [own.otherOwner, own.officer, own.visitor])
      expectProblem(await hotels.remove(by, _id), 403, 'forbidden');
    expectProblem(await hotels.remove(own.owner, randomUUID()), 404, 'not-found');
  });
});
