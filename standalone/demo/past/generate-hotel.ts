import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import {
  after,
  DAY,
  HOUR,
  type Instant,
  instant,
  MINUTE,
} from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  startOfDay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { DemoHotel, DemoRoom } from '../demo-hotel.ts';
import type { DemoBooking, DemoPayment } from './demo-booking.ts';
import { guestOfYear } from './people.ts';
import { type Random, random, weighted } from './random.ts';
import type { Vacancies } from './vacancies.ts';

/** The hotel that is full enough to look at a front desk's work; of owner1. */
export const FULL_HOTEL = 'train-whistle-hua-hin';
/** Its stays lie within so many days before and after today. */
const [BACK, AHEAD] = [10, 24];

const SEED = 20_261_127;
/** Other guests have lower numbers. */
const FIRST_GUEST = 200_000;

const NIGHTS = weighted([4, 1], [6, 2], [4, 3], [2, 4], [1, 5]);
/** Nights that a unit stays empty between two stays. */
const GAPS = weighted([4, 0], [4, 1], [3, 2], [3, 3]);
const CHANNELS = weighted<BookingChannel>([6, 'website'], [3, 'phone'], [1, 'admin']);
const ONLINE = weighted<DemoPayment>(
  [5, { by: 'card' }],
  [3, { by: 'promptpay' }],
  [1, { by: 'mobile_banking_kbank' }],
);
const AT_THE_DESK = weighted<DemoPayment>(
  [4, { by: 'desk' }],
  [1, { by: 'nobody', because: 'due' }],
);

/** Stays of one hotel, unit by unit, until two nights of three are taken; the same for the same moment. */
export function generateHotel(
  catalogue: readonly DemoHotel[],
  now: Instant,
  vacant: Vacancies,
): DemoBooking[] {
  const by = random(SEED);
  const today = bangkokDay(now);
  const rooms = catalogue.find(({ slug }) => slug === FULL_HOTEL)?.rooms ?? [];
  const units = rooms.flatMap((room) => Array.from({ length: room.units }, () => room));
  const drawn: DemoBooking[] = [];
  for (const room of units) {
    let day = addDays(today, -BACK + by.oneOf(GAPS));
    while (day < addDays(today, AHEAD)) {
      const booking = draw(by, { room, checkIn: day, now, n: drawn.length });
      const isTaken = vacant.take(booking);
      if (isTaken) drawn.push(booking);
      day = isTaken ? addDays(booking.checkOut, by.oneOf(GAPS)) : addDays(day, 1);
    }
  }
  return drawn.toSorted((a, b) => (a.bookedAt < b.bookedAt ? -1 : 1));
}

type Drawn = Readonly<{ room: DemoRoom; checkIn: LocalDate; now: Instant; n: number }>;

function draw(by: Random, { room, checkIn, now, n }: Drawn): DemoBooking {
  const channel = by.oneOf(CHANNELS);
  const { guests, maxGuests } = room.details;
  const wanted = after(
    startOfDay(addDays(checkIn, -by.between(2, 30))),
    9 * HOUR + by.between(0, 10 * 60) * MINUTE,
  );
  const latest = after(now, -by.between(2 * 60, 4 * 24 * 60) * MINUTE);
  const beforeArrival = after(startOfDay(checkIn), -DAY);
  const bookedAt = earliest(wanted, latest, beforeArrival);
  return {
    ...{ name: `house-${n}`, hotelSlug: FULL_HOTEL, roomKey: room.key, bookedAt, channel },
    ...{ checkIn, checkOut: addDays(checkIn, by.oneOf(NIGHTS)), changesAt: bookedAt },
    guest: guestOfYear(FIRST_GUEST + n),
    payment: by.oneOf(channel === 'website' ? ONLINE : AT_THE_DESK),
    course: 'stays',
    guests: by.between(Math.min(2, guests), maxGuests),
    delay: by.between(130, 480),
  };
}

const earliest = (...moments: readonly Instant[]): Instant =>
  instant(Math.min(...moments.map((moment) => Date.parse(moment))));
