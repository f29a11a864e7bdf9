import type { AttendanceEvent } from '@baanpak/domain/booking/attendance-messages.ts';
import type { DepartureUndone, NoShowUndone } from '@baanpak/domain/booking/undo-messages.ts';
import type { Projection } from '../projection.ts';
import { change } from './booking-changes.ts';

/** What a booking's row says of who came, who left and who did neither. */
export const attendance: Projection<AttendanceEvent | DepartureUndone | NoShowUndone>['when'] = {
  GuestArrived: ({ data: { bookingId, by, at }, revision }) => [
    change(bookingId, { arrival: { by, at }, version: revision }),
  ],
  ArrivalUndone: ({ data, revision }) => [
    change(data.bookingId, { arrival: null, version: revision }),
  ],
  GuestDeparted: ({ data: { bookingId, by, at }, revision }) => [
    change(bookingId, { status: 'Completed', departure: { by, at }, version: revision }),
  ],
  NoShowRecorded: ({ data, revision }) => [
    change(data.bookingId, { status: 'Completed', no_show: true, version: revision }),
  ],
  DepartureUndone: ({ data, revision }) => [
    change(data.bookingId, { status: 'Booked', departure: null, version: revision }),
  ],
  NoShowUndone: ({ data, revision }) => [
    change(data.bookingId, { status: 'Booked', no_show: false, version: revision }),
  ],
};
