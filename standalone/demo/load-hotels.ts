import { claimName } from '@baanpak/command-api/claim/claims.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import { addDays, type LocalDate, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoHotel, DemoRoom } from './demo-hotel.ts';
import type { DemoWorld } from './load.ts';
import { picturesOfHotel, picturesOfRoom } from './pictures/catalogue.ts';
import { pricePeriods } from './seasons.ts';

const OPENED_DAYS_AGO = 90;

/** Registers hotels, opens their rooms' calendars and sets the prices of the seasons. */
export async function loadHotels(
  world: DemoWorld,
  catalogue: readonly DemoHotel[],
  today: LocalDate,
): Promise<void> {
  world.setClock(startOfDay(addDays(today, -OPENED_DAYS_AGO)));
  await Promise.all(catalogue.map((one) => loadHotel(world, one, today)));
}

async function loadHotel(world: DemoWorld, demo: DemoHotel, today: LocalDate): Promise<void> {
  const { deps, id, context } = world;
  const { slug, details } = demo;
  const hotelId = id('hotel', slug);
  const ownerId = id('user', demo.owner);
  await claimName(deps, { kind: 'slug', key: slug, by: hotelId }, context);
  await deps.commands.handle(
    hotel,
    hotelStream(hotelId),
    { type: 'RegisterHotel', data: { hotelId, ownerId, slug, details } },
    context,
  );
  const { cover, gallery, logo } = picturesOfHotel(slug);
  const pictures = { cover: world.picture(cover), logo: world.picture(logo) };
  await deps.commands.handle(
    hotel,
    hotelStream(hotelId),
    {
      type: 'SetHotelPictures',
      data: { hotelId, pictures: { ...pictures, gallery: keptOf(world, gallery) } },
    },
    context,
  );
  for (const one of demo.rooms) await loadRoom(world, { ...one, slug, hotelId, ownerId }, today);
}

const keptOf = ({ picture }: DemoWorld, files: readonly string[]): string[] =>
  files.map(picture).filter((id) => id !== null);

async function loadRoom(
  world: DemoWorld,
  demo: DemoRoom & Readonly<{ slug: string; hotelId: string; ownerId: string }>,
  today: LocalDate,
): Promise<void> {
  const { deps, id, context } = world;
  const { slug, key, units, hotelId, ownerId, details, seasons } = demo;
  const roomId = id('room', `${slug}/${key}`);
  // the calendar first: a room that is seen can be booked
  await deps.commands.handle(
    roomCalendar,
    roomCalendarStream(roomId),
    { type: 'OpenCalendar', data: { roomId, units } },
    context,
  );
  await deps.commands.handle(
    hotelRooms,
    hotelRoomsStream(hotelId),
    { type: 'ListRoom', data: { hotelId, roomId } },
    context,
  );
  const register = { type: 'RegisterRoom', data: { roomId, hotelId, ownerId, details } } as const;
  const { state } = await deps.commands.handle(room, roomStream(roomId), register, context);
  const { cover, gallery } = picturesOfRoom(slug, key);
  const pictures = { cover: world.picture(cover), gallery: keptOf(world, gallery) };
  await deps.commands.handle(
    room,
    roomStream(roomId),
    { type: 'SetRoomPictures', data: { roomId, pictures } },
    context,
  );
  if (state.status === 'registered' && state.prices.first !== null) return;
  for (const period of pricePeriods(details.basePrice, seasons, today))
    await deps.commands.handle(
      room,
      roomStream(roomId),
      { type: 'SetRoomPrices', data: { roomId, ...period } },
      context,
    );
}
