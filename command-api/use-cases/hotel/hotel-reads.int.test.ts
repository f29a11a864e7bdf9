import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { describe, expect } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import type { HotelAnswer } from '../../testing/staff-catalogue.ts';

describe('GET /hotels/{id}', () => {
  it('keeps what concerns its money from guests and other owners', async ({
    shop,
    own,
    hotels,
  }) => {
    const { _id } = await hotels.made(own.owner, {
      bank: 'SCB',
      taxId: '0105500000003',
      branch: '00000',
    });
    for (const headers of [{}, own.otherOwner.headers, { authorization: 'Bearer nonsense' }]) {
      await expect
        .poll(async () => (await shop.get<HotelAnswer>(`/hotels/${_id}`, headers)).status)
        .toBe(200);
      const { hotel } = (await shop.get<HotelAnswer>(`/hotels/${_id}`, headers)).body;
      expect(hotel).toMatchObject({ _id, branch: '00000' });
      for (const field of ['bank', 'bankAccountNumber', 'taxId', 'promptPayId'])
        expect(hotel).not.toHaveProperty(field);
    }
    const seen = (await shop.get<HotelAnswer>(`/hotels/${_id}`, own.visitor.headers)).body.hotel;
    expect(seen).toMatchObject({ bank: 'SCB', taxId: '0105500000003' });
  });

  it('shows a disabled hotel to its staff alone', async ({ shop, own, hotels }) => {
    const { _id } = await hotels.made(own.owner, { disabled: true });
    const { position } = await hotels.change(own.owner, _id, { contactPhone: '020000' });
    const read = await shop.read<HotelAnswer>(`/hotels/${_id}`, position, own.owner.headers);
    expect(read.body.hotel).toMatchObject({ disabled: true, contactPhone: '020000' });
    expectProblem(await shop.get<Problem>(`/hotels/${_id}`), 404, 'not-found');
    expectProblem(
      await shop.get<Problem>(`/hotels/${_id}`, own.otherOwner.headers),
      404,
      'not-found',
    );
  });
});

describe('GET /hotels', () => {
  it('shows each the hotels they may see, in pages, by order and name', async ({
    shop,
    own,
    hotels,
  }) => {
    const boss = await hire(shop.ports, 'owner');
    const clerk = await hire(shop.ports, 'visitor', boss.userId);
    for (const hotelName of ['Beach Hut', 'Alpine Lodge', 'City Inn'])
      await hotels.made(boss, { hotelName });
    const closed = await hotels.made(boss, { hotelName: 'Zen Yard', disabled: true });
    const list = async (by: Hired, query = '') =>
      (await shop.get<{ hotels: StaffHotelJson[]; total: number }>(`/hotels?${query}`, by.headers))
        .body;
    const names = ({ hotels }: { hotels: StaffHotelJson[] }) =>
      hotels.map(({ hotelName }) => hotelName.en);
    await expect
      .poll(async () => names(await list(clerk)))
      .toEqual(['Alpine Lodge', 'Beach Hut', 'City Inn', 'Zen Yard']);
    expect(names(await list(clerk, 'sort=-hotelName&perPage=2&page=2'))).toEqual([
      'Beach Hut',
      'Alpine Lodge',
    ]);
    expect(names(await list(boss, 'q=each'))).toEqual(['Beach Hut']);
    expect(names(await list(boss, 'q=beachhut'))).toEqual(['Beach Hut']);
    expect(names(await list(own.admin, `ownerId=${boss.userId}&q=city`))).toEqual(['City Inn']);
    const { position } = await hotels.remove(boss, closed._id);
    await shop.read('/hotels', position, boss.headers);
    expect((await list(boss)).total).toBe(3);
    const refused = await shop.get<Problem>('/hotels?sort=bank', own.admin.headers);
    expectProblem(refused, 400, 'invalid-request');
    expectProblem(await shop.get<Problem>('/hotels'), 401, 'unauthorized');
  });
});
