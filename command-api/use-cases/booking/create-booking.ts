import { shownToStaff } from '@baanpak/contract/booking/shown-to-staff.ts';
import type { CreateBookingRequest } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { InvalidRequest, invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  History,
  Holding,
  RequestIds,
  Store,
} from '../../ports.ts';
import { loadOffer, type RoomOffer } from '../room/load-offer.ts';
import { type Block, blockRoom } from '../room-calendar/block-room.ts';
import { staffBookingAnswer } from './booking-answer.ts';
import { offeredUndo } from './offered-undo.ts';
import { startedBefore } from './started-before.ts';
import { type Taken, takeBooking } from './take-booking.ts';

/** POST /bookings: staff book for a guest, or block a room. */
export const createBooking =
  (
    ports: Commands & Clock & History & RequestIds & Store & Holding & BookingLinks,
  ): Handler<'POST /bookings'> =>
  async (request, reply) => {
    const { body } = request;
    const offer = await loadOffer(ports, body.roomId);
    const isBlock = body.status === 'Unavailable';
    const guestId = idFor(request, ports, 'staff-booking');
    const ids = {
      guestId,
      bookingId: ports.ids.staffIdOf(guestId),
      checkoutUid: idFor(request, ports, 'staff-booking#checkout'),
    };
    const context = contextOf(request);
    const madeBefore = await bookedBefore(request, ports, ids, isBlock);
    if (madeBefore !== null) void reply.header('idempotent-replayed', 'true');
    else if (isBlock) await blockRoom(ports, blockOf(request, body, offer, ids), context);
    else await takeBooking(ports, takenOf(request, body, offer, ids), context);
    const { position, ...known } = await staffBookingAnswer(ports, madeBefore ?? ids.bookingId);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({
        book: shownToStaff(principalOf(request), known),
        undo: isBlock
          ? await offeredUndo(ports, madeBefore ?? ids.bookingId, 'block', position)
          : null,
        ...detailFor(request, isBlock ? DETAILS.roomBlocked : DETAILS.bookingTaken),
      });
  };

type Ids = Readonly<{ guestId: string; bookingId: string; checkoutUid: string }>;

/** What the same request made when it came before; one that broke off on the way is carried on. */
async function bookedBefore(
  request: FastifyRequest,
  ports: Commands & BookingLinks,
  ids: Ids,
  isBlock: boolean,
): Promise<string | null> {
  const { bookingId, origin } = await startedBefore(ports, ids);
  if (!isReplay(request, origin)) return null;
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
  { language }: FastifyRequest,
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

function blockOf(
  { language }: FastifyRequest,
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
