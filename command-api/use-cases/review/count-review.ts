import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import {
  type CountReview,
  reviewScores,
  reviewScoresStream,
} from '@baanpak/domain/review/review-scores.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands } from '../../ports.ts';

/** Has what a review gives count for its hotel and room, from then on. */
export async function countReview(
  { commands }: Commands,
  command: CountReview,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const stream = reviewScoresStream(command.data.hotelId);
  return (await commands.handle(reviewScores, stream, command, context)).events;
}
