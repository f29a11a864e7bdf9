import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { id } from './samples.ts';

/** A room of one unit, with nobody in it. */
export const timelineRoom = (given: Partial<TimelineRoomJson> = {}): TimelineRoomJson => ({
  roomId: id(50),
  title: { th: 'ห้องริมหาด', en: 'Beach room' },
  disabled: false,
  maxGuests: 2,
  units: 1,
  unitNames: [],
  unitLabels: ['1'],
  stays: [],
  ...given,
});

/** A paid stay of Anna's, in the first unit unless it says otherwise. */
export function timelineStay(given: Partial<TimelineStayJson> = {}): TimelineStayJson {
  const { checkInDate = '2026-12-03', checkOutDate = '2026-12-05' } = given;
  return {
    _id: id(30),
    bookingId: 'BK-7Q2MX4',
    status: 'Booked',
    checkInDate,
    checkOutDate,
    reservedBy: 'Anna Berg',
    guests: 2,
    checkInStatus: false,
    checkOutStatus: false,
    noShow: false,
    price: 3000,
    totalReceived: 3000,
    amountDue: 0,
    version: 3,
    parts: [{ lane: 0, checkInDate, checkOutDate }],
    ...given,
  };
}
