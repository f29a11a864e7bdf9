import { randomUUID } from 'node:crypto';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { minute, ROOM_REGISTERED } from '@baanpak/domain/testing/samples.ts';
import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import type { CommandHandler } from '@baanpak/infrastructure/commands/command-handler.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { HOTEL_DETAILS } from '@baanpak/projector/testing/sample-events.ts';

export type HotelForTest = Readonly<{ hotelId: string; ownerId: string; slug: string }>;
export type RoomForTest = Readonly<{ roomId: string; hotelId: string; ownerId: string }>;
/** Rooms cost 1,000 baht a night and take three guests unless told otherwise; one of each. */
export type RoomOptions = Partial<RoomDetails> & Readonly<{ units?: number }>;

/** Somebody at work, for commands that no request carries. */
export const contextForTest = (): CommandContext => {
  const id = randomUUID();
  return { actor: 'test', correlationId: id, causationId: null, commandId: id };
};

export async function registerHotel(
  commands: CommandHandler,
  slug: string,
  ownerId: string = randomUUID(),
  changes: Partial<HotelDetails> = {},
): Promise<HotelForTest> {
  const registered = { hotelId: randomUUID(), ownerId, slug };
  const data = { ...registered, details: { ...HOTEL_DETAILS, ...changes } };
  const command = { type: 'RegisterHotel', data } as const;
  const naming = { kind: 'slug', key: slug, by: registered.hotelId, claimedAt: minute(0) } as const;
  await commands.handle(
    uniqueName,
    uniqueNameStream('slug', slug),
    { type: 'ClaimName', data: naming },
    contextForTest(),
  );
  await commands.handle(hotel, hotelStream(registered.hotelId), command, contextForTest());
  return registered;
}

export async function registerRoom(
  commands: CommandHandler,
  { hotelId, ownerId }: HotelForTest,
  { units = 1, ...options }: RoomOptions = {},
): Promise<RoomForTest> {
  const roomId = randomUUID();
  const details = { ...ROOM_REGISTERED.data.details, ...options };
  await commands.handle(
    roomCalendar,
    roomCalendarStream(roomId),
    { type: 'OpenCalendar', data: { roomId, units } },
    contextForTest(),
  );
  await commands.handle(
    hotelRooms,
    hotelRoomsStream(hotelId),
    { type: 'ListRoom', data: { hotelId, roomId } },
    contextForTest(),
  );
  const data = { roomId, hotelId, ownerId, details };
  const command = { type: 'RegisterRoom', data } as const;
  await commands.handle(room, roomStream(roomId), command, contextForTest());
  return { roomId, hotelId, ownerId };
}
