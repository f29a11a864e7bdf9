import { randomUUID } from 'node:crypto';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { SiteJson } from '@baanpak/contract/site/site.ts';
import { SiteAnswer } from '@baanpak/contract/site/site-requests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectShape } from '../testing/expectations.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type Hired, hire } from '../testing/staff.ts';

type Answered = Readonly<{ site: SiteJson }> & Problem;

let shop: Shop;
let admin: Hired;
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.deps, 'admin');
});
afterAll(() => shop.close());

const change = (body: object, by = admin) => shop.put<Answered>('/site', body, by.headers);

describe('PUT /site', () => {
  it('changes what GET /site says from the first, and GET /auth/get/banner', async () => {
    const { body } = await shop.get<Answered>('/site');
    expect(body.site).toMatchObject({ company: 'Baanpak', copyright: '© 2024', bannerUrl: null });
    const banner = `/media/${'0f'.repeat(16)}.webp`;
    const changed = await change({ ...body.site, company: 'บ้านพัก', bannerUrl: banner });
    expect(changed.status).toBe(200);
    expectShape(SiteAnswer, changed.body);
    expect(changed.body.site).toEqual({ ...body.site, company: 'บ้านพัก', bannerUrl: banner });
    const read = await shop.read<Answered>('/site', changed.position);
    expect(read.body.site).toEqual(changed.body.site);
    const seen = await shop.get<{ imageUrl: string }>('/auth/get/banner');
    expect(seen.body.imageUrl).toBe(banner);
    const without = await change({ bannerUrl: null });
    expect((await shop.read<Answered>('/site', without.position)).body.site.bannerUrl).toBeNull();
  });

  it('shows the rooms that were chosen first, as long as they are open', async () => {
    const { roomId } = await shop.newRoom();
    const { position } = await change({ selectedRoomIds: [shop.cloud.roomId, roomId] });
    const { body } = await shop.read<{ rooms: RoomJson[] }>('/rooms/select-room', position);
    expect(body.rooms.slice(0, 2).map(({ _id }) => _id)).toEqual([shop.cloud.roomId, roomId]);
    expect(body.rooms.length).toBeGreaterThan(2);
    expect(new Set(body.rooms.map(({ _id }) => _id)).size).toBe(body.rooms.length);
  });

  it.each([
    ['another version', { version: '9' }, 'version'],
    ['a room nobody has', { selectedRoomIds: [randomUUID()] }, 'selectedRoomIds.0'],
    ['script as a link', { partnerUrl: 'javascript:alert(1)' }, 'partnerUrl'],
    ['a picture from elsewhere', { bannerUrl: 'https://example.com/a.webp' }, 'bannerUrl'],
    ['what it does not know', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_, body, path) => {
    const refused = await change(body);
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.[0]?.path).toBe(path);
  });

  it('is only for administrators to change', async () =>
    expectProblem(await change({}, await hire(shop.deps, 'owner')), 403, 'forbidden'));
});
