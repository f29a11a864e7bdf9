import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { expect } from 'vitest';
import type { Api } from '../testing/api.ts';
import { bookCheckout, openCheckout, readBooking } from '../testing/guest.ts';
import { chargesOf, payByCard } from '../testing/payments.ts';
import { searchHotels } from '../testing/search.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import type { Acknowledged } from './guests.ts';

/** In ms: the provider is asked for an open refund every 20 seconds. */
const REFUNDED_WITHIN = 120_000;

export type Reached = Readonly<{
  /** Where pages are reached from here, and the API of the same site. */
  address: string;
  api: Api;
  /** Of all users of the demo. */
  password: string;
}>;

/**
 * A guest looks at the first page, searches, books and pays by card; the owner signs in; an administrator calls the
 * booking off, the money goes back, and a mail says so.
 */
export async function journey(
  { address, api, password }: Reached,
  stay: Stay,
): Promise<Acknowledged> {
  const headers = { accept: 'text/html', 'accept-language': 'th' };
  expect(await (await fetch(address, { headers })).text()).toContain('<html lang="th"');
  const found = await searchHotels(api, stay);
  const room = found.hotels.flatMap((hotel) => hotel.rooms).find(({ units }) => units === 1);
  if (!room) throw new Error('The demo has no room of one unit');
  const roomId = room._id;
  const { uid } = (await openCheckout(api, [{ roomId, ...stay }])).body.data;
  const placed = await bookCheckout(api, uid);
  expect(placed.status).toBe(201);
  const { _id: id, bookingId: code } = placed.body.book;
  const paid = await payByCard(api, { checkoutId: uid });
  expect(paid).toMatchObject({ status: 201, body: { charge: { status: 'successful' } } });
  expect(await readBooking(api, id, paid.headers)).toMatchObject({ status: 'Booked' });

  const owner = await signIn(api, 'owner1', password);
  expect((await owner('/auth/user/me')).body).toMatchObject({ user: { username: 'owner1' } });
  const admin = await signIn(api, 'admin', password);
  const canceled = await admin(`/bookings/${await staffIdOf(admin, code)}`, { method: 'DELETE' });
  expect(canceled.status).toBe(200);
  await expect
    .poll(() => readBooking(api, id), { timeout: REFUNDED_WITHIN })
    .toMatchObject({ status: 'Canceled', paymentStatus: 'refunded' });
  expect(await chargesOf(api, code)).toMatchObject([{ refunds: { total: 1 } }]);
  const mails = async () => JSON.stringify((await api('/dev/outbox/api/v1/messages')).body);
  await expect.poll(mails).toContain(code);
  return { id, code, roomId, checkIn: stay.checkIn };
}
