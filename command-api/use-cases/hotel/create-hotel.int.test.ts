import { randomUUID } from 'node:crypto';
import { HotelAnswer } from '@baanpak/contract/hotel/hotel-requests.ts';
import { describe, expect } from 'vitest';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { HOTEL_REQUEST, type HotelAnswer as HotelBody } from '../../testing/staff-catalogue.ts';

describe('POST /hotels', () => {
  it('answers what GET says to its staff', async ({ shop, own, hotels }) => {
    const { status, body, position } = await hotels.create(own.owner, {
      messageDescription: 'In a garden',
      facilities: ['wifi', 'parking'],
      locPlaces: { lat: 18.79, lng: 98.98 },
      bank: 'KBANK',
    });
    expect(status).toBe(201);
    expectShape(HotelAnswer, body);
    expect(body.hotel).toMatchObject({
      ownerId: own.owner.userId,
      hotelName: { th: 'บ้านสวน', en: 'Garden House' },
      province: { en: 'Chiang Mai' },
      messageDescription: { th: 'In a garden', en: 'In a garden' },
      facilities: ['wifi', 'parking'],
      locPlaces: { lat: 18.79, lng: 98.98, googleMapsLink: null },
      checkInTime: '14:00',
      bank: 'KBANK',
      disabled: false,
      minPrice: null,
      version: 0,
    });
    const url = `/hotels/${body.hotel._id}`;
    const read = await shop.read<HotelBody>(url, position, own.officer.headers);
    expect(read.body.hotel).toEqual(body.hotel);
  });

  it('keeps a LINE id as the link that opens it', async ({ own, hotels }) => {
    const made = await hotels.made(own.owner, { contactChat: '@garden' });
    expect(made.contactChat).toBe('https://line.me/R/ti/p/@garden');
  });

  it.for([
    ['contactChat', 'javascript:alert(1)'],
    ['contactPhone', '1'],
    ['bank', 'Kasikornbank'],
  ] as const)('refuses %s that is none: %s', async ([field, text], { own, hotels }) => {
    const refused = await hotels.create(own.owner, { [field]: text });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: field }]);
  });

  it('gives hotels of one name addresses of their own', async ({ own, hotels }) => {
    const name = { hotelName: `Same ${randomUUID()}` };
    const [first, second, third] = [
      await hotels.made(own.owner, name),
      await hotels.made(own.otherOwner, name),
      await hotels.made(own.owner, name),
    ];
    expect(second.hotelNameSlug).toBe(`${first.hotelNameSlug}-2`);
    expect(third.hotelNameSlug).toBe(`${first.hotelNameSlug}-3`);
    expect((await hotels.made(own.owner, { hotelName: 'riverside' })).hotelNameSlug).toBe(
      'riverside-2',
    );
  });

  it('is carried out once for a key', async ({ own, hotels }) => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await hotels.create(own.owner, {}, key),
      await hotels.create(own.owner, {}, key),
    ];
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body.hotel).toEqual(first.body.hotel);
    const other = await hotels.create(own.owner, { provinceId: 'TH-10' }, key);
    expectProblem(other, 422, 'idempotency-key-reused');
  });

  it('lets an admin say whose it is, and nobody else', async ({ shop, own, hotels }) => {
    expect((await hotels.made(own.admin, { ownerId: own.owner.userId })).ownerId).toBe(
      own.owner.userId,
    );
    for (const ownerId of [undefined, own.officer.userId, randomUUID()]) {
      const refused = await hotels.create(own.admin, { ownerId });
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toMatchObject([{ path: 'ownerId' }]);
    }
    expectProblem(
      await hotels.create(own.owner, { ownerId: own.otherOwner.userId }),
      403,
      'forbidden',
    );
    for (const clerk of [own.officer, own.visitor])
      expectProblem(await hotels.create(clerk), 403, 'forbidden');
    expectProblem(await shop.post<Problem>('/hotels', HOTEL_REQUEST), 401, 'unauthorized');
  });

  it.for<[string, unknown]>([
    ['hotelName', undefined],
    ['hotelName', ' '],
    ['provinceId', undefined],
    ['provinceId', 'TH-99'],
    ['facilities.1', ['wifi', 'moat']],
    ['sideViews.0', ['void']],
    ['checkInTime', '25:00'],
    ['locPlaces.lat', { lat: 91, lng: 0 }],
    ['vdoYoutube', 'javascript:alert(1)'],
    ['stars', 5],
  ])('names %s where it is wrong', async ([path, value], { own, hotels }) => {
    const [field = ''] = path.split('.');
    const refused = await hotels.create(own.owner, { [field]: value });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map((error) => error.path)).toEqual([path]);
  });
});
