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

/** What is paid for together. */
export type CheckoutState = Readonly<{
  /** Whose its first stay is; others may be of other hotels. */
  ownerId: string;
  hotelId: string;
  /** With what each was to cost when it was held; moves do not touch that. */
  stays: readonly Readonly<{ bookingId: string; price: number }>[];
  /** How each attempt to pay pays, by its id. */
  methods: Readonly<Record<string, string>>;
  /** By the charge that came of it, the attempt. */
  charges: Readonly<Record<string, string>>;
}>;

/** What is to go back, and what it came by. */
export type RefundState = Readonly<{
  checkoutUid: string;
  chargeId: string | null;
  bookingIds: readonly string[];
}>;

/** What a stay's money came to so far, in satang. */
export type MoneyState = Readonly<{
  /** What was taken for the stay itself, through its checkout and at the desk. */
  accepted: number;
  /** What of that goes back, or went. */
  owedBack: number;
  /** By id. */
  extras: Readonly<Record<string, Amount>>;
  /** What its facts of kind `kept` add up to. */
  kept: Amount;
  /** The nights that count. */
  nights: readonly Night[];
  /** What incentive and commission were reckoned from so far. */
  bases: Readonly<{ gross: number; exVat: number }>;
  /** What the guest earned. */
  points: number;
}>;
export type Amount = Readonly<{ satang: number; vat: number }>;

/** Each kind of state that reducers keep, by the word that its subjects begin with. */
export type StateOf = {
  log: LogState;
  hotel: HotelState;
  room: RoomState;
  booking: BookingState;
  checkout: CheckoutState;
  refund: RefundState;
  money: MoneyState;
};
