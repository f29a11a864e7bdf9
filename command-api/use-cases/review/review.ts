import type { StaffReviewJson } from '@baanpak/contract/review/review.ts';
import type {
  ActOnReviewRequest,
  WriteReviewRequest,
} from '@baanpak/contract/review/review-requests.ts';
import { toStaffReview } from '@baanpak/contract/review/to-review.ts';
import { wasStayed } from '@baanpak/domain/booking/attendance.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import {
  type ReviewCommand,
  review,
  reviewStream,
  type WrittenReview,
} from '@baanpak/domain/review/review.ts';
import {
  type CountReview,
  reviewScores,
  reviewScoresStream,
} from '@baanpak/domain/review/review-scores.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { languageIn } from '@baanpak/domain/values/text/language-in.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { Clock, Commands, Following, Ports, RequestIds, ReviewReports } from '../../ports.ts';
import type { OpenedBooking } from '../booking/load-booking.ts';
import { assertMay } from '../booking/staff-rights.ts';
import type { Caller, Staff } from '../caller.ts';
import { assertReadOnly } from '../requested-fields.ts';
import { loadOffer } from '../room/load-room.ts';

/** The guest says how the stay was, once it is over. */
export async function writeReview(
  ports: Commands & Clock & RequestIds & Following,
  by: Caller,
  { bookingId, state }: OpenedBooking,
  { score, ...body }: WriteReviewRequest,
): Promise<Position> {
  const reviewId = reviewIdOf(ports, bookingId);
  const words = wordsIn(body);
  const { code, hotelId, roomId, ownerId, checkIn, checkOut } = state.terms;
  const now = ports.now();
  const data = {
    ...{ reviewId, bookingId, code, hotelId, roomId, ownerId, checkIn, checkOut },
    ...{ stayed: wasStayed(state), score, words },
    lang: languageIn(words.text ?? '') ?? by.language,
    ...{ at: now, today: bangkokDay(now) },
  };
  return change(ports, by, { type: 'WriteReview', data });
}

/** What follows from a changed review is done at once. */
async function change(
  { commands, followUp }: Commands & Following,
  by: Caller,
  command: ReviewCommand,
): Promise<Position> {
  const stream = reviewStream(command.data.reviewId);
  const { events, position } = await commands.handle(review, stream, command, by.context);
  return latestPosition([position, await followUp(events)]);
}

const wordsIn = ({ text, name }: Pick<WriteReviewRequest, 'text' | 'name'>) => ({
  text: text?.trim() || null,
  name: name?.trim() || null,
});

/** The hotel answers a review; the site hides it, or shows it again. */
export async function actOnReview(
  ports: Commands & Clock & Following,
  by: Staff,
  reviewId: string,
  body: ActOnReviewRequest,
): Promise<Position> {
  const { review: known } = await staffReviewAnswer(ports, reviewId);
  if (body.action !== 'answer') assertMay(by, 'manage-site', known.ownerId);
  const { action: _action, version = null, text, reason, ...rest } = body;
  // of an answer the text is the hotel's, of what is only brought back the guest's
  assertReadOnly(known, body.action === 'answer' ? { ...rest, reason } : { ...rest, text });
  const command = commandIn(body, {
    ...{ reviewId, expectedVersion: version },
    ...{ by: by.principal.userId, at: ports.now() },
  });
  return change(ports, by, command);
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

/** Somebody finds that a review should not be there. Whether this very call said so before. */
export async function reportReview(
  ports: Commands & Clock & ReviewReports,
  by: Caller,
  reviewId: string,
  reason: string,
): Promise<Readonly<{ position: Position; replayed: boolean }>> {
  const reportId = by.idFor(`report of ${reviewId}`);
  const { state } = await loadReview(ports, reviewId);
  const replayed = state.reported.has(reportId);
  if (!replayed) await takeTry([ports.reportLimit, by.network]);
  const data = {
    ...{ reviewId, reportId, requestHash: by.context.requestHash ?? null },
    ...{ reason: reason.trim(), at: ports.now() },
  };
  const command = { type: 'ReportReview', data } as const;
  const stream = reviewStream(reviewId);
  const { position } = await ports.commands.handle(review, stream, command, by.context);
  return { position, replayed };
}

/** The id of a booking's review: it is made of the booking's one way, so that there is one of each. */
export const reviewIdOf = ({ ids }: Pick<Ports, 'ids'>, bookingId: string): string =>
  ids.idFor({ caller: 'reviews', route: 'review of', key: bookingId });

/** Throws `not-found` for one that was never written. */
export async function loadReview(
  { commands }: Commands,
  reviewId: string,
): Promise<LoadedState<WrittenReview>> {
  const loaded = await commands.load(review, reviewStream(reviewId));
  const { state } = loaded;
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such review');
  return { ...loaded, state };
}

/** What a write answers staff of a review, from the streams themselves. */
export async function staffReviewAnswer(
  ports: Commands,
  reviewId: string,
): Promise<Readonly<{ review: StaffReviewJson; position: Position }>> {
  const { state, position } = await loadReview(ports, reviewId);
  const { hotel, room, positions } = await loadOffer(ports, state.roomId);
  const names = { hotelName: hotel.details.hotelName, roomTitle: room.details.title };
  return {
    review: toStaffReview({ ...state, ...names }),
    position: latestPosition([position, ...positions]),
  };
}

/** Has what a review gives count for its hotel and room, from then on. */
export async function countReview(
  { commands }: Commands,
  command: CountReview,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const stream = reviewScoresStream(command.data.hotelId);
  return (await commands.handle(reviewScores, stream, command, context)).events;
}
