import { randomUUID } from 'node:crypto';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import {
  type CommandHandler,
  commandHandler,
} from '@baanpak/infrastructure/commands/command-handler.ts';
import { hotelRegistered, roomRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { makeDataDirectory, removeDataDirectory } from '../testing/data-directory.ts';
import { withDatabaseIn } from './database.ts';
import { withStores } from './log.ts';
import { startProduct } from './server.ts';

/** A product with one hotel and nothing in the way of load. */
export type Marketplace = Readonly<{
  url: string;
  /** Of the product's process, below which PostgreSQL runs. */
  pid: number;
  dataDirectory: string;
  roomIds: readonly string[];
}>;

export const API_KEY = 'bench';

/** Beside a server that is named to it the product makes none by itself. */
export const SECRETS = {
  API_KEYS: API_KEY,
  JWT_SECRET: 'of the bench, and long enough for it',
  ID_SECRET: 'of the bench, and long enough for it',
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  PAYMENTS: 'sandbox',
};

/** How many units each room has, and what else the product is started with. */
type Circumstances = Readonly<{ units?: number; environment?: Readonly<Record<string, string>> }>;

/** Work on the product, in a process of its own, without the demo's data. */
export async function withMarketplace<Result>(
  rooms: number,
  work: (marketplace: Marketplace) => Promise<Result>,
  { units = 1, environment = {} }: Circumstances = {},
): Promise<Result> {
  const DATA_DIR = await makeDataDirectory();
  try {
    const roomIds = await registerRooms(DATA_DIR, rooms, { units, environment });
    const product = await startProduct({
      DATA_DIR,
      PORT: '0',
      NODE_OPTIONS: process.env.PRODUCT_NODE_OPTIONS ?? '', // e.g. a profiler
      DEMO: 'off',
      API_KEYS: API_KEY,
      RATE_LIMITS: 'off',
      ...environment,
    });
    try {
      return await work({ url: product.url, pid: product.pid, dataDirectory: DATA_DIR, roomIds });
    } finally {
      await product.stop();
    }
  } finally {
    await removeDataDirectory(DATA_DIR);
  }
}

/** Past HTTP, into the log that the product then finds. */
const registerRooms = (
  dataDirectory: string,
  count: number,
  { units, environment }: Required<Circumstances>,
): Promise<string[]> =>
  withDatabaseIn(
    dataDirectory,
    (database) =>
      withStores(database, async ({ store, codec }) => {
        const commands = commandHandler({ store, codec });
        const registered = hotelRegistered();
        const { data } = registered;
        const register = { type: 'RegisterHotel', data } as const;
        await commands.handle(hotel, hotelStream(data.hotelId), register, context());
        const rooms = Array.from({ length: count }, () => roomRegistered(registered));
        await Promise.all(rooms.map((one) => registerRoom(commands, one.data, units)));
        return rooms.map((one) => one.data.roomId);
      }),
    environment,
  );

async function registerRoom(
  { handle }: CommandHandler,
  data: ReturnType<typeof roomRegistered>['data'],
  units: number,
): Promise<void> {
  const { roomId } = data;
  const open = { type: 'OpenCalendar', data: { roomId, units } } as const;
  await handle(roomCalendar, roomCalendarStream(roomId), open, context());
  await handle(room, roomStream(roomId), { type: 'RegisterRoom', data }, context());
}

function context() {
  const id = randomUUID();
  return { actor: 'bench', correlationId: id, causationId: null, commandId: id };
}
