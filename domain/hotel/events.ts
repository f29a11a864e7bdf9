import type { EventEntries } from '../values/decider/event-entry.ts';
import type { HotelEvent } from './hotel.ts';
import type { RoomListed } from './hotel-rooms.ts';

type OfHotel = Readonly<{ data: Readonly<{ hotelId: string }> }>;
const itsHotel = ({ data }: OfHotel) => ({ hotel: data.hotelId });

/** What is known of each event of a hotel and of the list of its rooms. */
export const HOTEL_EVENTS = {
  HotelRegistered: {
    concerns: ({ data }) => ({ hotel: data.hotelId, owner: data.ownerId }),
  },
  HotelDescribed: { concerns: itsHotel },
  HotelPicturesSet: { concerns: itsHotel },
  HotelSlugReplaced: { concerns: itsHotel },
  HotelDisabled: { concerns: itsHotel },
  HotelEnabled: { concerns: itsHotel },
  HotelRemoved: { concerns: itsHotel },
  RoomListed: { concerns: ({ data }) => ({ hotel: data.hotelId, room: data.roomId }) },
} as const satisfies EventEntries<HotelEvent | RoomListed>;
