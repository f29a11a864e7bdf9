import type { RoomDetails, RoomEvent } from '@baanpak/domain/room/room.ts';
import { merge, type Projection, put, set } from '../projection.ts';

/** One row a room, and one a period in which its nights cost something else. */
export const rooms: Projection<RoomEvent> = {
  name: 'rooms',
  when: {
    RoomRegistered: ({ data: { roomId, hotelId, ownerId, details } }) => [
      put('rooms', {
        room_id: roomId,
        hotel_id: hotelId,
        owner_id: ownerId,
        disabled: false,
        base_price: details.basePrice,
        max_guests: details.maxGuests,
        details,
      }),
    ],
    RoomDescribed: ({ data: { roomId, changes } }) => [
      merge('rooms', { room_id: roomId }, 'details', changes),
      set('rooms', { room_id: roomId }, columnsOf(changes)),
    ],
    RoomPricesSet: ({ data: { roomId, from, to, price }, revision }) => [
      put('price_periods', {
        room_id: roomId,
        seq: revision,
        from_night: from,
        to_night: to,
        price,
      }),
    ],
    RoomDisabled: ({ data }) => [set('rooms', { room_id: data.roomId }, { disabled: true })],
    RoomEnabled: ({ data }) => [set('rooms', { room_id: data.roomId }, { disabled: false })],
  },
};

const columnsOf = ({ basePrice, maxGuests }: Partial<RoomDetails>) => ({
  ...(basePrice !== undefined && { base_price: basePrice }),
  ...(maxGuests !== undefined && { max_guests: maxGuests }),
});
