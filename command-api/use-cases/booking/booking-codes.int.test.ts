import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { commandHandler } from '@baanpak/infrastructure/commands/command-handler.ts';
import { outboxReader, outboxTransport } from '@baanpak/infrastructure/mail/outbox.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { PUBLIC_SITE } from '../../testing/shop-runners.ts';
import { hire } from '../../testing/staff.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const codesInTheLog = async () =>
  (await wholeLog(shop.store)).flatMap(({ data }) => {
    const { terms } = data as { terms?: { code: string } };
    return terms ? [terms.code] : [];
  });

describe('the code of a booking', () => {
  it('is not given again where a store wrote the booking and then refused its checkout', async () => {
    const { store, codec, ports } = shop;
    let breaks = true;
    const commands = commandHandler({
      store: {
        ...store,
        async appendInOrder(appends) {
          const parts = appends.filter(({ stream }) => !breaks || !stream.startsWith('checkout-'));
          if (parts.length === 0) return { outcome: 'conflict', written: [] };
          const { outcome, written } = await store.appendInOrder(parts);
          return { outcome: breaks ? 'conflict' : outcome, written };
        },
      },
      codec,
    });
    const other = await shop.routesOf({ ...ports, commands });
    const broken = await other.book(await shop.newRoom(), nights(1, 3));
    breaks = false;
    const next = await other.book(await shop.newRoom(), nights(1, 3));
    expect([broken.status, next.status]).toEqual([503, 201]);
    const codes = await codesInTheLog();
    expect(codes.length).toBeGreaterThan(1);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is given again when nothing was written under it', async () => {
    const room = await shop.newRoom();
    await shop.book(room, nights(1, 3));
    const putBack = vi.spyOn(shop.ports.holds, 'putBack');
    const commands = { ...shop.ports.commands };
    commands.handleInOrder = async () => ({
      outcome: 'refused',
      refusal: new Refusal('room-already-booked', 'Taken'),
      begun: false,
      untouched: true,
    });
    const other = await shop.routesOf({ ...shop.ports, commands });
    await other.book(await shop.newRoom(), nights(1, 3));
    expect(putBack).toHaveBeenCalledOnce();
    putBack.mockRestore();
  });
});

describe('a code that a log has twice all the same', () => {
  it('stops nothing: staff find both bookings, and the guest gets both links', async () => {
    const code = 'BK-7Q2MX4';
    const holds = { ...shop.ports.holds, codes: async () => [code] };
    const other = await shop.routesOf({ ...shop.ports, holds });
    const guest = { email: 'twice@example.com', lang: 'en' } as const;
    const first = await other.book(await shop.newRoom(), nights(1, 3), guest);
    const second = await other.book(await shop.newRoom(), nights(4, 6), guest);
    const ids = [first, second].map(({ body }) => body.book._id);

    const admin = await hire(shop.ports, 'admin');
    const list = await shop.read<{ books: BookingJson[] }>(
      `/bookings?q=${code}&sort=createdAt`,
      second.position,
      admin.headers,
    );
    expect(new Set(list.body.books.map(({ _id }) => _id))).toEqual(
      new Set(ids.map(shop.staffIdOf)),
    );

    await shop.runMailer(outboxTransport(shop.pool, shop.ports.now));
    await shop.post(`${BOOKINGS}/find`, { bookingId: code, email: guest.email });
    await vi.waitFor(
      async () => {
        const [mail] = (await outboxReader(shop.pool).list()).filter(({ subject }) =>
          subject.includes(code),
        );
        const { text = '' } = (await outboxReader(shop.pool).read(mail?.id ?? '')) ?? {};
        for (const id of ids) expect(text).toContain(`${PUBLIC_SITE}/en/booking/${id}`);
      },
      { timeout: 20_000, interval: 30 },
    );
  });
});
