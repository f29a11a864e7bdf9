import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream, type RegisteredHotel } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { reviewScores, reviewScoresStream } from '@baanpak/domain/review/review-scores.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Clock, Commands } from '../../ports.ts';

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

/** What a write answers of a hotel, from the streams themselves. */
export async function hotelAnswer(
  ports: Commands & Clock,
  hotelId: string,
): Promise<Readonly<{ hotel: StaffHotelJson; position: Position }>> {
  const { state, position } = await loadHotel(ports, hotelId);
  const [lowest, scores] = await Promise.all([
    lowestPrice(ports, hotelId),
    loadScores(ports, hotelId),
  ]);
  return {
    hotel: toStaffHotel({ ...state, reviews: scores.state.hotel }, lowest.price),
    position: latestPosition([position, scores.position, ...lowest.positions]),
  };
}

/** What guests give a hotel and its rooms. */
export const loadScores = ({ commands }: Commands, hotelId: string) =>
  commands.load(reviewScores, reviewScoresStream(hotelId));

/** The lowest price of tonight among the hotel's open rooms; null where none is open. */
async function lowestPrice(ports: Commands & Clock, hotelId: string) {
  const { state } = await ports.commands.load(hotelRooms, hotelRoomsStream(hotelId));
  const rooms = await Promise.all(
    state.roomIds.map((roomId) => ports.commands.load(room, roomStream(roomId))),
  );
  const today = bangkokDay(ports.now());
  const tonight = { checkIn: today, checkOut: addDays(today, 1) };
  const prices = rooms.flatMap((one) =>
    one.state.status === 'unknown' || one.state.disabled ? [] : [quote(one.state, tonight).total],
  );
  const price: Satang | null = prices.length > 0 ? satang(Math.min(...prices)) : null;
  return { price, positions: rooms.map(({ position }) => position) };
}

/** Whose a hotel is; undefined for one that is not there. */
export const ownerOfHotel =
  ({ commands }: Commands): OwnerOf =>
  async (hotelId) => {
    const { state } = await commands.load(hotel, hotelStream(hotelId));
    return state.status === 'registered' ? state : undefined;
  };

/** The same, of one that is removed, too. */
export const ownerOfFormerHotel =
  ({ commands }: Commands): OwnerOf =>
  async (hotelId) => {
    const { state } = await commands.load(hotel, hotelStream(hotelId));
    return state.status === 'unknown' ? undefined : state;
  };
