import type {
  BlockNights,
  BookNights,
  ChangeUnits,
  CloseCalendar,
  HoldMove,
  HoldNights,
  KeepMovedNights,
  MoveHeld,
  MoveReleased,
  NightsBooked,
  NightsHeld,
  NightsMoved,
  NightsReleased,
  NightsRestored,
  ReleaseMove,
  ReleaseNights,
  ReleaseReason,
  RestoreNights,
  RetakeNights,
} from '../room-calendar/room-calendar-state.ts';
import { day, HELD_UNTIL, minute, nights } from './samples.ts';

// The words of a room calendar's scenarios: `anna` and `bob` name bookings of the room `garden`,
// `works` a block of it; the command (`hold`) and its event (`held`).

type Nights = readonly [bookingId: string, checkIn: number, checkOut: number];
export const of = (bookingId: string) => ({ roomId: 'garden', bookingId });
const theHold = (...[bookingId, checkIn, checkOut]: Nights): HoldNights['data'] => ({
  ...of(bookingId),
  ...nights(checkIn, checkOut),
  checkoutUid: `cart of ${bookingId}`,
  heldUntil: HELD_UNTIL,
});
export const opened = (units: number) =>
  ({ type: 'CalendarOpened', data: { roomId: 'garden', units } }) as const;
export const hold = (...stay: Nights): HoldNights => ({
  type: 'HoldNights',
  data: theHold(...stay),
});
export const held = (...stay: Nights): NightsHeld => ({
  type: 'NightsHeld',
  data: theHold(...stay),
});
export const book = (bookingId: string): BookNights => ({
  type: 'BookNights',
  data: of(bookingId),
});
export const booked = (...[bookingId, checkIn, checkOut]: Nights): NightsBooked => ({
  type: 'NightsBooked',
  data: { ...of(bookingId), ...nights(checkIn, checkOut) },
});
export const retake = (...[bookingId, checkIn, checkOut]: Nights): RetakeNights => ({
  type: 'RetakeNights',
  data: { ...of(bookingId), ...nights(checkIn, checkOut) },
});
const theRestored = (...[bookingId, checkIn, checkOut]: Nights): RestoreNights['data'] => ({
  ...of(bookingId),
  ...nights(checkIn, checkOut),
  ...{ kind: 'booked', units: 1, undo: 1, checkoutUid: `cart of ${bookingId}` },
});
export const restore = (...stay: Nights): RestoreNights => ({
  type: 'RestoreNights',
  data: theRestored(...stay),
});
export const restored = (...stay: Nights): NightsRestored => ({
  type: 'NightsRestored',
  data: theRestored(...stay),
});
export const release = (bookingId: string, because: ReleaseReason = 'expired'): ReleaseNights => ({
  type: 'ReleaseNights',
  data: { ...of(bookingId), because },
});
export const released = (
  [bookingId, checkIn, checkOut]: Nights,
  because: ReleaseReason = 'expired',
): NightsReleased => ({
  type: 'NightsReleased',
  data: { ...of(bookingId), ...nights(checkIn, checkOut), because },
});
export const theBlock = (units: number | null): BlockNights['data'] => ({
  ...of('works'),
  ...nights(1, 3),
  units,
  note: 'New paint',
  block: {
    code: 'BK-7Q2MX4',
    checkoutUid: 'none',
    hotelId: 'riverside',
    ownerId: 'somchai',
    channel: 'admin',
    lang: 'th',
    placedAt: minute(0),
  },
});
export const block = (units: number | null): BlockNights => ({
  type: 'BlockNights',
  data: theBlock(units),
});
export const blocked = (units: number) =>
  ({ type: 'NightsBlocked', data: { ...theBlock(null), units } }) as const;
/** By a move named after its booking. */
const ofMove = (bookingId: string) => ({ ...of(bookingId), moveId: `move of ${bookingId}` });
export const holdMove = (
  [bookingId, checkIn, checkOut]: Nights,
  from: HoldMove['data']['from'] = { roomId: 'garden', hadBy: null },
): HoldMove => ({
  type: 'HoldMove',
  data: { ...ofMove(bookingId), ...nights(checkIn, checkOut), from },
});
export const moveHeld = ([bookingId, checkIn, checkOut]: Nights, ...added: number[]): MoveHeld => ({
  type: 'MoveHeld',
  data: { ...ofMove(bookingId), ...nights(checkIn, checkOut), added: added.map(day) },
});
export const keepMoved = (...[bookingId, checkIn, checkOut]: Nights): KeepMovedNights => ({
  type: 'KeepMovedNights',
  data: { ...ofMove(bookingId), ...nights(checkIn, checkOut), hadBy: null },
});
export const nightsMoved = (
  [bookingId, checkIn, checkOut]: Nights,
  ...freed: number[]
): NightsMoved => ({
  type: 'NightsMoved',
  data: { ...ofMove(bookingId), ...nights(checkIn, checkOut), freed: freed.map(day) },
});
export const releaseMove = (bookingId: string): ReleaseMove => ({
  type: 'ReleaseMove',
  data: ofMove(bookingId),
});
export const moveReleased = (bookingId: string, ...freed: number[]): MoveReleased => ({
  type: 'MoveReleased',
  data: { ...ofMove(bookingId), freed: freed.map(day) },
});
export const changeUnits = (units: number): ChangeUnits => ({
  type: 'ChangeUnits',
  data: { roomId: 'garden', units },
});

export const close = (today: number): CloseCalendar => ({
  type: 'CloseCalendar',
  data: { roomId: 'garden', today: day(today) },
});
