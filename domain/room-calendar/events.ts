import type { EventEntries } from '../values/decider/event-entry.ts';
import type { RoomCalendarEvent } from './room-calendar-state.ts';

type OfRoom = Readonly<{ data: Readonly<{ roomId: string }> }>;
const itsRoom = ({ data }: OfRoom) => ({ room: data.roomId });

type OfBooking = Readonly<{ data: Readonly<{ roomId: string; bookingId: string }> }>;
const itsBooking = ({ data }: OfBooking) => ({ room: data.roomId, booking: data.bookingId });

/** What is known of each event of a room's calendar. A block's note takes the key of the block. */
export const ROOM_CALENDAR_EVENTS = {
  CalendarOpened: { concerns: itsRoom },
  UnitsChanged: { concerns: itsRoom },
  CalendarClosed: { concerns: itsRoom },
  NightsHeld: {
    concerns: ({ data }) => ({ ...itsBooking({ data }), checkout: data.checkoutUid }),
  },
  NightsBooked: { concerns: itsBooking },
  NightsRetaken: { concerns: itsBooking },
  NightsBlocked: {
    personal: { subject: 'bookingId', field: 'note' },
    concerns: ({ data }) => ({
      ...itsBooking({ data }),
      checkout: data.block?.checkoutUid,
      owner: data.block?.ownerId,
    }),
  },
  UnitAssigned: { concerns: itsBooking },
  UnitFreed: { concerns: itsBooking },
  NightsRestored: {
    concerns: ({ data }) => ({ ...itsBooking({ data }), checkout: data.checkoutUid }),
  },
  NightsReleased: { concerns: itsBooking },
  MoveHeld: { concerns: itsBooking },
  NightsMoved: { concerns: itsBooking },
  MoveReleased: { concerns: itsBooking },
} as const satisfies EventEntries<RoomCalendarEvent>;
