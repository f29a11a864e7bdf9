import { randomUUID } from 'node:crypto';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { SiteJson, StaffSiteJson } from '@baanpak/contract/site/site.ts';
import { SiteAnswer } from '@baanpak/contract/site/site-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { newPicture, pictureForm } from '../../testing/pictures.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

type Answered = Readonly<{ site: SiteJson }> & Problem;

let shop: Shop;
let admin: Hired;
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.ports, 'admin');
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

  it('changes a page of text and leaves the others; a plain text is both languages', async () => {
    const { body } = await shop.get<Answered>('/site');
    expect(body.site.pages.terms.en).toContain('## Booking');
    const about = { th: 'เกี่ยวกับเรา', en: 'About us' };
    const changed = await change({ pages: { about, partners: 'Baanpak' } });
    const pages = { ...body.site.pages, about, partners: { th: 'Baanpak', en: 'Baanpak' } };
    expect(changed.body.site.pages).toEqual(pages);
    expect((await shop.read<Answered>('/site', changed.position)).body.site.pages).toEqual(pages);
  });

  it('is refused by the version of the back office where the same part was changed since', async () => {
    const path = '/admin-api/site/site';
    type Staff = StaffSiteJson & Problem;
    const put = (body: object) => shop.put<Staff>(path, body, admin.headers);
    const read = await shop.read<Staff>(path, (await change({})).position, admin.headers);
    const { version } = read.body;
    const terms = { th: 'ใหม่', en: 'New' };
    const first = await put({ pages: { terms }, version });
    expect(first.body).toEqual({
      ...read.body,
      pages: { ...read.body.pages, terms },
      version: version + 1,
    });
    const other = await put({ pages: { privacy: 'P' }, rewardRate: 3, version });
    expect(other.body).toMatchObject({ rewardRate: 3, version: version + 2, pages: { terms } });
    expectProblem(await put({ pages: { terms: 'Mine' }, version }), 409, 'stale-version');
    const again = await shop.read<Staff>(path, other.position, admin.headers);
    expect(again.body).toEqual(other.body);
    await change({ rewardRate: 1 });
  });

  it('sets the rates that bookings keep from then on, and GET /site does not tell them', async () => {
    const termsOf = async (bookingId: string) => {
      const { state } = await shop.ports.commands.load(booking, bookingStream(bookingId));
      return state.status === 'unknown' ? undefined : state.terms.rates;
    };
    const room = await shop.newRoom();
    const before = (await shop.book(room, nights(1, 3))).body.book;
    const commissionRate = { website: 0.15, phone: 0.05, 'walk-in': 0, admin: 0.1 };
    const incentiveRate = { website: 0, phone: 0.02, 'walk-in': 0.01, admin: 0 };
    const { body, position } = await change({ rewardRate: 2, commissionRate, incentiveRate });
    for (const { site } of [body, (await shop.read<Answered>('/site', position)).body])
      expect(Object.keys(site).filter((field) => field.endsWith('Rate'))).toEqual([]);
    const after = (await shop.book(room, nights(3, 5))).body.book;
    const taken = await staffBookingsWith(shop).take(admin, room, nights(5, 6));
    expect(await termsOf(shop.staffIdOf(before._id))).toEqual({
      reward: 1,
      commission: 0.1,
      incentive: 0,
    });
    expect(await termsOf(shop.staffIdOf(after._id))).toEqual({
      reward: 2,
      commission: 0.15,
      incentive: 0,
    });
    expect(await termsOf(taken.body.book._id)).toEqual({
      reward: 2,
      commission: 0.05,
      incentive: 0.02,
    });
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
    ['a share above all of it', { commissionRate: { website: 1.1 } }, 'commissionRate.phone'],
    ['what it does not know', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_, body, path) => {
    const refused = await change(body);
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.[0]?.path).toBe(path);
  });

  it('is only for administrators to change', async () =>
    expectProblem(await change({}, await hire(shop.ports, 'owner')), 403, 'forbidden'));
});

describe('POST /site/banner', () => {
  it('takes a picture for the home page, from administrators alone', async () => {
    const form = pictureForm('file', await newPicture());
    const set = await shop.post<Answered & { imageUrl: string }>(
      '/site/banner',
      form,
      admin.headers,
    );
    expect(set.status).toBe(200);
    expect(set.body.imageUrl).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
    const read = await shop.read<Answered>('/site', set.position);
    expect(read.body.site.bannerUrl).toBe(set.body.imageUrl);
    const owner = await hire(shop.ports, 'owner');
    expectProblem(await shop.post<Problem>('/site/banner', form, owner.headers), 403, 'forbidden');
  });
});
