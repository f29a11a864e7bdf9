import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type OwnHotel, openOwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { API_KEY } from '@baanpak/command-api/testing/requests.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import type { Hired } from '@baanpak/command-api/testing/staff.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: Shop;
let own: OwnHotel;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  id = await newBooking();
});
afterAll(() => shop.close());

/** A stay at the hotel, by the id of staff, once they can read it. */
async function newBooking(): Promise<string> {
  const { body, position } = await shop.book(await own.newRoom(), nights(1, 3));
  const found = await shop.staffId(body.book._id);
  await shop.read(`/bookings/${found}`, position, own.owner.headers);
  return found;
}

type Event = { event: string; data: Record<string, unknown>; id?: string };

/** All that a stream tells from now on, as far as it has come. */
async function listen(by: Hired | undefined, query: string, headers: Record<string, string> = {}) {
  const { port } = shop.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/bookings/events${query}`, {
    headers: { 'x-api-key': API_KEY, ...by?.headers, ...headers },
    signal: leaving.signal,
  });
  const events: Event[] = [];
  const reading = (async () => {
    let text = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const block of whole) {
        const fields = Object.fromEntries(
          block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]),
        );
        events.push({ event: '', ...fields, data: JSON.parse(fields.data ?? '{}') });
      }
    }
  })().catch(() => {});
  const people = () =>
    events
      .filter(({ event }) => event === 'present')
      .map(({ data }) => [
        data.id,
        ...(data.people as { _id: string; doing: string }[]).map((one) => [one._id, one.doing]),
      ]);
  return {
    status: answer.status,
    events,
    people,
    lastId: () => events.findLast((one) => one.id !== undefined)?.id ?? '',
    changed: () =>
      events.filter(({ event }) => event === 'change').map(({ data }) => `${data.resource}`),
    async leave() {
      leaving.abort();
      await reading;
    },
  };
}

describe('GET /bookings/events', () => {
  it('tells who else has which booking open, and what they do there, until they leave', async () => {
    const { owner, officer } = own;
    const office = await listen(owner, `?present=${id.toUpperCase()}:looks`);
    const dashboard = await listen(own.admin, '');
    await expect.poll(dashboard.people).toEqual([[id, [owner.userId, 'looks']]]);
    const desk = await listen(officer, `?present=${id}:looks,${id}:moves`);
    await expect.poll(desk.people).toEqual([[id, [owner.userId, 'looks']]]);
    await expect.poll(office.people).toEqual([[id, [officer.userId, 'moves']]]);
    await desk.leave();
    await expect.poll(office.people).toEqual([[id, [officer.userId, 'moves']], [id]]);
    expect(office.events.some(({ event }) => event === 'presence')).toBe(false);
    await office.leave();
    await expect.poll(() => dashboard.people().at(-1)).toEqual([id]);
    await dashboard.leave();
  });

  it('does not let somebody leave whose pages open another booking', async () => {
    const { owner, officer } = own;
    const other = await newBooking();
    const desk = await listen(officer, '?present=');
    const before = await listen(owner, `?present=${id}:looks`);
    await expect.poll(desk.people).toEqual([[id, [owner.userId, 'looks']]]);
    await before.leave();
    const after = await listen(owner, `?present=${id}:looks,${other}:looks`);
    await expect.poll(desk.people).toEqual([
      [id, [owner.userId, 'looks']],
      [other, [owner.userId, 'looks']],
    ]);
    await after.leave();
    await expect.poll(() => desk.people().slice(2).sort()).toEqual([[id], [other]].sort());
    await desk.leave();
  });

  it('tells who comes back what changed meanwhile', async () => {
    const { owner } = own;
    const rename = (contactPhone: string) =>
      shop.put(`/hotels/${own.hotel.hotelId}`, { contactPhone }, owner.headers);
    const first = await listen(owner, '?present=', { 'last-event-id': '' });
    await rename('034 751 236');
    await expect.poll(first.changed).toContain('hotels');
    await expect.poll(first.lastId).not.toBe('');
    await first.leave();
    await rename('034 751 237');
    const second = await listen(owner, '?present=', { 'last-event-id': first.lastId() });
    await expect.poll(second.changed).toContain('hotels');
    expect(second.events.filter(({ event }) => event === 'missed')).toEqual([]);
    await second.leave();
    const stranger = await listen(owner, '', { 'last-event-id': '1/1' });
    await expect.poll(() => stranger.events.map(({ event }) => event)).toContain('missed');
    await stranger.leave();
    const plain = await listen(owner, '');
    await expect.poll(() => plain.events.map(({ event }) => event)).toContain('open');
    expect(plain.lastId()).toBe('');
    await plain.leave();
  });

  it('is for who may read the bookings that are named, each with what is done there', async () => {
    const statusFor = async (by: Hired | undefined, query: string) => {
      const { status, leave } = await listen(by, query);
      await leave();
      return status;
    };
    expect(await statusFor(undefined, `?present=${id}:looks`)).toBe(401);
    expect(await statusFor(own.otherOwner, `?present=${id}:looks`)).toBe(403);
    expect(await statusFor(own.otherOwner, `?present=${id}:sings,nothing`)).toBe(403);
    expect(await statusFor(own.visitor, `?present=${id}:looks`)).toBe(200);
    for (const malformed of ['sings', '', 'looks,', 'looks:moves'])
      expect(await statusFor(own.owner, `?present=${id}:${malformed}`)).toBe(400);
    expect(await statusFor(own.owner, `?present=${id}`)).toBe(400);
    expect(await statusFor(own.owner, '?present=BK-7Q2MX4:looks')).toBe(400);
    const many = Array.from({ length: 101 }, () => `${randomUUID()}:looks`);
    expect(await statusFor(own.owner, `?present=${many}`)).toBe(400);
    expect(await statusFor(own.owner, `?present=${randomUUID()}:looks`)).toBe(404);
    expect(await statusFor(own.owner, '?absent=')).toBe(400);
  });

  it('ends when the server closes', async () => {
    const closing = await openShop();
    const hotel = await openOwnHotel(closing);
    const { port } = closing.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/bookings/events?present=`, {
      headers: { 'x-api-key': API_KEY, ...hotel.owner.headers },
    });
    await closing.close();
    await answer.text();
  });
});
