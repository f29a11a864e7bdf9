import { hotel, hotelStream, type RegisteredHotel } from '@baanpak/domain/hotel/hotel.ts';
import { reviewScores, reviewScoresStream } from '@baanpak/domain/review/review-scores.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { Commands } from '../../ports.ts';

/** A hotel that is there. Throws `not-found`. */
export async function loadHotel(
  ports: Commands,
  hotelId: string,
): Promise<LoadedState<RegisteredHotel>> {
  const folded = await ports.commands.load(hotel, hotelStream(hotelId));
  const { state } = folded;
  if (state.status !== 'registered') throw new Refusal('not-found', 'No such hotel');
  return { ...folded, state };
}

/** What guests give a hotel and its rooms. */
export const loadScores = ({ commands }: Commands, hotelId: string) =>
  commands.load(reviewScores, reviewScoresStream(hotelId));
