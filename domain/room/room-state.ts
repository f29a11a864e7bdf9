import type { Message } from '../values/decider/message.ts';
import type { Satang } from '../values/money/money.ts';
import type { PriceChange } from '../values/money/price-change.ts';
import type { DayTable, Period } from './day-table.ts';
import type { RoomDetails } from './room-details.ts';
import type { RulePeriod, RulesByDay, StayRules } from './stay-rules.ts';

// A room's state, commands and events. The rules stand in room.ts, and in day-prices.ts what prices and rules days have.

export type RegisteredRoom = Readonly<{
  status: 'registered' | 'removed';
  roomId: string;
  hotelId: string;
  ownerId: string;
  disabled: boolean;
  details: RoomDetails;
  pictures: RoomPictures;
  /** What nights cost that do not cost the base price. */
  prices: DayTable<Satang>;
  rules: RulesByDay;
  /** The last paints of days, the oldest first. */
  paints: readonly PriceOverride[];
  /** Revision of the room's stream. */
  version: number;
}>;
export type Room = Readonly<{ status: 'unknown' }> | RegisteredRoom;
/** Ids of pictures in the media store; the gallery in the order it is shown. */
export type RoomPictures = Readonly<{
  cover: string | null;
  gallery: readonly string[];
  /** An equirectangular picture of the whole room. */
  panorama: string | null;
}>;

export const NO_PICTURES: RoomPictures = { cover: null, gallery: [], panorama: null };

export type RoomCommand =
  | RegisterRoom
  | ReviseRoom
  | RemoveRoom
  | DescribeRoom
  | SetDayPrices
  | UndoDayPrices
  | SetRoomPictures
  | AddRoomPictures
  | DisableRoom
  | EnableRoom;

export type RoomEvent =
  | RoomRegistered
  | RoomDescribed
  | DaysPainted
  | RoomPicturesSet
  | RoomDisabled
  | RoomEnabled
  | RoomRemoved;

type Registration = Readonly<{
  roomId: string;
  hotelId: string;
  ownerId: string;
  details: RoomDetails;
}>;
/** `disabled`: it is not for sale yet. */
export type RegisterRoom = Message<'RegisterRoom', Registration & { disabled?: boolean }>;
/** Changes at once, or refuses as a whole; what is null stays as it is. */
export type ReviseRoom = Message<
  'ReviseRoom',
  {
    roomId: string;
    /** The version the changes were made on; null: whatever it is. */
    expectedVersion: number | null;
    changes: Partial<RoomDetails>;
    pictures: Partial<RoomPictures>;
    disabled: boolean | null;
  }
>;
export type RemoveRoom = Message<'RemoveRoom', { roomId: string }>;
export type DescribeRoom = Message<
  'DescribeRoom',
  { roomId: string; changes: Partial<RoomDetails> }
>;
export type SetRoomPictures = Message<
  'SetRoomPictures',
  { roomId: string; pictures: Partial<RoomPictures> }
>;
/** Puts pictures at the end of the gallery, each once; `gallery-full` where it holds no more. */
export type AddRoomPictures = Message<
  'AddRoomPictures',
  { roomId: string; gallery: readonly string[] }
>;
export type DisableRoom = Message<'DisableRoom', { roomId: string }>;
export type EnableRoom = Message<'EnableRoom', { roomId: string }>;

export type RoomRegistered = Message<'RoomRegistered', Registration>;
export type RoomDescribed = Message<'RoomDescribed', DescribeRoom['data']>;
export type RoomPicturesSet = Message<'RoomPicturesSet', SetRoomPictures['data']>;
export type RoomDisabled = Message<'RoomDisabled', { roomId: string }>;
export type RoomEnabled = Message<'RoomEnabled', { roomId: string }>;
export type RoomRemoved = Message<'RoomRemoved', { roomId: string }>;

// Prices and rules of days. Events call one setting of them a paint (docs/adr/0043-paints-of-days.md).

/** A night's price on the days of a period; null: the base price, whatever it is. */
export type PricePeriod = Period & Readonly<{ price: Satang | null }>;
/** What a paint says of days, prices and rules each for themselves. */
export type OverriddenDays = Readonly<{
  prices: readonly PricePeriod[];
  rules: readonly RulePeriod[];
}>;
/** `change` is made of the price each night has; what `rules` leaves out stays as it is. */
export type SetDayPrices = Message<
  'PaintDays',
  { roomId: string } & Period & {
      price?: Satang | null;
      change?: PriceChange;
      rules?: Partial<StayRules>;
    }
>;
/** `paint`: the version of the room that it made. */
export type UndoDayPrices = Message<'UndoPaint', { roomId: string; paint: number }>;

/** `undoes`: the paint that it takes back, where it does. */
export type DaysPainted = Message<
  'DaysPainted',
  { roomId: string; undoes?: number } & OverriddenDays
>;

/** A paint that can be taken back, with what its days said before it. */
export type PriceOverride = Readonly<{
  /** The version of the room that it made. */
  version: number;
  /** Where it lies in the log; null where that is not known. */
  place: string | null;
  undoes: number | null;
  said: OverriddenDays;
  before: OverriddenDays;
}>;
