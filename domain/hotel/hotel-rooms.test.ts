import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { hotelRooms, hotelRoomsStream, type ListRoom, type RoomListed } from './hotel-rooms.ts';

const given = specFor(hotelRooms);
const list = (roomId: string): ListRoom => ({
  type: 'ListRoom',
  data: { hotelId: 'riverside', roomId },
});
const listed = (roomId: string): RoomListed => ({ ...list(roomId), type: 'RoomListed' });

describe('the rooms of a hotel', () => {
  it('are listed once each', () => {
    given(listed('garden')).when(list('river')).expect(listed('river'));
    given(listed('garden')).when(list('garden')).expect();
  });

  it('are kept in the order they came', () =>
    given(listed('garden'), listed('river')).leads((state) =>
      expect(state.roomIds).toEqual(['garden', 'river']),
    ));

  it('have a stream of their own, which is no hotel’s', () =>
    expect(hotelRoomsStream('riverside')).toBe('hotelRooms-riverside'));
});
