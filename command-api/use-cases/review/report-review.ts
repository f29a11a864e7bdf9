import { review, reviewStream } from '@baanpak/domain/review/review.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, hasKey, idFor } from '../../http/request.ts';
import type { Clock, Commands, RequestIds, ReviewReports, Store } from '../../ports.ts';
import { loadReview } from './review-answer.ts';

/** POST /outreach/reviews/{id}/report: somebody finds that a review should not be there. */
export const reportReview =
  (
    ports: Commands & Clock & RequestIds & Store & ReviewReports,
  ): Handler<'POST /outreach/reviews/{id}/report'> =>
  async (request, reply) => {
    const reviewId = request.params.id.toLowerCase();
    const reportId = idFor(request, ports, `report of ${reviewId}`);
    const { state } = await loadReview(ports, reviewId);
    if (state.reported.has(reportId)) void reply.header('idempotent-replayed', 'true');
    else await takeTry([ports.reportLimit, request.network]);
    const data = {
      ...{ reviewId, reportId, requestHash: hasKey(request) ? request.bodyHash : null },
      ...{ reason: request.body.reason.trim(), at: ports.now() },
    };
    const { position } = await ports.commands.handle(
      review,
      reviewStream(reviewId),
      { type: 'ReportReview', data },
      contextOf(request),
    );
    return sendWithPosition(reply, ports, position)
      .code(202)
      .send(detailFor(request, DETAILS.reviewReported));
  };
