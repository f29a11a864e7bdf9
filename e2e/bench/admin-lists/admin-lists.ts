import type { Bench } from '../bench.ts';
import { BOOKINGS, idOf, manyBookings } from './many-bookings.ts';
import { measureReads } from './measure-reads.ts';

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
  run: () =>
    measureReads({
      load: manyBookings(20),
      over: `${BOOKINGS.toLocaleString('en')} bookings`,
      aim: 100,
      reads: Object.entries(LISTS).map(([what, asked]) => [what, asked.map(pathOf)]),
    }),
};

function pathOf({ filter = {}, sort = NEWEST, first = 0 }: Asked): string {
  const query = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([first, first + 19]),
  };
  return `/admin-api/bookings?${new URLSearchParams(query)}`;
}
