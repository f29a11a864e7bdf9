import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type { PlannedMove } from './move-messages.ts';

// Who came, who left, and who did neither: as staff write it down.

/** `by` is a user's id, `today` the day it is in Bangkok; `expectedVersion` null: whatever it is. */
type Attendance = {
  bookingId: string;
  expectedVersion: number | null;
  by: string;
  at: Instant;
  today: LocalDate;
};
export type RecordArrival = Message<'RecordArrival', Attendance>;
export type UndoArrival = Message<'UndoArrival', Attendance>;
/** `early`: the nights left are given back, where there are any. */
export type RecordDeparture = Message<
  'RecordDeparture',
  Attendance & { early?: PlannedMove | undefined }
>;
export type RecordNoShow = Message<'RecordNoShow', Attendance>;
export type AttendanceCommand = RecordArrival | UndoArrival | RecordDeparture | RecordNoShow;
type Recorded = { bookingId: string; by: string; at: Instant };
export type GuestArrived = Message<'GuestArrived', Recorded>;
export type ArrivalUndone = Message<'ArrivalUndone', Recorded>;
/** `early`: the move by which the nights left were given back. */
export type GuestDeparted = Message<'GuestDeparted', Recorded & { early?: string }>;
export type NoShowRecorded = Message<'NoShowRecorded', Recorded>;
export type AttendanceEvent = GuestArrived | ArrivalUndone | GuestDeparted | NoShowRecorded;
