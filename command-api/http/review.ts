import { toReview } from '@baanpak/contract/review/to-review.ts';
import { review, reviewStream } from '@baanpak/domain/review/review.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Commands, Ports } from '../ports.ts';
import { openBooking } from '../use-cases/booking/load-booking.ts';
import { loadScores } from '../use-cases/hotel/load-hotel.ts';
import {
  actOnReview,
  loadReview,
  reportReview,
  reviewIdOf,
  staffReviewAnswer,
  writeReview,
} from '../use-cases/review/review.ts';
import { DETAILS, detailFor, type Handler, type Handlers, sendWithPosition } from './answer.ts';
import { callerOf, staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

/** The writes of reviews. */
export const reviewHandlers = (ports: Ports) =>
  ({
    'PUT /reviews/{id}': act(ports),
    'PUT /outreach/bookings/{id}/review': write(ports),
    'POST /outreach/reviews/{id}/report': report(ports),
  }) satisfies Partial<Handlers>;

const act =
  (ports: Ports): Handler<'PUT /reviews/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const done = await withIdempotency(ports, request, reply, (body) =>
      actOnReview(ports, staffOf(request, ports), id, body),
    );
    const changed = await staffReviewAnswer(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, changed.position])).send({
      review: changed.review,
      ...detailFor(request, DETAILS.reviewChanged),
    });
  };

const write =
  (ports: Ports): Handler<'PUT /outreach/bookings/{id}/review'> =>
  async (request, reply) => {
    const opened = await openBooking(ports, request.params.id);
    const done = await withIdempotency(ports, request, reply, (body) =>
      writeReview(ports, callerOf(request, ports), opened, body),
    );
    const written = await loadReview(ports, reviewIdOf(ports, opened.bookingId));
    const scores = await loadScores(ports, written.state.hotelId);
    const positions = [done, written.position, scores.position];
    return sendWithPosition(reply, ports, latestPosition(positions)).send({
      review: toReview(written.state),
      ...detailFor(request, DETAILS.reviewWritten),
    });
  };

const report =
  (ports: Ports): Handler<'POST /outreach/reviews/{id}/report'> =>
  async (request, reply) => {
    const by = callerOf(request, ports);
    const { id } = request.params;
    const { reason } = request.body;
    const { position, replayed } = await reportReview(ports, by, id.toLowerCase(), reason);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    return sendWithPosition(reply, ports, position)
      .code(202)
      .send(detailFor(request, DETAILS.reviewReported));
  };

/** Whose a review is; undefined for one that is not there. */
export const ownerOfReview =
  ({ commands }: Commands): OwnerOf =>
  async (reviewId) => {
    const { state } = await commands.load(review, reviewStream(reviewId));
    return state.status === 'unknown' ? undefined : state;
  };
