import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { BookingDetail, HotelDetail, RoomDetail } from '../detail.ts';

/** The time of the latest event so far. */
export type LogState = Readonly<{ latestAt: Instant }>;

export type HotelState = HotelDetail &
  Readonly<{
    disabled: boolean;
    removed: boolean;
    taxId: string | null;
    vatRegistered: boolean;
    /** All it ever had. */
    roomIds: readonly string[];
  }>;

export type RoomState = Readonly<{
  /** Null where its calendar was opened and it is not registered yet. */
  registered: (RoomDetail & Readonly<{ ownerId: string }>) | null;
  /** Those of its calendar. */
  units: number;
  disabled: boolean;
  removed: boolean;
  /** What its facts add up to so far. */
  counted: Readonly<{ rooms: number; disabled: number }>;
}>;

/** A night of a stay, with what it costs and the VAT in that, in satang; of a block it costs nothing. */
export type Night = Readonly<{ date: LocalDate; price: number; vat: number }>;

/** A booking or a block. */
export type BookingState = BookingDetail &
  Readonly<{
    /** How many units a block takes; null of a stay. */
    blocks: number | null;
    /** What it has, or had when it was called off; VAT is 0 before it is confirmed. */
    nights: readonly Night[];
    /** Whether its nights count. */
    hasNights: boolean;
    isArrived: boolean;
    /** The day it was called off, or its guest did not come. */
    offOn: LocalDate | null;
  }>;

/** Each kind of state that folds keep, by the word that its subjects begin with. */
export type StateOf = {
  log: LogState;
  hotel: HotelState;
  room: RoomState;
  booking: BookingState;
};
