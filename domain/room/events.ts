import type { EventEntries } from '../values/decider/event-entry.ts';
import { pricesAsOverride, rulesAsOverride } from './day-prices.ts';
import type { RoomEvent } from './room-state.ts';

type OfRoom = Readonly<{ data: Readonly<{ roomId: string }> }>;
const itsRoom = ({ data }: OfRoom) => ({ room: data.roomId });

/** What is known of each event of a room. */
export const ROOM_EVENTS = {
  RoomRegistered: {
    concerns: ({ data: { roomId, hotelId, ownerId } }) => ({
      room: roomId,
      hotel: hotelId,
      owner: ownerId,
    }),
  },
  RoomDescribed: { concerns: itsRoom },
  DaysPainted: {
    former: { RoomPricesSet: pricesAsOverride, StayRulesSet: rulesAsOverride },
    concerns: itsRoom,
  },
  RoomPicturesSet: { concerns: itsRoom },
  RoomDisabled: { concerns: itsRoom },
  RoomEnabled: { concerns: itsRoom },
  RoomRemoved: { concerns: itsRoom },
} as const satisfies EventEntries<RoomEvent>;
