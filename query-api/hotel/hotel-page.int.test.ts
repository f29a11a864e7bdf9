import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { type RoomJson, RoomSchema } from '@baanpak/contract/room/room.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { DEFAULT_CANCELLATION_POLICY } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  calendarOpened,
  HOTEL_DETAILS,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Page = { hotel: HotelJson; rooms: RoomJson[]; detail: string; code?: string };

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
});
afterAll(() => api.close());

async function hotelGiven(slug: string) {
  const hotel = hotelRegistered({}, { slug });
  const stream = hotelStream(hotel.data.hotelId);
  await api.given(stream, hotel);
  return { hotel, stream, hotelId: hotel.data.hotelId };
}

async function roomGiven(hotel: ReturnType<typeof hotelRegistered>, price: number) {
  const room = roomRegistered(hotel, { basePrice: baht(price) });
  const { roomId } = room.data;
  await api.given(roomStream(roomId), room);
  return { room, roomId, stream: roomStream(roomId) };
}

const page = (slug: string, language = 'en') =>
  api.get<Page>(`/outreach/hotels/${slug}`, { 'accept-language': language });

describe('GET /outreach/hotels/{slug}', () => {
  it('shows a registered hotel with every field, and nothing of its bank account or taxes', async () => {
    const { hotel } = await hotelGiven('every-field');
    const { status, body } = await page('every-field');
    expect(status).toBe(200);
    const { bank, bankAccountNumber, bankAccountName, promptPayId, taxId, ...open } = HOTEL_DETAILS;
    expect(body.hotel).toEqual({
      ...open,
      _id: hotel.data.hotelId,
      ownerId: hotel.data.ownerId,
      hotelNameSlug: 'every-field',
      province: { th: 'ชลบุรี', en: 'Chonburi' },
      cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
      registeredName: null,
      registeredAddress: null,
      vatRegistered: true,
      imageUrl: null,
      imagesUrl: [],
      imageLogoUrl: null,
      imagePaymentUrl: null,
      idBackgroundCover: null,
      idsGallery: [],
      idLogo: null,
      idPayment: null,
      reviewScore: null,
      reviewCount: 0,
      minPrice: null,
      disabled: false,
      version: 0,
    });
    expect(body.rooms).toEqual([]);
  });

  it('says so in both languages', async () => {
    await hotelGiven('bilingual');
    expect((await page('bilingual', 'th')).body.detail).toBe('ข้อมูลโรงแรมและห้องพัก');
    expect((await page('bilingual', 'en')).body.detail).toBe('The hotel and its rooms');
  });

  it('shows what is described again, and keeps the rest', async () => {
    const { stream, hotelId } = await hotelGiven('described');
    const place = { lat: 12.9, lng: 100.9, googleMapsLink: 'https://maps.example/1' };
    const changes = { provinceId: 'TH-83', locPlaces: place };
    await api.given(stream, { type: 'HotelDescribed', data: { hotelId, changes } });
    expect((await page('described')).body.hotel).toMatchObject({
      hotelName: { th: 'ริมน้ำ', en: 'Riverside' },
      provinceId: 'TH-83',
      province: { th: 'ภูเก็ต', en: 'Phuket' },
      locPlaces: place,
      version: 1,
    });
  });

  it('is gone while the hotel is disabled', async () => {
    const { stream, hotelId } = await hotelGiven('closed');
    await api.given(stream, { type: 'HotelDisabled', data: { hotelId } });
    expect(await page('closed')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    await api.given(stream, { type: 'HotelEnabled', data: { hotelId } });
    const { status, body } = await page('closed');
    expect(status).toBe(200);
    expect(body.hotel).toMatchObject({ disabled: false, version: 2 });
  });

  it('is unknown for a slug nobody has, and reads capitals as small letters', async () => {
    await hotelGiven('small-letters');
    expect((await page('nobody')).status).toBe(404);
    expect((await page('Small-Letters')).status).toBe(200);
  });
});

describe("the rooms on a hotel's page", () => {
  it('are its open rooms with every field, cheapest first', async () => {
    const { hotel } = await hotelGiven('two-rooms');
    const dear = await roomGiven(hotel, 2000);
    const cheap = await roomGiven(hotel, 900);
    const closed = await roomGiven(hotel, 500);
    await api.given(closed.stream, { type: 'RoomDisabled', data: { roomId: closed.roomId } });
    const { body } = await page('two-rooms');
    expect(body.rooms.map(({ _id }) => _id)).toEqual([cheap.roomId, dear.roomId]);
    const [first = {}] = body.rooms;
    expect(new Set(Object.keys(first))).toEqual(new Set(Object.keys(RoomSchema.properties)));
    expect(first).toMatchObject({
      _id: cheap.roomId,
      hotelId: hotel.data.hotelId,
      ownerId: hotel.data.ownerId,
      title: { th: 'Garden room', en: 'Garden room' },
      subtitle: null,
      description: null,
      roomType: null,
      basePrice: 900,
      units: 0,
      maxGuests: 3,
      guests: 2,
      petsAllowed: true,
      kidsAllowed: true,
      facilities: [],
      notes: [],
      breakfast: null,
      imageUrl: null,
      imagesUrl: [],
      image360Url: null,
      idBackgroundCover: null,
      idsGallery: [],
      rating: null,
      ratingValue: null,
      reviewCount: 0,
      disabled: false,
      version: 0,
    });
    expect(body.hotel.minPrice).toBe(900);
  });

  it('come back when they are enabled, and say what they were told since', async () => {
    const { hotel } = await hotelGiven('back-again');
    const { roomId, stream } = await roomGiven(hotel, 900);
    const changes = { basePrice: baht(1100), maxGuests: 4, roomType: 'suite' };
    await api.given(
      stream,
      { type: 'RoomDisabled', data: { roomId } },
      { type: 'RoomEnabled', data: { roomId } },
      { type: 'RoomDescribed', data: { roomId, changes } },
    );
    const { body } = await page('back-again');
    expect(body.rooms).toMatchObject([
      { basePrice: 1100, maxGuests: 4, roomType: 'suite', guests: 2, version: 3 },
    ]);
    expect(body.hotel.minPrice).toBe(1100);
  });

  it('are as many as their calendar says', async () => {
    const { hotel } = await hotelGiven('units');
    const { room, roomId } = await roomGiven(hotel, 900);
    const calendar = roomCalendarStream(roomId);
    await api.given(calendar, calendarOpened(room, 2));
    expect((await page('units')).body.rooms).toMatchObject([{ units: 2 }]);
    await api.given(calendar, { type: 'UnitsChanged', data: { roomId, units: 5 } });
    expect((await page('units')).body.rooms).toMatchObject([{ units: 5 }]);
  });

  it("cost from tonight's lowest price on", async () => {
    const { hotel } = await hotelGiven('tonight');
    const { roomId, stream } = await roomGiven(hotel, 900);
    const tonight = { from: localDate('2027-01-01'), to: localDate('2027-01-02') };
    const data = { roomId, prices: [{ ...tonight, price: baht(700.5) }], rules: [] };
    await api.given(stream, { type: 'DaysPainted', data });
    const { body } = await page('tonight');
    expect(body.hotel.minPrice).toBe(701);
    expect(body.rooms).toMatchObject([{ basePrice: 900, version: 1 }]);
  });
});
