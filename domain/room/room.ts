import type { Decider } from '../values/decider/decider.ts';
import { differs } from '../values/decider/differs.ts';
import type { Recorded } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { withPictures } from '../values/place/gallery.ts';
import { bytesOf, setDayPrices, undoDayPrices, withDayPrices } from './day-prices.ts';
import { NO_DAYS } from './day-table.ts';
import {
  type AddRoomPictures,
  type DescribeRoom,
  NO_PICTURES,
  type RegisteredRoom,
  type RegisterRoom,
  type ReviseRoom,
  type Room,
  type RoomCommand,
  type RoomEvent,
  type RoomRegistered,
  type SetRoomPictures,
} from './room-state.ts';

export const roomStream = (roomId: string) => `room-${roomId}`;

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
