import { randomUUID } from 'node:crypto';
import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { hotelRegistered, roomRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

let api: QueryApiForTest;
let url: string;
beforeAll(async () => {
  api = await openQueryApiForTest();
  url = await api.listen();
});
afterAll(() => api.close());

/** One white dot. */
const DOT = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64');

describe('the pictures of a hotel and its rooms', () => {
  it('are addresses beside the ids they were set by', async () => {
    const hotel = hotelRegistered({}, { slug: 'pictured' });
    const room = roomRegistered(hotel);
    const { hotelId } = hotel.data;
    const { roomId } = room.data;
    await api.given(
      hotelStream(hotelId),
      hotel,
      { type: 'HotelPicturesSet', data: { hotelId, pictures: { cover: 'c1', logo: 'l1' } } },
      { type: 'HotelPicturesSet', data: { hotelId, pictures: { cover: 'c2', gallery: ['g1'] } } },
    );
    await api.given(roomStream(roomId), room, {
      type: 'RoomPicturesSet',
      data: { roomId, pictures: { cover: 'r1', gallery: ['r2', 'r3'], panorama: 'p1' } },
    });
    const { body } = await api.get<{ hotel: HotelJson; rooms: RoomJson[] }>(
      '/outreach/hotels/pictured',
    );
    expect(body.hotel).toMatchObject({
      imageUrl: '/media/c2.webp',
      imagesUrl: ['/media/g1.webp'],
      imageLogoUrl: '/media/l1.webp',
      imagePaymentUrl: null,
      idBackgroundCover: 'c2',
      idsGallery: ['g1'],
      idLogo: 'l1',
      idPayment: null,
      version: 2,
    });
    expect(body.rooms[0]).toMatchObject({
      imageUrl: '/media/r1.webp',
      imagesUrl: ['/media/r2.webp', '/media/r3.webp'],
      image360Url: '/media/p1.webp',
      idBackgroundCover: 'r1',
      idsGallery: ['r2', 'r3'],
      version: 1,
    });
  });
});

describe('GET /media/{name}', () => {
  it('serves a picture to everyone, for ever, whole or narrower', async () => {
    const id = await api.media.put(DOT);
    for (const query of ['', '?w=360', '?w=1920']) {
      const answer = await fetch(`${url}/media/${id}.webp${query}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${id}.webp"`);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(DOT);
      const etag = answer.headers.get('etag') ?? '';
      const again = await fetch(answer.url, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      const head = await fetch(answer.url, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, `${DOT.length}`]);
    }
  });

  it('serves what was kept, in one of four widths, and never another file', async () => {
    const id = await api.media.put(DOT);
    expect(await api.status(`/media/${id}.webp?w=500`)).toBe(400);
    expect(await api.status(`/media/${id}`)).toBe(404);
    expect(await api.status(`/media/${randomUUID()}.webp`)).toBe(404);
    expect(await api.status('/media/..%2F..%2Fetc%2Fpasswd')).toBe(404);
    expect(await api.status('/media/%2e%2e%2fsecrets.webp')).toBe(404);
  });
});
