import type { ActOnReviewRequest } from '@baanpak/contract/review/review-requests.ts';
import { type ReviewCommand, review, reviewStream } from '@baanpak/domain/review/review.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { assertReadOnly } from '../../http/read-only.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Clock, Commands, Following, RequestIds, RequestKeys, Store } from '../../ports.ts';
import { assertMay } from '../booking/staff-booking-access.ts';
import { staffReviewAnswer } from './review-answer.ts';

/** PUT /reviews/{id}: the hotel answers a review; the site hides it, or shows it again. */
export const actOnReview =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & Following,
  ): Handler<'PUT /reviews/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const done = await withIdempotency(ports, request, reply, (body) =>
      act(ports, request, id, body),
    );
    const { review: changed, position } = await staffReviewAnswer(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      review: changed,
      ...detailFor(request, DETAILS.reviewChanged),
    });
  };

async function act(
  ports: Commands & Clock & Following,
  request: FastifyRequest,
  reviewId: string,
  body: ActOnReviewRequest,
): Promise<Position> {
  const { review: known } = await staffReviewAnswer(ports, reviewId);
  if (body.action !== 'answer') assertMay(request, 'manage-site', known.ownerId);
  const { action: _action, version = null, text, reason, ...rest } = body;
  // of an answer the text is the hotel's, of what is only brought back the guest's
  assertReadOnly(known, body.action === 'answer' ? { ...rest, reason } : { ...rest, text });
  const command = commandIn(body, {
    ...{ reviewId, expectedVersion: version },
    ...{ by: principalOf(request).userId, at: ports.now() },
  });
  const stream = reviewStream(reviewId);
  const { events, position } = await ports.commands.handle(
    review,
    stream,
    command,
    contextOf(request),
  );
  return latestPosition([position, await ports.followUp(events)]);
}

type OfStaff = Omit<Extract<ReviewCommand, { type: 'HideReview' }>['data'], 'reason'>;

function commandIn({ action, text, reason }: ActOnReviewRequest, data: OfStaff): ReviewCommand {
  switch (action) {
    case 'answer':
      return { type: 'AnswerReview', data: { ...data, text: needed('text', text) } };
    case 'hide':
      return { type: 'HideReview', data: { ...data, reason: needed('reason', reason) } };
    case 'show':
      return { type: 'ShowReview', data: { ...data, reason: needed('reason', reason) } };
  }
}

function needed(field: string, value: string | null | undefined): string {
  const said = value?.trim();
  if (!said) throw invalidField(field, NEEDED);
  return said;
}

const NEEDED = { th: 'ต้องระบุ', en: 'is required' };
