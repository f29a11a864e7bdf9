import { review, reviewStream } from '@baanpak/domain/review/review.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, hasKey, idFor } from '../../http/request.ts';
import { loadReview } from './review-answer.ts';

/** POST /outreach/reviews/{id}/report: somebody finds that a review should not be there. */
export const reportReview =
  (deps: Deps): Handler<'POST /outreach/reviews/{id}/report'> =>
  async (request, reply) => {
    const reviewId = request.params.id.toLowerCase();
    const reportId = idFor(request, deps, `report of ${reviewId}`);
    const { state } = await loadReview(deps, reviewId);
    if (state.reported.has(reportId)) void reply.header('idempotent-replayed', 'true');
    else await takeTry([deps.reportLimit, request.network]);
    const data = {
      ...{ reviewId, reportId, requestHash: hasKey(request) ? request.bodyHash : null },
      ...{ reason: request.body.reason.trim(), at: deps.now() },
    };
    const { position } = await deps.commands.handle(
      review,
      reviewStream(reviewId),
      { type: 'ReportReview', data },
      contextOf(request),
    );
    return sendWithPosition(reply, deps, position)
      .code(202)
      .send(detailFor(request, DETAILS.reviewReported));
  };
