import { randomUUID } from 'node:crypto';
import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import {
  HotelCoverAnswer,
  HotelGalleryAnswer,
  HotelLogoAnswer,
  HotelPaymentAnswer,
} from '@baanpak/contract/hotel/hotel-requests.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import {
  RoomCoverAnswer,
  RoomGalleryAnswer,
  RoomPanoramaAnswer,
} from '@baanpak/contract/room/room-requests.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { newPicture, newPictures, pictureForm } from '../testing/pictures.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Hired } from '../testing/staff.ts';

type Answer = Record<string, unknown> & Problem;
type Read = Readonly<{ hotel: StaffHotelJson; room: RoomJson }>;

let shop: Shop;
let own: OwnHotel;
let hotel: string;
let room: string;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  hotel = `/hotels/${own.hotel.hotelId}`;
  room = `/rooms/${(await own.newRoom()).roomId}`;
});
afterAll(() => shop.close());

const send = (url: string, form: object, by: Hired = own.owner, headers = {}) =>
  shop.post<Answer>(url, form, { ...by.headers, ...headers });
const sendOne = async (url: string, file?: Buffer) =>
  send(url, pictureForm('file', file ?? (await newPicture())));
const thingAt = async (url: string, position: string) => {
  const { body } = await shop.read<Read>(url, position, own.owner.headers);
  return url.startsWith('/hotels') ? body.hotel : body.room;
};

describe('POST /hotels/{id}/background-cover, POST /hotels/{id}/logo, POST /hotels/{id}/payment and POST /rooms/{id}/background-cover', () => {
  it.each([
    ['hotels', 'background-cover', HotelCoverAnswer, 'idBackgroundCover', 'imageUrl'],
    ['hotels', 'logo', HotelLogoAnswer, 'idLogo', 'imageLogoUrl'],
    ['hotels', 'payment', HotelPaymentAnswer, 'idPayment', 'imagePaymentUrl'],
    ['rooms', 'background-cover', RoomCoverAnswer, 'idBackgroundCover', 'imageUrl'],
  ])('answer what GET says: /%s/{id}/%s', async (of, path, schema, id, imageUrl) => {
    const thing = of === 'hotels' ? hotel : room;
    const first = await sendOne(`${thing}/${path}`);
    expect(first.status).toBe(200);
    expectShape(schema, first.body);
    const { detail, ...fields } = (await sendOne(`${thing}/${path}`)).body;
    expect(detail).toBe('Picture saved');
    expect(fields[id]).not.toBe(first.body[id]);
    expect(fields[imageUrl]).toBe(`/media/${fields[id]}.webp`);
    const again = await sendOne(`${thing}/${path}`);
    const { detail: _, ...answered } = again.body;
    expect(await thingAt(thing, again.position)).toMatchObject(answered);
  });

  it('POST /rooms/{id}/panorama answers what GET says, when it is twice as wide as high', async () => {
    const { body, status, position } = await sendOne(
      `${room}/panorama`,
      await newPicture(640, 320),
    );
    expect(status).toBe(200);
    expectShape(RoomPanoramaAnswer, body);
    expect(await thingAt(room, position)).toMatchObject({ image360Url: body.image360Url });
    const flat = await newPicture(640, 480);
    await expectRefusal(
      (headers) => send(`${room}/panorama`, pictureForm('file', flat), own.owner, headers),
      422,
      'not-a-panorama',
    );
  });

  it('of a picture that was sent before change nothing, with or without a key', async () => {
    const form = () => pictureForm('file', file);
    const file = await newPicture();
    const first = await send(`${room}/background-cover`, form());
    const key = { 'idempotency-key': randomUUID() };
    const again = await send(`${room}/background-cover`, form(), own.owner, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
    const { version } = await thingAt(room, first.position);
    expect(await thingAt(room, again.position)).toMatchObject({ version });
  });
});

describe('POST /hotels/{id}/gallery and POST /rooms/{id}/gallery', () => {
  it.each([
    ['hotels', HotelGalleryAnswer],
    ['rooms', RoomGalleryAnswer],
  ])('put pictures last, each once, and answer the gallery whole: /%s/{id}', async (of, schema) => {
    const thing = of === 'hotels' ? hotel : `/rooms/${(await own.newRoom()).roomId}`;
    const [a, b, c] = await Promise.all([newPicture(), newPicture(), newPicture()]);
    const first = await send(`${thing}/gallery`, pictureForm('files', a, b, a));
    expect(first.status).toBe(200);
    expectShape(schema, first.body);
    const ids = first.body.idsGallery as string[];
    expect(ids).toHaveLength(2);
    const second = await send(`${thing}/gallery`, pictureForm('files', c, b));
    expect(second.body.idsGallery).toEqual([...ids, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const { detail: _, ...answered } = second.body;
    expect(await thingAt(thing, second.position)).toMatchObject(answered);
  });

  it('at once by several add them all', async () => {
    const url = `/rooms/${(await own.newRoom()).roomId}/gallery`;
    const files = await newPictures(4);
    await Promise.all(files.map((file) => send(url, pictureForm('files', file))));
    const { body } = await send(url, pictureForm('files', ...files));
    expect(body.idsGallery).toHaveLength(4);
  });

  it('take thirty pictures and refuse the next', async () => {
    const url = `/rooms/${(await own.newRoom()).roomId}/gallery`;
    const files = await newPictures(31);
    expect((await send(url, pictureForm('files', ...files.slice(0, 29)))).status).toBe(200);
    expectProblem(await send(url, pictureForm('files', ...files)), 422, 'gallery-full');
    const full = await send(url, pictureForm('files', ...files.slice(0, 30)));
    expect(full.body.idsGallery).toHaveLength(30);
    await expectRefusal(
      (headers) => send(url, pictureForm('files', ...files.slice(30)), own.owner, headers),
      422,
      'gallery-full',
    );
  });
});

describe('PUT with null for a picture', () => {
  it.each([
    ['hotels', 'background-cover', 'idBackgroundCover', 'imageUrl'],
    ['hotels', 'logo', 'idLogo', 'imageLogoUrl'],
    ['hotels', 'payment', 'idPayment', 'imagePaymentUrl'],
    ['rooms', 'background-cover', 'idBackgroundCover', 'imageUrl'],
    ['rooms', 'panorama', 'image360Url', 'image360Url'],
  ])('takes it away: /%s/{id}, %s', async (of, path, field, imageUrl) => {
    const thing = of === 'hotels' ? hotel : room;
    const set = await sendOne(`${thing}/${path}`, await newPicture(640, 320));
    const { headers } = own.owner;
    const { position } = await shop.put<Answer>(thing, { [field]: null }, headers);
    expect(await thingAt(thing, position)).toMatchObject({ [field]: null, [imageUrl]: null });
    const again = await shop.put<Answer>(thing, { [field]: null }, headers);
    expect(again.status).toBe(200);
    const refused = await shop.put<Answer>(thing, { [field]: set.body[field] }, headers);
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: field }]);
  });
});

it('the pictures of a hotel, from upload to removal, as guests see them', async () => {
  const { headers } = own.owner;
  const cover = await sendOne(`${hotel}/background-cover`, await newPicture(3000, 2000));
  const gallery = await send(`${hotel}/gallery`, pictureForm('files', ...(await newPictures(2))));
  const page = async (position: string) => {
    const url = `/outreach/hotels/${own.hotel.slug}`;
    return (await shop.read<{ hotel: StaffHotelJson }>(url, position)).body.hotel;
  };
  const seen = await page(gallery.position);
  expect(seen).toMatchObject({
    imageUrl: cover.body.imageUrl,
    imagesUrl: gallery.body.imagesUrl,
  });
  const picture = (url: string | null | undefined, width = '') =>
    shop.app.inject({ url: `${url}${width}` });
  for (const [query, width] of [
    ['', 2560],
    ['?w=360', 360],
  ] as const) {
    const { rawPayload, headers: served } = await picture(seen.imageUrl, query);
    expect(served['content-type']).toBe('image/webp');
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
  }

  const ids = seen.idsGallery;
  const ordered = [...ids].reverse();
  const put = await shop.put<Answer>(hotel, { idsGallery: ordered }, headers);
  expect((await page(put.position)).idsGallery).toEqual(ordered);
  const [kept = '', removed = ''] = ordered;
  const fewer = await shop.put<Answer>(hotel, { idsGallery: [kept] }, headers);
  expect((await page(fewer.position)).imagesUrl).toEqual([`/media/${kept}.webp`]);
  expect((await picture(`/media/${removed}.webp`)).statusCode).toBe(200);
});
