import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { HotelAnswer } from '../../testing/staff-catalogue.ts';

describe('PUT /hotels/{id}', () => {
  it('changes what is named, takes back what GET answered, and answers what GET says', async ({
    shop,
    own,
    hotels,
  }) => {
    const hotel = await hotels.made(own.owner);
    await hotels.roomIn(hotel);
    const { status, body, position } = await hotels.change(own.owner, hotel._id, {
      ...hotel,
      hotelName: 'Hillside',
      contactPhone: '053000111',
      disabled: true,
    });
    expect(status).toBe(200);
    expect(body.hotel).toEqual({
      ...hotel,
      hotelName: { th: 'Hillside', en: 'Hillside' },
      contactPhone: '053000111',
      disabled: true,
      minPrice: 1000,
      version: 2,
    });
    const read = await shop.read<HotelAnswer>(`/hotels/${hotel._id}`, position, own.owner.headers);
    expect(read.body.hotel).toEqual(body.hotel);
  });

  it('refuses a change made on an old version, and fields that only the server sets', async ({
    own,
    hotels,
  }) => {
    const hotel = await hotels.made(own.owner);
    await hotels.change(own.owner, hotel._id, { contactPhone: '020000' });
    const late = { contactPhone: '030000', version: hotel.version };
    expectProblem(await hotels.change(own.owner, hotel._id, late), 409, 'stale-version');
    for (const changes of [
      { hotelNameSlug: 'another' },
      { reviewScore: 5 },
      { idsGallery: ['not-there'] },
    ]) {
      const refused = await hotels.change(own.owner, hotel._id, changes);
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toMatchObject([{ path: Object.keys(changes)[0] }]);
    }
  });

  it('is refused for another owner’s hotel, for nobody’s and for who may not write', async ({
    own,
    hotels,
  }) => {
    const { _id } = await hotels.made(own.owner);
    expectProblem(await hotels.change(own.otherOwner, _id, { contactPhone: 1 }), 403, 'forbidden');
    for (const clerk of [own.officer, own.visitor])
      expectProblem(await hotels.change(clerk, _id, { contactPhone: '010000' }), 403, 'forbidden');
    expectProblem(
      await hotels.change(own.owner, _id, { ownerId: own.otherOwner.userId }),
      403,
      'forbidden',
    );
    expectProblem(
      await hotels.change(own.owner, randomUUID(), { contactPhone: 1 }),
      404,
      'not-found',
    );
    expect((await hotels.change(own.admin, _id, { contactPhone: '010000' })).status).toBe(200);
  });
});
