import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { assertAwaited, assertMoreDocuments } from '@baanpak/domain/booking/online-check-in.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  GuestFiles,
  Pictures,
  RequestIds,
  Store,
} from '../../ports.ts';
import { guestAnswer } from './booking-answer.ts';
import { openBooking } from './open-booking.ts';

/**
 * POST /outreach/bookings/{id}/documents: a passport or the like, for staff alone. The event that names the file
 * comes before the file, so that nothing lies in the store that is not deleted one day; who breaks off in between
 * sends it again (docs/adr/0089-online-check-in.md).
 */
export const sendDocument =
  (
    ports: Commands & Clock & RequestIds & Store & Pictures & GuestFiles & BookingLinks,
  ): Handler<'POST /outreach/bookings/{id}/documents'> =>
  async (request, reply) => {
    const { bookingId, state } = await openBooking(ports, request.params.id);
    assertMoreDocuments(assertAwaited(state, ports.now())); // before a picture is drawn for nothing
    const { bytes, mediaType } = await ports.pictures.takeDocument(request);
    const fileId = await ports.guestFiles.idOf(bookingId, bytes);
    const data = { bookingId, fileId, mediaType, at: ports.now() };
    const command = { type: 'SendDocument', data } as const;
    await ports.commands.handle(booking, bookingStream(bookingId), command, contextOf(request));
    await ports.guestFiles.put(bookingId, bytes);
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, position).send({
      book,
      ...detailFor(request, DETAILS.documentSent),
    });
  };
