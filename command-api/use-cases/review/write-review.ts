import type { WriteReviewRequest } from '@baanpak/contract/review/review-requests.ts';
import { toReview } from '@baanpak/contract/review/to-review.ts';
import { wasStayed } from '@baanpak/domain/booking/attendance.ts';
import { review, reviewStream } from '@baanpak/domain/review/review.ts';
import { languageIn } from '@baanpak/domain/values/text/language-in.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Following,
  RequestIds,
  RequestKeys,
  Store,
} from '../../ports.ts';
import { openBooking } from '../booking/open-booking.ts';
import { loadScores } from '../hotel/hotel-answer.ts';
import { loadReview, reviewIdOf } from './review-answer.ts';

/** PUT /outreach/bookings/{id}/review: the guest says how the stay was, once it is over. */
export const writeReview =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & BookingLinks & Following,
  ): Handler<'PUT /outreach/bookings/{id}/review'> =>
  async (request, reply) => {
    const { bookingId, state } = await openBooking(ports, request.params.id);
    const reviewId = reviewIdOf(ports, bookingId);
    const done = await withIdempotency(ports, request, reply, async ({ score, ...body }) => {
      const words = wordsIn(body);
      const { code, hotelId, roomId, ownerId, checkIn, checkOut } = state.terms;
      const now = ports.now();
      const data = {
        ...{ reviewId, bookingId, code, hotelId, roomId, ownerId, checkIn, checkOut },
        ...{ stayed: wasStayed(state), score, words },
        lang: languageIn(words.text ?? '') ?? request.language,
        ...{ at: now, today: bangkokDay(now) },
      };
      const { events, position } = await ports.commands.handle(
        review,
        reviewStream(reviewId),
        { type: 'WriteReview', data },
        contextOf(request),
      );
      return latestPosition([position, await ports.followUp(events)]);
    });
    const { state: written, position } = await loadReview(ports, reviewId);
    const scores = await loadScores(ports, written.hotelId);
    return sendWithPosition(reply, ports, latestPosition([done, position, scores.position])).send({
      review: toReview(written),
      ...detailFor(request, DETAILS.reviewWritten),
    });
  };

const wordsIn = ({ text, name }: Pick<WriteReviewRequest, 'text' | 'name'>) => ({
  text: text?.trim() || null,
  name: name?.trim() || null,
});
