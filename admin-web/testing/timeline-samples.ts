import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { id } from './samples.ts';

/** A room of one unit, with nobody in it. */
export const timelineRoom = (given: Partial<TimelineRoomJson> = {}): TimelineRoomJson => ({
  roomId: id(50),
  title: { th: 'ห้องริมหาด', en: 'Beach room' },
  disabled: false,
  maxGuests: 2,
  units: 1,
  lanes: 1,
  stays: [],
  ...given,
});

/** A paid stay of Anna's. */
export const timelineStay = (given: Partial<TimelineStayJson> = {}): TimelineStayJson => ({
  _id: id(30),
  bookingId: 'BK-7Q2MX4',
  status: 'Booked',
  checkInDate: '2026-12-03',
  checkOutDate: '2026-12-05',
  reservedBy: 'Anna Berg',
  guests: 2,
  checkInStatus: false,
  checkOutStatus: false,
  noShow: false,
  price: 3000,
  totalReceived: 3000,
  amountDue: 0,
  version: 3,
  lanes: [0],
  ...given,
});
