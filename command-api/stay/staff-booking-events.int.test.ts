import type { AddressInfo } from 'node:net';
import type { ChangedBookingJson } from '@baanpak/contract/stay/booking-state.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { API_KEY } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Hired } from '../testing/staff.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

/** What somebody is told from now on, event by event. */
async function listen(by?: Hired) {
  const { port } = shop.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/bookings/events`, {
    headers: { 'x-api-key': API_KEY, ...by?.headers },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const listener = {
    answer,
    leave: () => leaving.abort(),
    async next(): Promise<Readonly<{ event: string; data: ChangedBookingJson }>> {
      while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '\n\n';
      const end = text.indexOf('\n\n');
      const [, event = '', data = '{}'] =
        /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      return { event, data: JSON.parse(data) };
    },
  };
  if (answer.ok) expect(await listener.next()).toEqual({ event: 'open', data: {} });
  return listener;
}

describe('GET /bookings/events', () => {
  it('tells staff of each booking of theirs that changes, and of nobody else’s', async () => {
    const listeners = await Promise.all([own.owner, own.visitor].map(listen));
    const admin = await listen(own.admin);
    const foreign = (await shop.book(await shop.newRoom(), nights(1, 3))).body.book;
    const mine = (await shop.book(await own.newRoom(), nights(1, 3))).body.book;
    for (const { answer, next } of listeners) {
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await next()).toEqual({
        event: 'booking',
        data: {
          _id: shop.staffIdOf(mine._id),
          ownerId: own.owner.userId,
          hotelId: mine.hotelId,
          roomId: mine.roomId,
          status: 'Reserved',
          paymentStatus: 'pending',
          holdExpiresAt: mine.holdExpiresAt,
          version: 0,
        },
      });
    }
    // in what order two bookings of one moment are told, nobody promises
    const told = [(await admin.next()).data._id, (await admin.next()).data._id];
    const wanted = new Set([foreign._id, mine._id].map(shop.staffIdOf));
    expect(new Set(told)).toEqual(wanted);
    await shop.giveUp(mine._id);
    for (const { next } of listeners)
      expect((await next()).data).toMatchObject({
        _id: shop.staffIdOf(mine._id),
        status: 'Canceled',
        version: 1,
      });
    for (const { leave } of [...listeners, admin]) leave();
  });

  it('is for staff', async () => expect((await listen()).answer.status).toBe(401));
});
