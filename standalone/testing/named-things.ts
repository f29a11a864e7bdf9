import { randomUUID } from 'node:crypto';
import {
  contextForTest,
  registerHotel,
  registerRoom,
} from '@baanpak/command-api/testing/catalogue.ts';
import { openCaseFor, openDispute } from '@baanpak/command-api/testing/money-cases.ts';
import { openApplicationFor } from '@baanpak/command-api/testing/partners.ts';
import { newPicture, pictureForm } from '@baanpak/command-api/testing/pictures.ts';
import { askBack } from '@baanpak/command-api/testing/refunds.ts';
import { reviewedStay } from '@baanpak/command-api/testing/reviews.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { hire } from '@baanpak/command-api/testing/staff.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { COMMANDS } from '@baanpak/domain/testing/booking-samples.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';

type Makers = Readonly<Record<string, (ownerId: string) => Promise<string>>>;

/** Makes what a path names, for an owner. A route to something else must have its maker here. */
export const makersOfThings = (shop: Shop): Makers => ({
  '/users/:id': async (ownerId) => (await hire(shop.ports, 'visitor', ownerId)).userId,
  '/hotels/:id': async (ownerId) =>
    (await registerHotel(shop.ports.commands, `hotel-${randomUUID()}`, ownerId)).hotelId,
  '/rooms/:id': async (ownerId) => {
    return (await newRoom(shop, ownerId)).roomId;
  },
  '/bookings/:id': async (ownerId) => {
    const { body } = await shop.book(await newRoom(shop, ownerId), nights(1, 3));
    return shop.staffIdOf(body.book._id);
  },
});

/** For routes that need more of it. */
export const makersOfRoutes = (shop: Shop): Makers => ({
  '/bookings/cases/:id': (ownerId) => openCaseFor(shop, ownerId),
  '/bookings/cases/:id/history': (ownerId) => openCaseFor(shop, ownerId),
  '/cases/:id': (ownerId) => openCaseFor(shop, ownerId),
  '/site/:id': async () => 'site',
  '/refunds/:id': (ownerId) => listedOf(shop, 'refunds', ownerId),
  '/payments/:id': (ownerId) => listedOf(shop, 'payments', ownerId),
  '/events/:id': (ownerId) =>
    listedOf(shop, 'events', ownerId, (bookingId) => ({ stream: `booking-${bookingId}` })),
  '/partners/:id': () => openApplicationFor(shop.ports),
  '/bookings/:id/receipt.pdf': async (ownerId) => shop.staffIdOf(await paidStay(shop, ownerId)),
  '/bookings/:id/credit-note.pdf': async (ownerId) =>
    credited(shop, shop.staffIdOf(await paidStay(shop, ownerId))),
  '/bookings/:id/dispute-pack': async (ownerId) => {
    const { body } = await shop.book(await newRoom(shop, ownerId), nights(1, 3));
    const charged = await shop.payByCard({ bookingId: body.book._id });
    await openDispute(shop, charged.body.charge_id, await hire(shop.ports, 'admin'));
    return shop.staffIdOf(body.book._id);
  },
  '/bookings/:id/slip': async (ownerId) => {
    const room = await newRoom(shop, ownerId);
    const { body } = await shop.book(room, nights(1, 3), { paymentMethod: 'direct' });
    await shop.reportTransfer(body.book._id, pictureForm('slip', await newPicture()));
    return shop.staffIdOf(body.book._id);
  },
  '/reviews/:id': (ownerId) => reviewed(shop, ownerId),
  '/bookings/:id/documents/:n': async (ownerId) => {
    const guestId = await paidStay(shop, ownerId);
    await shop.sendDocument(guestId, pictureForm('file', await newPicture()));
    return shop.staffIdOf(guestId);
  },
});

/** In a hotel of its own. */
async function newRoom(shop: Shop, ownerId: string) {
  const { commands } = shop.ports;
  return registerRoom(commands, await registerHotel(commands, `hotel-${randomUUID()}`, ownerId));
}

/** One whose payment can be read. Answers the guest's id. */
async function paidStay(shop: Shop, ownerId: string): Promise<string> {
  const { body } = await shop.book(await newRoom(shop, ownerId), nights(1, 3));
  const { position } = await shop.payByCard({ bookingId: body.book._id });
  await shop.seen(body.book._id, position);
  return body.book._id;
}

/** A review of a stay at a hotel of theirs, which can be read. */
async function reviewed(shop: Shop, ownerId: string): Promise<string> {
  const admin = await hire(shop.ports, 'admin');
  const own = { owner: admin, newRoom: () => newRoom(shop, ownerId) };
  const { reviewId, position } = await reviewedStay(shop, own);
  await shop.read(`/reviews/${reviewId}`, position, admin.headers);
  return reviewId;
}

/** The same booking, a credit note of it written down. */
async function credited(shop: Shop, bookingId: string): Promise<string> {
  const { note } = COMMANDS.RecordCreditNote.data;
  const command = { type: 'RecordCreditNote', data: { bookingId, note } } as const;
  const stream = bookingStream(bookingId);
  const { position } = await shop.ports.commands.handle(booking, stream, command, contextForTest());
  const written = positionToken({ storeId: shop.ports.storeId, position });
  await shop.read(`/bookings/${bookingId}`, written, (await hire(shop.ports, 'admin')).headers);
  return bookingId;
}

/** What the back office lists of a stay that was paid, and whose guest asked for the money back. */
async function listedOf(
  shop: Shop,
  resource: string,
  ownerId: string,
  filterOf = (bookingId: string): object => ({ bookingId }),
): Promise<string> {
  const guestId = await paidStay(shop, ownerId);
  const { position } = await askBack(shop, guestId);
  const filter = JSON.stringify(filterOf(shop.staffIdOf(guestId)));
  const url = `/admin-api/${resource}?filter=${encodeURIComponent(filter)}`;
  const admin = await hire(shop.ports, 'admin');
  const list = await shop.read<{ id: string }[]>(url, position, admin.headers);
  return list.body[0]?.id ?? '';
}
