import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Fact } from '../tables.ts';
import type { HotelState, RoomState } from './reducer.ts';
import {
  attributes,
  changedState,
  type LoggedEvent,
  type Reducer,
  type Reduction,
  type States,
} from './reducer.ts';

type HotelEventType =
  | ('HotelRegistered' | 'HotelDescribed')
  | ('HotelDisabled' | 'HotelEnabled' | 'HotelRemoved');
type RoomEventType =
  | ('RoomRegistered' | 'RoomDescribed' | 'RoomDisabled' | 'RoomEnabled' | 'RoomRemoved')
  | ('CalendarOpened' | 'UnitsChanged' | 'CalendarClosed');
type HouseEventType = HotelEventType | RoomEventType;
type HouseEvent = LoggedEvent<HouseEventType>;

/**
 * How many units there are for sale, and how many of them are not sold because they, or their hotel, are
 * disabled. A calendar says how many, and is opened before its room is registered.
 */
export const inventory: Reducer<HouseEventType> = {
  subjects({ data }, states) {
    if (!('roomId' in data))
      return [
        `hotel:${data.hotelId}` as const,
        ...roomIdsOf(states, data.hotelId).map((id) => `room:${id}` as const),
      ];
    const hotelId =
      'hotelId' in data ? data.hotelId : states.get('room', data.roomId)?.registered?.hotelId;
    return [`room:${data.roomId}` as const, ...(hotelId ? [`hotel:${hotelId}` as const] : [])];
  },
  when: {
    HotelRegistered: (event, states) => {
      const { hotelId, ownerId, details } = event.data;
      const { hotelName: name, provinceId, taxId, vatRegistered = true } = details;
      const detail = { name, provinceId, ownerId };
      const begun = { disabled: false, removed: false, roomIds: roomIdsOf(states, hotelId) };
      return {
        states: [changedState('hotel', hotelId, { ...detail, ...begun, taxId, vatRegistered })],
        details: [attributes('hotel', hotelId, detail)],
      };
    },
    HotelDescribed: ({ data: { hotelId, changes } }, states) => {
      const hotel = states.get('hotel', hotelId);
      if (!hotel) return {};
      const name = changes.hotelName ?? hotel.name;
      const provinceId = changes.provinceId ?? hotel.provinceId;
      const taxId = changes.taxId === undefined ? hotel.taxId : changes.taxId;
      const vatRegistered = changes.vatRegistered ?? hotel.vatRegistered;
      const { ownerId } = hotel;
      const isNews = name !== hotel.name || provinceId !== hotel.provinceId;
      return {
        states: [
          changedState('hotel', hotelId, { ...hotel, name, provinceId, taxId, vatRegistered }),
        ],
        details: isNews ? [attributes('hotel', hotelId, { name, provinceId, ownerId })] : [],
      };
    },
    HotelDisabled: (event, states) => hotelChanged(event, states, { disabled: true }),
    HotelEnabled: (event, states) => hotelChanged(event, states, { disabled: false }),
    HotelRemoved: (event, states) => hotelChanged(event, states, { removed: true }),
    RoomRegistered: registered,
    RoomDescribed: ({ data: { roomId, changes } }, states) => {
      const room = states.get('room', roomId);
      if (!room?.registered || !changes.title) return {};
      const { ownerId, ...detail } = { ...room.registered, title: changes.title };
      return {
        states: [changedState('room', roomId, { ...room, registered: { ...detail, ownerId } })],
        details: [attributes('room', roomId, detail)],
      };
    },
    RoomDisabled: (event, states) => roomChanged(event, states, { disabled: true }),
    RoomEnabled: (event, states) => roomChanged(event, states, { disabled: false }),
    RoomRemoved: (event, states) => roomChanged(event, states, { removed: true }),
    CalendarOpened: (event, states) => roomChanged(event, states, { units: event.data.units }),
    UnitsChanged: (event, states) => roomChanged(event, states, { units: event.data.units }),
    CalendarClosed: (event, states) => roomChanged(event, states, { units: 0 }),
  },
};

const NEW_ROOM: RoomState = {
  ...{ registered: null, units: 0, disabled: false, removed: false },
  counted: { rooms: 0, disabled: 0 },
};

const roomIdsOf = (states: States, hotelId: string) => states.get('hotel', hotelId)?.roomIds ?? [];

function registered(event: LoggedEvent<'RoomRegistered'>, states: States): Reduction {
  const { roomId, hotelId, ownerId, details } = event.data;
  const detail = { title: details.title, hotelId };
  const { states: rooms = [], facts = [] } = roomChanged(event, states, {
    registered: { ...detail, ownerId },
  });
  const hotel = states.get('hotel', hotelId);
  const roomIds = [...new Set([...(hotel?.roomIds ?? []), roomId])];
  const hotels = hotel ? [changedState('hotel', hotelId, { ...hotel, roomIds })] : [];
  return { facts, states: [...rooms, ...hotels], details: [attributes('room', roomId, detail)] };
}

function roomChanged(
  event: LoggedEvent<RoomEventType>,
  states: States,
  changes: Partial<RoomState>,
): Reduction {
  const { roomId } = event.data;
  const room = { ...(states.get('room', roomId) ?? NEW_ROOM), ...changes };
  const hotel = room.registered ? states.get('hotel', room.registered.hotelId) : undefined;
  return counted(event, roomId, room, hotel);
}

function hotelChanged(
  event: LoggedEvent<HotelEventType>,
  states: States,
  changes: Partial<HotelState>,
): Reduction {
  const { hotelId } = event.data;
  const before = states.get('hotel', hotelId);
  if (!before) return {};
  const hotel = { ...before, ...changes };
  const rooms = hotel.roomIds.map((id) =>
    counted(event, id, states.get('room', id) ?? NEW_ROOM, hotel),
  );
  return {
    facts: rooms.flatMap(({ facts = [] }) => facts),
    states: [
      changedState('hotel', hotelId, hotel),
      ...rooms.flatMap(({ states: each = [] }) => each),
    ],
  };
}

/** The room as it is now, and what that adds to what its facts come to. */
function counted(
  { recordedAt: at }: HouseEvent,
  roomId: string,
  room: RoomState,
  hotel: HotelState | undefined,
): Reduction {
  const { units, registered: known, counted: before } = room;
  const rooms = !known || room.removed || hotel?.removed ? 0 : units;
  const disabled = room.disabled || hotel?.disabled ? rooms : 0;
  const add = (kind: 'rooms' | 'disabled', more: number): Fact[] => {
    if (!known || more === 0) return [];
    const { ownerId, hotelId } = known;
    return [{ kind, ownerId, hotelId, roomId, date: bangkokDay(at), at, units: more }];
  };
  return {
    states: [changedState('room', roomId, { ...room, counted: { rooms, disabled } })],
    facts: [...add('rooms', rooms - before.rooms), ...add('disabled', disabled - before.disabled)],
  };
}
