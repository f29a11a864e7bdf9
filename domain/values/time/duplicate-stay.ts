import { addDays, type Stay } from './local-date.ts';

type RoomStay = Stay & Readonly<{ roomId: string }>;

/**
 * The cart's rule: the same room with the same dates, or with a stay that begins inside the new one
 * (from a day after its start to a day before its end).
 */
export function isDuplicateStay(inCart: RoomStay, added: RoomStay): boolean {
  if (inCart.roomId !== added.roomId) return false;
  if (inCart.checkIn === added.checkIn && inCart.checkOut === added.checkOut) return true;
  return (
    inCart.checkIn >= addDays(added.checkIn, 1) && inCart.checkIn <= addDays(added.checkOut, -1)
  );
}
