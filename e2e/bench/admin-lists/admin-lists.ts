import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { SEARCH_PATH } from '@baanpak/projector/schema/groups.ts';
import { makeDataDirectory, removeDataDirectories } from '../../testing/data-directory.ts';
import type { Bench, Line } from '../bench.ts';
import { withDatabaseIn } from '../database.ts';
import { type Guests, sendGuests } from '../guests/guests.ts';
import { withStores } from '../log.ts';
import { API_KEY } from '../marketplace.ts';
import { startProduct } from '../server.ts';
import { median, percentile, rounds } from '../statistics.ts';
import { milliseconds } from '../table.ts';
import { BOOKINGS, idOf, loadManyBookings } from './many-bookings.ts';

const AIM = 100;
const CLIENTS = 2;
const ROUND_MS = 1_000;
const ADMIN = { username: 'bench-admin', password: 'a long password' };
const OWNER = idOf('owner');
const HOTEL = idOf('hotel 7');

type Asked = Readonly<{ filter?: object; sort?: readonly [string, string]; first?: number }>;

const NEWEST = ['createdAt', 'DESC'] as const;

/** What somebody does with the list, one after another. */
const LISTS: Readonly<Record<string, readonly Asked[]>> = {
  'pages, the newest first': [0, 20, 5_000, 99_980].map((first) => ({ first })),
  'an owner’s': [{ filter: { ownerId: OWNER } }, { filter: { ownerId: OWNER }, first: 50_000 }],
  'each sort': [
    'id',
    'createdAt',
    'checkInDate',
    'checkOutDate',
    'price',
    'status',
    'reservedBy',
  ].flatMap((field) => [{ sort: [field, 'ASC'] as const }, { sort: [field, 'DESC'] as const }]),
  'filters of status and days': [
    { filter: { status: 'Reserved' } },
    { filter: { status: ['Booked', 'Completed'] }, sort: ['checkInDate', 'ASC'] },
    { filter: { from: '2027-01-01', to: '2027-01-07' }, sort: ['checkInDate', 'ASC'] },
    { filter: { hotelId: HOTEL, status: 'Canceled' } },
    { filter: { bookingChannel: 'walk-in' } },
    { filter: { disabled: true } },
  ],
  'a name, a code, a phone': [
    { filter: { q: 'ณัฐพล' } },
    { filter: { q: 'Malee 5001' } },
    { filter: { q: '0810077' } },
    { filter: { q: 'BK-7' } },
  ],
};

/** The back office's list of an owner with 100,000 bookings, over HTTP. */
export const adminLists: Bench = {
  name: 'admin-lists',
  async run() {
    try {
      const dataDirectory = await makeDataDirectory();
      await withDatabaseIn(dataDirectory, (database) =>
        withStores(database, async ({ store }) => {
          const settings = { search_path: SEARCH_PATH };
          const pool = openPool(database.url, { max: 1, statementTimeout: 0, settings });
          await loadManyBookings(pool, await store.storeId()).finally(() => pool.end());
        }),
      );
      return await measureIn(dataDirectory);
    } finally {
      await removeDataDirectories();
    }
  },
};

async function measureIn(dataDirectory: string): Promise<Line[]> {
  const product = await startProduct({
    ...{ DATA_DIR: dataDirectory, PORT: '0', DEMO: 'off', API_KEYS: API_KEY, RATE_LIMITS: 'off' },
    ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
  });
  const guests = sendGuests(product.url, CLIENTS);
  try {
    const authorization = await signIn(product.url);
    const lines: Line[] = [];
    for (const [what, lists] of Object.entries(LISTS))
      for (const clients of [1, CLIENTS])
        lines.push(await measure(guests, clients, what, lists, authorization));
    return lines;
  } finally {
    await guests.leave();
    await product.stop();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY },
    body: JSON.stringify(ADMIN),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return `Bearer ${access_token}`;
}

async function measure(
  guests: Guests,
  clients: number,
  what: string,
  lists: readonly Asked[],
  authorization: string,
): Promise<Line> {
  const requests = lists.map((asked) => ({
    path: pathOf(asked),
    method: 'GET' as const,
    headers: { 'x-api-key': API_KEY, authorization },
  }));
  const asking = { requests, expected: [200], again: true };
  await guests.flatOut(clients, ROUND_MS, asking);
  const found = await rounds(async () => {
    const { answers } = await guests.flatOut(clients, ROUND_MS, asking);
    return percentile(
      answers.map(({ time }) => time),
      0.95,
    );
  });
  const p95 = median(found);
  return {
    what: `${BOOKINGS.toLocaleString('en')} bookings, ${what}, ${clients} at once, p95`,
    ours: milliseconds(p95),
    aim: `< ${AIM} ms`,
    met: p95 < AIM,
  };
}

function pathOf({ filter = {}, sort = NEWEST, first = 0 }: Asked): string {
  const query = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([first, first + 19]),
  };
  return `/admin-api/bookings?${new URLSearchParams(query)}`;
}
