import type { PreferencesJson } from '@baanpak/contract/preferences/preferences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';

type Kept = Readonly<{ preferences: PreferencesJson }> & Problem;

const PATH = '/users/me/preferences';
const view = (name: string, given: object = {}) => ({
  ...{ name, filter: { status: ['Booked'] }, sort: { field: 'checkInDate', order: 'ASC' } },
  ...{ hidden: ['price'], isDefault: false },
  ...given,
});

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const newOfficer = () => hire(shop.ports, 'officer', own.owner.userId);
const keep = (by: Hired, body: object) => shop.put<Kept>(PATH, body, by.headers);
const kept = async (by: Hired) => (await shop.get<Kept>(PATH, by.headers)).body.preferences;

describe('GET /users/me/preferences, PUT /users/me/preferences', () => {
  it('keep the views of a list, each user’s own', async () => {
    const [one, other] = [await newOfficer(), await newOfficer()];
    expect(await kept(one)).toEqual({});
    const arrivals = { 'book-manage': [view('Arrivals', { isDefault: true })] };
    expect((await keep(one, arrivals)).body.preferences).toEqual(arrivals);
    expect(await kept(one)).toEqual(arrivals);
    expect(await kept(other)).toEqual({});
  });

  it('replace the views of the lists that are named, and leave the others', async () => {
    const one = await newOfficer();
    await keep(one, { 'book-manage': [view('A')], 'room-manage': [view('B')] });
    await keep(one, { 'book-manage': [view('C')] });
    expect(await kept(one)).toEqual({ 'book-manage': [view('C')], 'room-manage': [view('B')] });
  });

  it.for([
    ['a list that there is not', { garden: [view('A')] }],
    ['a name twice', { 'book-manage': [view('A'), view('A ')] }],
    ['no name', { 'book-manage': [view(' ')] }],
    ['two defaults', { 'book-manage': ['A', 'B'].map((name) => view(name, { isDefault: true })) }],
    ['too many views', { 'book-manage': Array.from({ length: 13 }, (_, n) => view(`${n}`)) }],
    ['too much', { 'book-manage': [view('A', { filter: { q: 'x'.repeat(40_000) } })] }],
    ['nothing', {}],
  ] as const)('refuse %s', async ([, body]) => {
    const one = await newOfficer();
    expectProblem(await keep(one, body), 400, 'invalid-request');
    expect(await kept(one)).toEqual({});
  });

  it('are for staff', async () => {
    expect((await shop.get(PATH)).status).toBe(401);
    expect((await shop.put(PATH, { 'book-manage': [] })).status).toBe(401);
  });

  it('are forgotten with the user', async () => {
    const one = await newOfficer();
    await keep(one, { 'book-manage': [view('A')] });
    await shop.delete(`/users/${one.userId}`, own.owner.headers);
    expect(await shop.ports.preferences.read(one.userId)).toEqual({});
  });
});
