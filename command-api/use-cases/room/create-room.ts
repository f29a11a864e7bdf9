import type { ChangeRoomRequest, CreateRoomRequest } from '@baanpak/contract/room/room-requests.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { assertUnitNames, type RoomDetails } from '@baanpak/domain/room/room-details.ts';
import type { RegisterRoom } from '@baanpak/domain/room/room-state.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands } from '../../ports.ts';
import type { Made, Staff } from '../caller.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import { type FieldMappers, identity, pickProvided } from '../requested-fields.ts';

/** One more room of a hotel. */
export async function createRoom(
  ports: Commands,
  by: Staff,
  body: CreateRoomRequest,
): Promise<Made> {
  const { hotelId, units = 1, disabled = false } = body;
  const { ownerId } = (await loadHotel(ports, hotelId)).state;
  const roomId = by.idFor('room');
  const { origin } = await ports.commands.load(room, roomStream(roomId));
  if (by.isReplay(origin)) return { id: roomId, isReplay: true };
  const details = newDetails(body);
  assertUnitNames(details.unitNames, units);
  await registerRoom(ports, { roomId, hotelId, ownerId, details, disabled }, units, by.context);
  return { id: roomId, isReplay: false };
}

/** The calendar first: a room that is seen can be booked. */
async function registerRoom(
  { commands }: Commands,
  data: RegisterRoom['data'],
  units: number,
  context: CommandContext,
): Promise<void> {
  const { roomId, hotelId } = data;
  const open = { type: 'OpenCalendar', data: { roomId, units } } as const;
  await commands.handle(roomCalendar, roomCalendarStream(roomId), open, context);
  const list = { type: 'ListRoom', data: { hotelId, roomId } } as const;
  await commands.handle(hotelRooms, hotelRoomsStream(hotelId), list, context);
  await commands.handle(room, roomStream(roomId), { type: 'RegisterRoom', data }, context);
}

const USUAL_GUESTS = 2;

/** The details of a new room; what the request leaves out is empty. */
export function newDetails(body: CreateRoomRequest): RoomDetails {
  const { title, basePrice, maxGuests } = body;
  return {
    subtitle: null,
    description: null,
    roomType: null,
    guests: Math.min(USUAL_GUESTS, maxGuests),
    petsAllowed: false,
    kidsAllowed: true,
    facilities: [],
    notes: [],
    breakfast: null,
    unitNames: [],
    ...changedDetails(body),
    title: i18nText(title),
    basePrice: baht(basePrice),
    maxGuests,
  };
}

const READERS: FieldMappers<ChangeRoomRequest, RoomDetails> = {
  title: i18nText,
  subtitle: textIn,
  description: textIn,
  roomType: identity,
  basePrice: baht,
  maxGuests: identity,
  guests: identity,
  petsAllowed: identity,
  kidsAllowed: identity,
  facilities: (sent) => sent.map(({ icon, text }) => ({ icon, text: i18nText(text) })),
  breakfast: identity,
  unitNames: (sent) => sent.map((name) => name.trim()),
  notes: (sent) => sent.map(({ text }) => ({ text: i18nText(text) })),
};

/** What a request says of a room, in the words of the domain. */
export const changedDetails = (body: CreateRoomRequest | ChangeRoomRequest): Partial<RoomDetails> =>
  pickProvided(READERS, body);

function textIn(text: string | I18nText | null): I18nText | null {
  return text === null ? null : i18nText(text);
}
