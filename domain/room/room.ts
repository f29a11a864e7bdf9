import type { Decider } from '../values/decider/decider.ts';
import { differs } from '../values/decider/differs.ts';
import type { Message, Recorded } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Satang } from '../values/money/money.ts';
import { withPictures } from '../values/place/gallery.ts';
import type {
  DaysPainted,
  PriceOverride,
  SetDayPrices,
  UndoDayPrices,
} from './day-price-messages.ts';
import { bytesOf, withDayPrices } from './day-prices.ts';
import { type DayTable, NO_DAYS } from './day-table.ts';
import type { RoomDetails } from './room-details.ts';
import { setDayPrices } from './set-day-prices.ts';
import type { RulesByDay } from './stay-rules.ts';
import { undoDayPrices } from './undo-day-prices.ts';

export const roomStream = (roomId: string) => `room-${roomId}`;

/** Ids of pictures in the media store; the gallery in the order it is shown. */
export type RoomPictures = Readonly<{
  cover: string | null;
  gallery: readonly string[];
  /** An equirectangular picture of the whole room. */
  panorama: string | null;
}>;

const NO_PICTURES: RoomPictures = { cover: null, gallery: [], panorama: null };

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

export type RoomRegistered = Message<'RoomRegistered', Registration>;
export type RoomDescribed = Message<'RoomDescribed', DescribeRoom['data']>;
export type RoomPicturesSet = Message<'RoomPicturesSet', SetRoomPictures['data']>;
export type RoomDisabled = Message<'RoomDisabled', { roomId: string }>;
export type RoomEnabled = Message<'RoomEnabled', { roomId: string }>;
export type RoomRemoved = Message<'RoomRemoved', { roomId: string }>;
export type RoomEvent =
  | RoomRegistered
  | RoomDescribed
  | DaysPainted
  | RoomPicturesSet
  | RoomDisabled
  | RoomEnabled
  | RoomRemoved;

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

/**
 * What is sold: a kind of room with its description and prices. How many of it there are, its
 * calendar knows. A removed room stays known, for its bookings live on.
 */
export const room: Decider<Room, RoomCommand, RoomEvent> = {
  initialState: { status: 'unknown' },
  refusals: {
    RegisterRoom: [],
    ReviseRoom: ['stale-version'],
    RemoveRoom: [],
    DescribeRoom: [],
    PaintDays: ['price-out-of-range', 'stay-too-short'],
    UndoPaint: ['too-late-to-undo'],
    SetRoomPictures: [],
    AddRoomPictures: ['gallery-full'],
    DisableRoom: [],
    EnableRoom: [],
  },
  decide(state, command) {
    if (command.type === 'RegisterRoom') return registerRoom(state, command);
    if (command.type === 'RemoveRoom' && state.status === 'removed') return [];
    const known = present(state);
    switch (command.type) {
      case 'DescribeRoom':
        return describeRoom(known, command.data);
      case 'PaintDays':
        return setDayPrices(known, command);
      case 'UndoPaint':
        return undoDayPrices(known, command);
      case 'SetRoomPictures':
        return setRoomPictures(known, command.data);
      case 'AddRoomPictures':
        return addRoomPictures(known, command.data);
      case 'DisableRoom':
        return setDisabled(known, true);
      case 'EnableRoom':
        return setDisabled(known, false);
      case 'ReviseRoom':
        return reviseRoom(known, command);
      case 'RemoveRoom':
        return [{ type: 'RoomRemoved', data: command.data }];
    }
  },
  evolve(state, event) {
    if (event.type === 'RoomRegistered')
      return {
        status: 'registered',
        disabled: false,
        pictures: NO_PICTURES,
        prices: NO_DAYS,
        rules: NO_DAYS,
        paints: [],
        version: 0,
        ...event.data,
      };
    if (state.status === 'unknown') return state;
    return { ...change(state, event), version: state.version + 1 };
  },
  snapshot: {
    version: 2,
    toJson: (state) => state,
    fromJson: (json: Room) => json,
    bytes: (state) =>
      state.status === 'unknown'
        ? 100
        : 8_000 +
          40 * (state.prices.values.length + state.rules.values.length) +
          bytesOf(state.paints),
  },
};

function change(
  state: RegisteredRoom,
  event: Recorded<Exclude<RoomEvent, RoomRegistered>>,
): RegisteredRoom {
  switch (event.type) {
    case 'RoomDescribed':
      return { ...state, details: { ...state.details, ...event.data.changes } };
    case 'DaysPainted':
      return withDayPrices(state, event);
    case 'RoomPicturesSet':
      return { ...state, pictures: { ...state.pictures, ...event.data.pictures } };
    case 'RoomDisabled':
      return { ...state, disabled: true };
    case 'RoomEnabled':
      return { ...state, disabled: false };
    case 'RoomRemoved':
      return { ...state, status: 'removed', disabled: true };
  }
}

function present(state: Room): RegisteredRoom {
  if (state.status !== 'registered') throw new Refusal('not-found', 'No such room');
  return state;
}

function registerRoom(state: Room, { data }: RegisterRoom): RoomEvent[] {
  if (state.status !== 'unknown') return [];
  const { disabled = false, ...registration } = data;
  return [
    { type: 'RoomRegistered', data: registration },
    ...(disabled ? [{ type: 'RoomDisabled', data: { roomId: data.roomId } } as const] : []),
  ];
}

function reviseRoom(known: RegisteredRoom, { data }: ReviseRoom): RoomEvent[] {
  const { roomId, expectedVersion, changes, pictures, disabled } = data;
  if (expectedVersion !== null && expectedVersion !== known.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  return [
    ...describeRoom(known, { roomId, changes }),
    ...setRoomPictures(known, { roomId, pictures }),
    ...(disabled === null ? [] : setDisabled(known, disabled)),
  ];
}

function describeRoom({ details }: RegisteredRoom, data: DescribeRoom['data']): RoomEvent[] {
  return differs(details, data.changes) ? [{ type: 'RoomDescribed', data }] : [];
}

function setRoomPictures({ pictures }: RegisteredRoom, data: SetRoomPictures['data']): RoomEvent[] {
  return differs(pictures, data.pictures) ? [{ type: 'RoomPicturesSet', data }] : [];
}

function addRoomPictures(known: RegisteredRoom, data: AddRoomPictures['data']): RoomEvent[] {
  const gallery = withPictures(known.pictures.gallery, data.gallery);
  return setRoomPictures(known, { roomId: data.roomId, pictures: { gallery } });
}

function setDisabled({ roomId, disabled: isDisabled }: RegisteredRoom, disabled: boolean) {
  if (disabled === isDisabled) return [];
  const type = disabled ? ('RoomDisabled' as const) : ('RoomEnabled' as const);
  return [{ type, data: { roomId } }];
}
