import { hotel, hotelStream, type RegisteredHotel } from '@baanpak/domain/hotel/hotel.ts';
import {
  type ReviewScores,
  reviewScores,
  reviewScoresStream,
} from '@baanpak/domain/review/review-scores.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { RegisteredRoom } from '@baanpak/domain/room/room-state.ts';
import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Rates } from '@baanpak/domain/values/money/rates.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Commands, Ports } from '../../ports.ts';

/** A room as it is sold now, with its hotel, and the site's rates that a booking keeps. */
export type RoomOffer = Readonly<{
  room: RegisteredRoom;
  hotel: RegisteredHotel;
  rates: Rates;
  /** What guests give the hotel and its rooms. */
  scores: ReviewScores;
  disabled: boolean;
  roomRevision: number;
  hotelRevision: number;
  /** Of the last events read: what an answer that changes nothing is true at. */
  positions: readonly Position[];
}>;

/** Whose a room is, a removed one too; undefined for one that was never registered. */
export const ownerOfRoom =
  ({ commands }: Commands): OwnerOf =>
  async (roomId) => {
    const { state } = await commands.load(room, roomStream(roomId));
    return state.status === 'unknown' ? undefined : state;
  };

/** Throws `not-found` for a room or hotel that was never registered. */
export async function loadOffer({ commands }: Commands, roomId: string): Promise<RoomOffer> {
  const stream = roomStream(roomId);
  // a room stays with its hotel: what is in memory tells which, and both are read at once
  const remembered = commands.remembered(room, stream);
  const [foundRoom, { state: rates }, early] = await Promise.all([
    commands.load(room, stream),
    commands.load(site, SITE_STREAM),
    remembered.status === 'unknown' ? undefined : ofHotel(commands, remembered.hotelId),
  ]);
  if (foundRoom.state.status === 'unknown') throw new Refusal('not-found', 'No such room');
  const [foundHotel, scores] = early ?? (await ofHotel(commands, foundRoom.state.hotelId));
  if (foundHotel.state.status === 'unknown') throw new Refusal('not-found', 'No such hotel');
  return {
    room: foundRoom.state,
    hotel: foundHotel.state,
    rates,
    scores: scores.state,
    disabled: foundRoom.state.disabled || foundHotel.state.disabled,
    roomRevision: foundRoom.revision,
    hotelRevision: foundHotel.revision,
    positions: [foundRoom.position, foundHotel.position, scores.position],
  };
}

const ofHotel = ({ load }: Ports['commands'], hotelId: string) =>
  Promise.all([load(hotel, hotelStream(hotelId)), load(reviewScores, reviewScoresStream(hotelId))]);
