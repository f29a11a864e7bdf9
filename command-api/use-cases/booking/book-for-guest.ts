import type { CreateBookingRequest } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { assertBookable } from '@baanpak/domain/booking/stay-rules.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { blockOf } from '@baanpak/domain/processes/sync-block-bookings.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { BlockNights } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { InvalidRequest, invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { BookingLinks, Clock, Commands, Holding, RequestIds } from '../../ports.ts';
import type { Caller, Staff } from '../caller.ts';
import { loadOffer, type RoomOffer } from '../room/load-room.ts';
import { labelsWith, namingWhoHasIt } from '../room-calendar/units.ts';
import { startedBefore } from './load-booking.ts';
import { type Taken, takeBooking } from './reserve.ts';

/** By its own id; `replayed`: the same request came before. */
type Booked = Readonly<{ bookingId: string; isBlock: boolean; replayed: boolean }>;

/** Staff book for a guest, or block a room. */
export async function bookForGuest(
  ports: Commands & Clock & RequestIds & Holding & BookingLinks,
  by: Staff,
  body: CreateBookingRequest,
): Promise<Booked> {
  const offer = await loadOffer(ports, body.roomId);
  const isBlock = body.status === 'Unavailable';
  const guestId = by.idFor('staff-booking');
  const ids = {
    guestId,
    bookingId: ports.ids.staffIdOf(guestId),
    checkoutUid: by.idFor('staff-booking#checkout'),
  };
  const madeBefore = await bookedBefore(ports, by, ids, isBlock);
  if (madeBefore !== null) return { bookingId: madeBefore, isBlock, replayed: true };
  if (isBlock) await blockRoom(ports, requestedBlock(by, body, offer, ids), by.context);
  else await takeBooking(ports, takenOf(by, body, offer, ids), by.context);
  return { bookingId: ids.bookingId, isBlock, replayed: false };
}

type Ids = Readonly<{ guestId: string; bookingId: string; checkoutUid: string }>;

/** What the same request made when it came before; one that broke off on the way is carried on. */
async function bookedBefore(
  ports: Commands & BookingLinks,
  by: Caller,
  ids: Ids,
  isBlock: boolean,
): Promise<string | null> {
  const { bookingId, origin } = await startedBefore(ports, ids);
  if (!by.isReplay(origin)) return null;
  if (isBlock) return bookingId;
  const { state } = await ports.commands.load(checkout, checkoutStream(ids.checkoutUid));
  return 'stays' in state ? bookingId : null;
}

const NEEDED = { th: 'ต้องระบุ', en: 'is required' };
const NO_GUEST = { th: 'การปิดห้องไม่มีผู้เข้าพัก', en: 'is not for a block' };
const ONE_UNIT = { th: 'ปิดได้ทีละห้องเมื่อระบุชื่อห้อง', en: 'is one where the unit is named' };
const NOT_FOR_BLOCKS = { th: 'ใช้กับการปิดห้องไม่ได้', en: 'is not for a block' };
const BLOCKS_ONLY = { th: 'ใช้กับการปิดห้องเท่านั้น', en: 'is for blocks only' };

function takenOf(
  { language }: Caller,
  body: CreateBookingRequest,
  { room }: RoomOffer,
  { guestId, bookingId, checkoutUid }: Ids,
): Taken {
  const missing = (['reservedBy', 'phone'] as const).filter((field) => !body[field]);
  if (missing.length > 0)
    throw new InvalidRequest(missing.map((path) => ({ path, message: NEEDED })));
  if (body.units !== undefined && body.units !== 1) throw invalidField('units', BLOCKS_ONLY);
  if (body.unit !== undefined) throw invalidField('unit', BLOCKS_ONLY);
  if (body.guests === 0) throw invalidField('guests', NEEDED);
  return {
    checkoutUid,
    expectedTotal: body.expectedTotal,
    paymentMethod: body.paymentMethod,
    channel: body.bookingChannel,
    lang: body.lang ?? language,
    guest: {
      reservedBy: body.reservedBy ?? null,
      email: body.email ?? null,
      phone: body.phone ?? null,
      address: body.address ?? null,
      province: body.province ?? null,
      country: body.country ?? null,
      postalCode: body.postalCode ?? null,
    },
    stay: {
      bookingId,
      guestId,
      roomId: room.roomId,
      checkIn: localDate(body.checkInDate),
      checkOut: localDate(body.checkOutDate),
      guests: body.guests ?? 1,
      children: body.children ?? 0,
      pets: body.pets ?? 0,
      breakfast: body.breakfast ?? false,
      methodCheckIn: body.methodCheckIn ?? 'At Hotel',
      note: body.note ?? null,
    },
  };
}

function requestedBlock(
  { language }: Caller,
  body: CreateBookingRequest,
  { room }: RoomOffer,
  { bookingId, checkoutUid }: Ids,
): Block {
  const given = (['reservedBy', 'email', 'phone', 'guests'] as const).filter(
    (field) => body[field],
  );
  if (given.length > 0)
    throw new InvalidRequest(given.map((path) => ({ path, message: NO_GUEST })));
  if (body.expectedTotal !== undefined) throw invalidField('expectedTotal', NOT_FOR_BLOCKS);
  if (body.unit !== undefined && (body.units ?? 1) !== 1) throw invalidField('units', ONE_UNIT);
  const { roomId, hotelId, ownerId } = room;
  return {
    bookingId,
    roomId,
    checkIn: localDate(body.checkInDate),
    checkOut: localDate(body.checkOutDate),
    units: body.units ?? null,
    note: body.note ?? null,
    ...(body.unit !== undefined && { unit: body.unit.trim() }),
    block: {
      checkoutUid,
      hotelId,
      ownerId,
      channel: body.bookingChannel,
      lang: body.lang ?? language,
    },
  };
}

export type Block = Omit<BlockNights['data'], 'block'> &
  Readonly<{ block: Omit<BlockNights['data']['block'], 'code' | 'placedAt'> }>;

/**
 * Keeps units for nobody, of a disabled room too. The calendar decides; the booking is written down
 * at once, and by the process `syncBlockBookings` should this break off between the two.
 */
export async function blockRoom(
  ports: Commands & Clock & Holding,
  request: Block,
  context: CommandContext,
): Promise<void> {
  const { commands, holds } = ports;
  const placedAt = ports.now();
  assertBookable(request, bangkokDay(placedAt));
  const { roomId, bookingId, unit } = request;
  const labels = unit === undefined ? undefined : await labelsWith(ports, roomId, unit);
  const code = firstItem(await holds.codes(1));
  const block = { ...request, block: { ...request.block, code, placedAt } };
  const blocking = commands.handle(
    roomCalendar,
    roomCalendarStream(roomId),
    { type: 'BlockNights', data: { ...block, ...(labels && { labels }) } },
    context,
  );
  const { state } = await (unit === undefined ? blocking : namingWhoHasIt(ports, unit, blocking));
  const units = state.stays.get(bookingId)?.units ?? 1;
  const command = { type: 'PlaceBlock', data: blockOf({ ...block, units }) } as const;
  await commands.handle(booking, bookingStream(bookingId), command, context);
}
