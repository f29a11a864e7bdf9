import { randomUUID } from 'node:crypto';
import { MediaUnavailable } from '@baanpak/infrastructure/media/port.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { newPicture, newPictures, pictureForm } from '../testing/pictures.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Hired } from '../testing/staff.ts';
import { imageUpload } from './image-upload.ts';

let shop: Shop;
let own: OwnHotel;
let hotel: string;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  hotel = `/hotels/${own.hotel.hotelId}`;
});
afterAll(() => shop.close());

const send = (url: string, form: object, by: Hired = own.owner) =>
  shop.post<Problem>(url, form, by.headers);
const sendOne = async (url: string, file?: Buffer) =>
  send(url, pictureForm('file', file ?? (await newPicture())));

describe('a form with pictures', () => {
  it('is refused before a look at it from who may not write', async () => {
    const cover = `${hotel}/background-cover`;
    const nonsense = { surelyNotAField: true };
    expectProblem(await shop.post<Problem>(cover, nonsense), 401, 'unauthorized');
    for (const by of [own.otherOwner, own.officer, own.visitor, own.auditor])
      expectProblem(await send(cover, nonsense, by), 403, 'forbidden');
    expectProblem(await send(cover, nonsense), 415, 'unsupported-media-type');
    const form = pictureForm('file', await newPicture());
    expect((await send(cover, form, own.admin)).status).toBe(200);
  });

  it('for what is not there, or no longer, is 404', async () => {
    const { roomId } = await own.newRoom();
    await shop.delete(`/rooms/${roomId}`, own.owner.headers);
    for (const path of [
      `/rooms/${roomId}/panorama`,
      `/rooms/${randomUUID()}/gallery`,
      `/hotels/${randomUUID()}/logo`,
    ])
      expectProblem(await sendOne(path), 404, 'not-found');
  });

  it('names the field that is missing, or has more than one picture', async () => {
    const two = pictureForm('file', ...(await newPictures(2)));
    for (const [url, form, path] of [
      [`${hotel}/logo`, new FormData(), 'file'],
      [`${hotel}/gallery`, new FormData(), 'files'],
      [`${hotel}/logo`, two, 'file'],
      [`${hotel}/gallery`, two, 'file'],
    ] as const) {
      const refused = await send(url, form);
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toMatchObject([{ path }]);
    }
  });

  it('goes by what a file is, not by what it is called', async () => {
    const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    for (const file of [page, drawing, Buffer.alloc(0)])
      expectProblem(await sendOne(`${hotel}/logo`, file), 415, 'unsupported-media-type');
    const avif = await sharp(await newPicture())
      .avif()
      .toBuffer();
    expect((await sendOne(`${hotel}/logo`, avif)).status).toBe(200);
  });

  it('is too large beyond 10 MiB or 50 megapixels', async () => {
    const large = Buffer.alloc(11 * 1024 * 1024);
    expectProblem(await sendOne(`${hotel}/logo`, large), 413, 'payload-too-large');
    const gallery = await send(`${hotel}/gallery`, pictureForm('files', large));
    expectProblem(gallery, 413, 'payload-too-large');
    const wide = {
      create: { width: 10_001, height: 5_000, channels: 3, background: '#fff' },
    } as const;
    const pixels = await sharp(wide).jpeg().toBuffer();
    expectProblem(await sendOne(`${hotel}/logo`, pixels), 413, 'payload-too-large');
  });

  it('is 503 while the media store is away', async () => {
    const put = async () => {
      throw new MediaUnavailable('The bucket does not answer');
    };
    const away = imageUpload({ put }, { put });
    const without = await shop.routesOf({ ...shop.ports, pictures: away });
    const form = pictureForm('file', await newPicture());
    const refused = await without.post<Problem>(
      `${hotel}/background-cover`,
      form,
      own.owner.headers,
    );
    expectProblem(refused, 503, 'store-away');
    expect(refused.headers['retry-after']).toBe('5');
  });

  it('that comes with too many others is asked to come again', async () => {
    const file = await newPicture();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => send(`${hotel}/logo`, pictureForm('file', file))),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expectProblem(one, 503, 'busy');
    expect((await send(`${hotel}/logo`, pictureForm('file', file))).status).toBe(200);
  });
});
