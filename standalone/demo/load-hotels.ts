import { claimName } from '@baanpak/command-api/use-cases/unique-name/unique-names.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoHotel, DemoRoom } from './demo-hotel.ts';
import { picturesOfHotel, picturesOfRoom } from './pictures/catalogue.ts';
import { pricePeriods } from './seasons.ts';
import type { DemoWorld } from './world.ts';

/** Registers hotels and opens their rooms' calendars. */
export async function loadHotels(world: DemoWorld, catalogue: readonly DemoHotel[]): Promise<void> {
  for (const one of catalogue) await loadHotel(world, one);
}

/** Sets the prices of the seasons, and the rules of stays, for some nights. */
export async function loadPrices(
  { ports, id, context }: DemoWorld,
  catalogue: readonly DemoHotel[],
  nights: Stay,
): Promise<void> {
  for (const { slug, rooms } of catalogue)
    for (const { key, details, seasons, rules } of rooms) {
      const roomId = id('room', `${slug}/${key}`);
      const { checkIn: from, checkOut: to } = nights;
      const ruled = rules ? [{ from, to, rules }] : [];
      for (const period of [...pricePeriods(details.basePrice, seasons, nights), ...ruled]) {
        const command = { type: 'PaintDays', data: { roomId, ...period } } as const;
        await ports.commands.handle(room, roomStream(roomId), command, context);
      }
    }
}

async function loadHotel(world: DemoWorld, demo: DemoHotel): Promise<void> {
  const { ports, id, context } = world;
  const { slug, details } = demo;
  const hotelId = id('hotel', slug);
  const ownerId = id('user', demo.owner);
  await claimName(ports, { kind: 'slug', key: slug, by: hotelId }, context);
  await ports.commands.handle(
    hotel,
    hotelStream(hotelId),
    { type: 'RegisterHotel', data: { hotelId, ownerId, slug, details } },
    context,
  );
  const { cover, gallery, logo } = picturesOfHotel(slug);
  const pictures = { cover: world.picture(cover), logo: world.picture(logo) };
  await ports.commands.handle(
    hotel,
    hotelStream(hotelId),
    {
      type: 'SetHotelPictures',
      data: { hotelId, pictures: { ...pictures, gallery: keptOf(world, gallery) } },
    },
    context,
  );
  for (const one of demo.rooms) await loadRoom(world, { ...one, slug, hotelId, ownerId });
}

const keptOf = ({ picture }: DemoWorld, files: readonly string[]): string[] =>
  files.map(picture).filter((id) => id !== null);

async function loadRoom(
  world: DemoWorld,
  demo: DemoRoom & Readonly<{ slug: string; hotelId: string; ownerId: string }>,
): Promise<void> {
  const { ports, id, context } = world;
  const { slug, key, units, hotelId, ownerId, details } = demo;
  const roomId = id('room', `${slug}/${key}`);
  // the calendar first: a room that is seen can be booked
  await ports.commands.handle(
    roomCalendar,
    roomCalendarStream(roomId),
    { type: 'OpenCalendar', data: { roomId, units } },
    context,
  );
  await ports.commands.handle(
    hotelRooms,
    hotelRoomsStream(hotelId),
    { type: 'ListRoom', data: { hotelId, roomId } },
    context,
  );
  const register = { type: 'RegisterRoom', data: { roomId, hotelId, ownerId, details } } as const;
  await ports.commands.handle(room, roomStream(roomId), register, context);
  const { cover, gallery, panorama } = picturesOfRoom(slug, key);
  const pictures = {
    cover: world.picture(cover),
    gallery: keptOf(world, gallery),
    panorama: world.picture(panorama),
  };
  await ports.commands.handle(
    room,
    roomStream(roomId),
    { type: 'SetRoomPictures', data: { roomId, pictures } },
    context,
  );
}
