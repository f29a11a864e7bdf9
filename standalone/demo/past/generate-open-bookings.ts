import { after, DAY, HOUR, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoHotel } from '../demo-hotel.ts';
import type { DemoBlock, DemoBooking } from './demo-booking.ts';
import { guestOfYear } from './people.ts';
import { type Random, random } from './random.ts';
import type { Vacancies } from './vacancies.ts';

const SEED = 20_261_122;
/** Guests of the year have lower numbers. */
const FIRST_GUEST = 100_000;
const TRIES = 500;

type Kind = Readonly<{
  name: string;
  count: number;
  /** Of check-in, from today; and how many nights. */
  day: number;
  nights: number;
  /** How long ago it was booked. */
  ago: number;
  channel?: DemoBooking['channel'];
  payment?: DemoBooking['payment'];
  course?: DemoBooking['course'];
  /** How long ago it was called off. */
  changedAgo?: number;
  owner?: DemoHotel['owner'];
}>;

const FOUND = { by: 'transfer', found: true } as const;
const SENT = { by: 'transfer', found: false } as const;
const UNPAID = { by: 'nobody', because: 'expired' } as const;
const DUE = { by: 'nobody', because: 'due' } as const;
const DESK = { by: 'desk' } as const;
const wrongSum = (settle: 'return' | 'book' | 'close' | null) =>
  ({ by: 'promptpay', less: 200, settle }) as const;

/** What an owner finds on opening the back office: today's guests, and what waits for a decision. */
const KINDS: readonly Kind[] = [
  { name: 'arriving', count: 4, day: 0, nights: 2, ago: 9 * DAY, course: 'stays-uncounted' },
  {
    name: 'arriving-due',
    count: 2,
    day: 0,
    nights: 1,
    ago: 2 * DAY,
    channel: 'phone',
    payment: DUE,
    course: 'stays-uncounted',
  },
  { name: 'arriving-noon', count: 3, day: 0, nights: 3, ago: 20 * DAY, course: 'arrives' },
  { name: 'in-house', count: 5, day: -1, nights: 3, ago: 12 * DAY, course: 'arrives' },
  {
    name: 'in-house-phone',
    count: 2,
    day: -2,
    nights: 4,
    ago: 6 * DAY,
    channel: 'phone',
    payment: DESK,
    course: 'arrives',
  },
  { name: 'leaving', count: 3, day: -2, nights: 2, ago: 8 * DAY, course: 'arrives' },
  { name: 'left', count: 2, day: -1, nights: 1, ago: 5 * DAY, course: 'stays' },
  { name: 'transfer', count: 2, day: 9, nights: 2, ago: 3 * HOUR, payment: SENT },
  {
    name: 'transfer-2',
    count: 1,
    day: 12,
    nights: 2,
    ago: 5 * HOUR,
    payment: SENT,
    owner: 'owner2',
  },
  { name: 'hold', count: 2, day: 6, nights: 1, ago: 6 * MINUTE, payment: UNPAID },
  {
    name: 'asks',
    count: 3,
    day: 14,
    nights: 2,
    ago: 11 * DAY,
    course: 'asks-for-refund',
    changedAgo: 7 * HOUR,
  },
  {
    name: 'asks-2',
    count: 1,
    day: 10,
    nights: 2,
    ago: 9 * DAY,
    course: 'asks-for-refund',
    changedAgo: 3 * HOUR,
    owner: 'owner2',
  },
  {
    name: 'refund-fails',
    count: 1,
    day: 11,
    nights: 2,
    ago: 10 * DAY,
    course: 'refund-fails',
    changedAgo: 30 * HOUR,
  },
  {
    name: 'to-transfer',
    count: 1,
    day: 13,
    nights: 2,
    ago: 6 * DAY,
    payment: FOUND,
    course: 'refunded',
    changedAgo: 16 * HOUR,
  },
  {
    name: 'to-ask-account',
    count: 1,
    day: 8,
    nights: 1,
    ago: 6 * DAY,
    payment: FOUND,
    course: 'hotel-cancels',
    changedAgo: 5 * HOUR,
  },
  { name: 'wrong-sum', count: 1, day: 5, nights: 2, ago: 26 * HOUR, payment: wrongSum(null) },
  {
    name: 'wrong-sum-returned',
    count: 1,
    day: -40,
    nights: 2,
    ago: 50 * DAY,
    payment: wrongSum('return'),
  },
  {
    name: 'wrong-sum-booked',
    count: 1,
    day: -70,
    nights: 1,
    ago: 75 * DAY,
    payment: wrongSum('book'),
  },
  {
    name: 'wrong-sum-closed',
    count: 1,
    day: -100,
    nights: 2,
    ago: 104 * DAY,
    payment: wrongSum('close'),
  },
  { name: 'difference', count: 1, day: 16, nights: 2, ago: 15 * DAY, course: 'stays-uncounted' },
  { name: 'dispute', count: 1, day: -20, nights: 2, ago: 33 * DAY, course: 'stays' },
  { name: 'dispute-won', count: 1, day: -120, nights: 3, ago: 133 * DAY, course: 'stays' },
];

/** Bookings around `now` that are open in one way or another; the same for the same moment. */
export function generateOpenBookings(
  catalogue: readonly DemoHotel[],
  now: Instant,
  vacant: Vacancies,
): DemoBooking[] {
  const by = random(SEED);
  return KINDS.flatMap((kind, k) =>
    Array.from({ length: kind.count }, (_, n) =>
      drawOne(by, { catalogue, now, vacant, kind, guest: FIRST_GUEST + k * 10 + n, n }),
    ),
  );
}

type Drawn = Readonly<{
  catalogue: readonly DemoHotel[];
  now: Instant;
  vacant: Vacancies;
  kind: Kind;
  guest: number;
  n: number;
}>;

function drawOne(by: Random, { catalogue, now, vacant, kind, guest, n }: Drawn): DemoBooking {
  const { name, day, nights, ago, channel = 'website', owner = 'owner1' } = kind;
  const { payment = { by: 'card' }, course = 'stays', changedAgo = 0 } = kind;
  const checkIn = addDays(bangkokDay(now), day);
  const own = catalogue.filter((hotel) => hotel.owner === owner);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { slug, rooms } = by.oneOf(own);
    const room = by.oneOf(rooms);
    const booking: DemoBooking = {
      ...{ name: `${name}-${n}`, hotelSlug: slug, roomKey: room.key, guest: guestOfYear(guest) },
      ...{ checkIn, checkOut: addDays(checkIn, nights), channel, payment, course },
      guests: Math.min(2, room.details.maxGuests),
      bookedAt: after(now, -ago - n * 4 * MINUTE),
      changesAt: after(now, -changedAgo - n * HOUR),
      delay: 140 + by.between(0, 60),
    };
    if (vacant.take(booking)) return booking;
  }
  throw new RangeError(`No room is left for ${name}`);
}

const BLOCKS = 26;
const NOTES = ['ทาสีผนังใหม่', 'ซ่อมแอร์', 'เจ้าของใช้เอง', 'ล้างถังน้ำ', 'ถ่ายภาพโฆษณา'] as const;
const EVERY_FOURTH = 4;

/** Units kept for nobody now and then in the year, the last of them today. */
export function generateBlocks(
  catalogue: readonly DemoHotel[],
  now: Instant,
  vacant: Vacancies,
): DemoBlock[] {
  const by = random(SEED + 1);
  return Array.from({ length: BLOCKS }, (_, n): DemoBlock[] => {
    const { slug: hotelSlug, rooms } = by.oneOf(catalogue);
    const { key: roomKey } = by.oneOf(rooms);
    const checkIn = addDays(bangkokDay(now), -n * 14);
    const checkOut = addDays(checkIn, by.between(1, 3));
    const block = { name: `block-${n}`, hotelSlug, roomKey, checkIn, checkOut, guest: null };
    if (!vacant.take(block)) return [];
    const placedAt = after(startOfDay(addDays(checkIn, -2)), 10 * HOUR);
    const liftedAt = n % EVERY_FOURTH === 1 ? after(placedAt, DAY) : null;
    return [{ ...block, placedAt, liftedAt, note: NOTES[n % NOTES.length] ?? NOTES[0] }];
  }).flat();
}
