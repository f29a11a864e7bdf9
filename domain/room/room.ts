import type { Decider } from '../values/decider.ts';
import { differs } from '../values/differs.ts';
import type { I18nText } from '../values/i18n-text.ts';
import type { LocalDate } from '../values/local-date.ts';
import type { Message } from '../values/message.ts';
import type { Satang } from '../values/money.ts';
import { Refusal } from '../values/refusal.ts';

export const roomStream = (roomId: string) => `room-${roomId}`;

/** What owners say of a room. `basePrice` is a night's price where no other is set for the date. */
export type RoomDetails = Readonly<{
  title: I18nText;
  subtitle: I18nText | null;
  description: I18nText | null;
  roomType: string | null;
  basePrice: Satang;
  maxGuests: number;
  /** How many sleep there without extra beds. */
  guests: number;
  petsAllowed: boolean;
  kidsAllowed: boolean;
  facilities: readonly Readonly<{ icon: string; text: I18nText }>[];
  notes: readonly Readonly<{ text: I18nText }>[];
}>;

/** Ids of pictures in the media store; the gallery in the order it is shown. */
export type RoomPictures = Readonly<{
  cover: string | null;
  gallery: readonly string[];
  /** An equirectangular picture of the whole room. */
  panorama: string | null;
}>;

const NO_PICTURES: RoomPictures = { cover: null, gallery: [], panorama: null };

/** A night's price from `from` up to, but not including, `to`. */
export type PricePeriod = Readonly<{ from: LocalDate; to: LocalDate; price: Satang }>;

export type RegisterRoom = Message<
  'RegisterRoom',
  { roomId: string; hotelId: string; ownerId: string; details: RoomDetails }
>;
export type DescribeRoom = Message<
  'DescribeRoom',
  { roomId: string; changes: Partial<RoomDetails> }
>;
export type SetRoomPrices = Message<'SetRoomPrices', { roomId: string } & PricePeriod>;
export type SetRoomPictures = Message<
  'SetRoomPictures',
  { roomId: string; pictures: Partial<RoomPictures> }
>;
export type DisableRoom = Message<'DisableRoom', { roomId: string }>;
export type EnableRoom = Message<'EnableRoom', { roomId: string }>;
export type RoomCommand =
  | RegisterRoom
  | DescribeRoom
  | SetRoomPrices
  | SetRoomPictures
  | DisableRoom
  | EnableRoom;

export type RoomRegistered = Message<'RoomRegistered', RegisterRoom['data']>;
export type RoomDescribed = Message<'RoomDescribed', DescribeRoom['data']>;
export type RoomPricesSet = Message<'RoomPricesSet', SetRoomPrices['data']>;
export type RoomPicturesSet = Message<'RoomPicturesSet', SetRoomPictures['data']>;
export type RoomDisabled = Message<'RoomDisabled', { roomId: string }>;
export type RoomEnabled = Message<'RoomEnabled', { roomId: string }>;
export type RoomEvent =
  | RoomRegistered
  | RoomDescribed
  | RoomPricesSet
  | RoomPicturesSet
  | RoomDisabled
  | RoomEnabled;

export type RegisteredRoom = Readonly<{
  status: 'registered';
  roomId: string;
  hotelId: string;
  ownerId: string;
  disabled: boolean;
  details: RoomDetails;
  pictures: RoomPictures;
  /** In the order they were set: the last that covers a night counts. */
  pricePeriods: readonly PricePeriod[];
}>;
export type Room = Readonly<{ status: 'unknown' }> | RegisteredRoom;

/** What is sold: a kind of room with its description and prices. How many of it there are, its calendar knows. */
export const room: Decider<Room, RoomCommand, RoomEvent> = {
  initialState: { status: 'unknown' },
  decide(state, command) {
    if (command.type === 'RegisterRoom') return registerRoom(state, command);
    const known = registered(state);
    switch (command.type) {
      case 'DescribeRoom':
        return describeRoom(known, command);
      case 'SetRoomPrices':
        return setRoomPrices(known, command);
      case 'SetRoomPictures':
        return setRoomPictures(known, command);
      case 'DisableRoom':
        return known.disabled ? [] : [{ type: 'RoomDisabled', data: command.data }];
      case 'EnableRoom':
        return known.disabled ? [{ type: 'RoomEnabled', data: command.data }] : [];
    }
  },
  evolve(state, event) {
    if (event.type === 'RoomRegistered')
      return {
        status: 'registered',
        disabled: false,
        pictures: NO_PICTURES,
        pricePeriods: [],
        ...event.data,
      };
    if (state.status === 'unknown') return state;
    switch (event.type) {
      case 'RoomDescribed':
        return { ...state, details: { ...state.details, ...event.data.changes } };
      case 'RoomPricesSet':
        return { ...state, pricePeriods: withPeriod(state.pricePeriods, event.data) };
      case 'RoomPicturesSet':
        return { ...state, pictures: { ...state.pictures, ...event.data.pictures } };
      case 'RoomDisabled':
        return { ...state, disabled: true };
      case 'RoomEnabled':
        return { ...state, disabled: false };
    }
  },
};

function registered(state: Room): RegisteredRoom {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such room');
  return state;
}

function registerRoom(state: Room, { data }: RegisterRoom): RoomRegistered[] {
  return state.status === 'registered' ? [] : [{ type: 'RoomRegistered', data }];
}

function describeRoom({ details }: RegisteredRoom, { data }: DescribeRoom): RoomDescribed[] {
  return differs(details, data.changes) ? [{ type: 'RoomDescribed', data }] : [];
}

function setRoomPictures(
  { pictures }: RegisteredRoom,
  { data }: SetRoomPictures,
): RoomPicturesSet[] {
  return differs(pictures, data.pictures) ? [{ type: 'RoomPicturesSet', data }] : [];
}

function setRoomPrices({ pricePeriods }: RegisteredRoom, { data }: SetRoomPrices): RoomPricesSet[] {
  if (data.from >= data.to)
    throw new Refusal('stay-too-short', 'A price covers at least one night');
  const last = pricePeriods.at(-1);
  const again = last?.from === data.from && last.to === data.to && last.price === data.price;
  return again ? [] : [{ type: 'RoomPricesSet', data }];
}

/** A period that a later one covers entirely no longer says anything. */
const withPeriod = (
  periods: readonly PricePeriod[],
  { from, to, price }: PricePeriod,
): PricePeriod[] => [
  ...periods.filter((old) => old.from < from || old.to > to),
  { from, to, price },
];
