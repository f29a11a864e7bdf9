import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { openBooking } from '../use-cases/booking/load-booking.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => provider.end()); // or nobody could stop who waits for it
afterAll(() => shop.close());

const PATIENT = { timeout: 60_000, interval: 50 };
const STAY = nights(1, 3);

/** A provider that takes calls and says nothing, until it is said to be away. */
function hanging() {
  let asked = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const hang = async (): Promise<never> => {
    asked += 1;
    await ended;
    throw new ProviderUnknown('It said nothing');
  };
  const calls = { fetchCharge: hang, findCharge: hang, expireCharge: hang };
  return { calls, asked: () => asked, end };
}

const provider = hanging();

async function book(room: Shop['garden'], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await shop.book(room, STAY)).body.book._id);
  return ids;
}

const statuses = async (ports: Ports, ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => openBooking(ports, id)));
  return new Set(found.map(({ state }) => state.status));
};
const mails = async () => {
  const { rows } = await shop.pool.query<{ mails: number }>(
    'SELECT count(*) AS mails FROM command.mails',
  );
  return rows[0]?.mails ?? 0;
};

it('a provider that hangs holds up no plain hold, no mail, and no hold of its own for long', async () => {
  const room = await shop.newRoom({ units: 90 });
  const pending = await book(room, 40);
  for (const bookingId of pending) expect((await shop.askForQr({ bookingId })).status).toBe(201);
  const plain = await book(room, 40);
  await shop.fault({ webhook: 'lost' }); // it would tell that the codes have expired
  shop.clock.moveBy(31 * MINUTE);
  const runner = await shop.runProcesses(await shop.anotherInstance(provider.calls));

  // it answers nobody all the while
  await vi.waitFor(async () => {
    expect(provider.asked()).toBeGreaterThan(0);
    expect(await statuses(shop.ports, plain)).toEqual(new Set(['Expired']));
    expect(await mails()).toBeGreaterThanOrEqual(100);
  }, PATIENT);
  expect(await statuses(shop.ports, pending)).toEqual(new Set(['Reserved']));
  const detail = expect.stringMatching(/^active; the provider is waited for by [1-9]\d* timers$/);
  expect(await runner.check()).toMatchObject({ ok: true, detail });

  shop.clock.moveBy(31_000);
  await book(room, 1); // whose mail wakes the queue, as no clock does that was moved
  await vi.waitFor(
    async () => expect(await statuses(shop.ports, pending)).toEqual(new Set(['Expired'])),
    PATIENT,
  );
  expect(provider.asked()).toBeLessThanOrEqual(16); // no more at once than its queue bears
}, 300_000);
