import { HOUR } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { PATIENT } from '../testing/refunds.ts';
import { stayedGuest } from '../testing/reviews.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  await shop.runProcesses();
});
afterAll(() => shop.close());

const timers = async () => {
  const { rows } = await shop.pool.query<{ key: string }>(
    `SELECT key FROM command.process_timers WHERE key LIKE 'letter:stayed:%'`,
  );
  return rows.length;
};
const queued = async () => {
  const { rows } = await shop.pool.query(
    `SELECT FROM command.mails WHERE letter ->> 'letter' = 'stayed'`,
  );
  return rows.length;
};
const waits = (count: number) =>
  vi.waitFor(async () => expect(await timers()).toBe(count), PATIENT);

/** The mail's time has come. */
async function laterThatDay(): Promise<void> {
  await waits(1);
  shop.clock.moveBy(3 * HOUR);
  await shop.runProcesses();
  await waits(0);
}

describe('a guest who left', () => {
  it('is asked for a review once, though the departure was undone and recorded again', async () => {
    const { guestId } = await stayedGuest(shop, own);
    await laterThatDay();
    expect(await queued()).toBe(1);
    const staff = staffBookingsWith(shop);
    const { position } = await staff.change(own.owner, guestId, { action: 'check-out' });
    const undone = await staff.change(own.owner, guestId, { action: 'undo', position });
    expect(undone.body.book.status).toBe('Booked');
    await staff.change(own.owner, guestId, { action: 'check-out' });
    await laterThatDay();
    expect(await queued()).toBe(1);
  });
});
