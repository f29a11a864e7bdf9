import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { BookingLinks, Clock, Commands, RequestIds, RequestKeys, Store } from '../../ports.ts';
import { guestAnswer } from './booking-answer.ts';
import { openBooking } from './open-booking.ts';

/**
 * PUT /outreach/bookings/{id}/arrival: the guest says when they come, with whom and what they ask for, until
 * they are checked in (docs/adr/0089-online-check-in.md).
 */
export const announceArrival =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & BookingLinks,
  ): Handler<'PUT /outreach/bookings/{id}/arrival'> =>
  async (request, reply) => {
    const { bookingId } = await openBooking(ports, request.params.id);
    const done = await withIdempotency(ports, request, reply, async (said) => {
      const { arrivalTime = null, companions = [], requests = null } = said;
      const arrival = { arrivalTime, companions, requests };
      const data = { bookingId, arrival, at: ports.now() };
      const command = { type: 'AnnounceArrival', data } as const;
      const stream = bookingStream(bookingId);
      return (await ports.commands.handle(booking, stream, command, contextOf(request))).position;
    });
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      ...detailFor(request, DETAILS.arrivalAnnounced),
    });
  };
