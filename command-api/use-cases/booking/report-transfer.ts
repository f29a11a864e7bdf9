import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { assertMoreSlips, toTransfer } from '@baanpak/domain/checkout/transfers.ts';
import { after } from '@baanpak/domain/values/time/instant.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Following,
  Holding,
  Pictures,
  RequestIds,
  Store,
} from '../../ports.ts';
import { guestAnswer } from './booking-answer.ts';
import { openBooking } from './open-booking.ts';

/**
 * POST /outreach/bookings/{id}/transfer: the guest says the hotel was sent the money, for all that is
 * paid for together with it. The body is a form with the slip, `{}` or nothing.
 */
export const reportTransfer =
  (
    ports: Commands & Clock & RequestIds & Store & Holding & Pictures & BookingLinks & Following,
  ): Handler<'POST /outreach/bookings/{id}/transfer'> =>
  async (request, reply) => {
    const { id } = request.params;
    assertFormOrNothing(request);
    const { bookingId, state } = await openBooking(ports, id);
    const { checkoutUid: uid } = state.terms;
    const stream = checkoutStream(uid);
    // before a picture is drawn that is then of no use
    const held = toTransfer((await ports.commands.load(checkout, stream)).state, ports.now());
    const slipId = await ports.pictures.takeSlip(request, uid, () => assertMoreSlips(held));
    const now = ports.now();
    const heldUntil = after(now, ports.settings.transferTime);
    const command = { type: 'ReportTransfer', data: { uid, heldUntil, slipId, now } } as const;
    const { events } = await ports.commands.handle(checkout, stream, command, contextOf(request));
    for (const { type, data } of events)
      if (type === 'TransferReported' && ports.settings.capHolds)
        await ports.holds.extend(data.bookingIds, data.heldUntil);
    const done = await ports.followUp(events);
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      ...detailFor(request, DETAILS.transferReported),
    });
  };

/** Guests' clients may send fields nobody knows, but no body of another kind. */
function assertFormOrNothing({ body }: FastifyRequest): void {
  const isObject = typeof body === 'object' && !Array.isArray(body);
  if (body !== undefined && !isObject)
    throw invalidField('body', { th: 'ต้องเป็นแบบฟอร์มหรือ {}', en: 'must be a form, or {}' });
}
