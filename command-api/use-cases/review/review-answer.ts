import type { StaffReviewJson } from '@baanpak/contract/review/review.ts';
import { toStaffReview } from '@baanpak/contract/review/to-review.ts';
import { review, reviewStream, type WrittenReview } from '@baanpak/domain/review/review.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Commands, Ports } from '../../ports.ts';
import { loadOffer } from '../room/load-offer.ts';

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

/** Whose a review is; undefined for one that is not there. */
export const ownerOfReview =
  ({ commands }: Commands): OwnerOf =>
  async (reviewId) => {
    const { state } = await commands.load(review, reviewStream(reviewId));
    return state.status === 'unknown' ? undefined : state;
  };
