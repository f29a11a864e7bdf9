import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';

/** One stream a hotel: which rooms were ever put up in it, for no stream of a room can be asked that. */
export const hotelRoomsStream = (hotelId: string) => `hotelRooms-${hotelId}`;

export type ListRoom = Message<'ListRoom', { hotelId: string; roomId: string }>;
export type RoomListed = Message<'RoomListed', ListRoom['data']>;

/** In the order they were listed, removed ones among them. */
export type HotelRooms = Readonly<{ roomIds: readonly string[] }>;

export const hotelRooms: Decider<HotelRooms, ListRoom, RoomListed> = {
  initialState: { roomIds: [] },
  refusals: { ListRoom: [] },
  decide: ({ roomIds }, { data }) =>
    roomIds.includes(data.roomId) ? [] : [{ type: 'RoomListed', data }],
  evolve: ({ roomIds }, { data }) => ({ roomIds: [...roomIds, data.roomId] }),
};
