import { CHARGE_METHODS, type ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import { after, HOUR, type Instant, instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  type LocalDate,
  nightsOf,
  startOfDay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { DemoHotel, DemoRoom } from '../demo-hotel.ts';
import { weekday } from '../long-weekends.ts';
import type { DemoBooking, DemoCourse, DemoPayment } from './demo-booking.ts';
import { guestOfYear } from './people.ts';
import { type Random, random, weighted } from './random.ts';
import type { Vacancies } from './vacancies.ts';

const SEED = 20_251_122;
const BOOKINGS = 1_050;
const TRIES = 3 * BOOKINGS;
const DAYS = 365;
/** A stay this expensive cannot be paid online on the dearest nights. */
const DEAREST_NIGHT = 1.9;
const MOST_ONLINE = 145_000_00;

/** Arrivals by month, January first: the cool season is full, the rains are not. */
const ARRIVALS = [5, 5, 4, 4, 2, 2, 3, 3, 2, 3, 4, 6] as const;
const NIGHTS = weighted([5, 1], [8, 2], [4, 3], [2, 4], [1, 6]);
const CHANNELS = weighted<BookingChannel>(
  [12, 'website'],
  [4, 'phone'],
  [2, 'walk-in'],
  [1, 'admin'],
);
const METHODS = weighted<ChargeMethod>([6, 'card'], [4, 'promptpay'], [2, 'mobile_banking_kbank']);
const COURSES = weighted<DemoCourse>(
  [74, 'stays'],
  [6, 'stays-uncounted'],
  [4, 'no-show'],
  [4, 'hotel-cancels'],
  [5, 'refunded'],
  [4, 'refunded-in-part'],
  [2, 'refund-rejected'],
  [1, 'refund-fails-once'],
);

/** A year of bookings that are over by `today`, in the order they were made; the same for the same day. */
export function generateYear(
  catalogue: readonly DemoHotel[],
  today: LocalDate,
  vacant: Vacancies,
): DemoBooking[] {
  const by = random(SEED);
  const rooms = catalogue.flatMap(({ slug, rooms: all }) => all.map((room) => ({ slug, room })));
  const arrivals = arrivalDays(today);
  const drawn: DemoBooking[] = [];
  for (let n = 0; n < TRIES && drawn.length < BOOKINGS; n += 1) {
    const { slug, room } = by.oneOf(rooms);
    const booking = draw(by, { n, hotelSlug: slug, room, checkIn: by.oneOf(arrivals) });
    if (booking.checkOut < today && vacant.take(booking)) drawn.push(booking);
  }
  return drawn.toSorted((a, b) => (a.bookedAt < b.bookedAt ? -1 : 1));
}

/** The days one may arrive on, each as often as its month and weekday deserve. */
function arrivalDays(today: LocalDate): LocalDate[] {
  const year = nightsOf({ checkIn: addDays(today, -DAYS), checkOut: addDays(today, -1) });
  return year.flatMap((day) => {
    const times = (ARRIVALS[Number(day.slice(5, 7)) - 1] ?? 1) * (weekday(day) >= 5 ? 2 : 1);
    return Array.from({ length: times }, () => day);
  });
}

type Drawn = Readonly<{ n: number; hotelSlug: string; room: DemoRoom; checkIn: LocalDate }>;

function draw(by: Random, { n, hotelSlug, room, checkIn }: Drawn): DemoBooking {
  const nights = by.oneOf(NIGHTS);
  const channel = by.oneOf(CHANNELS);
  const { guests, maxGuests, basePrice } = room.details;
  const lead = channel === 'walk-in' ? 0 : by.between(1, channel === 'website' ? 60 : 20);
  const bookedAt = after(
    startOfDay(addDays(checkIn, -lead)),
    (channel === 'walk-in' ? 13 : 8) * HOUR + by.between(0, 7 * 60) * MINUTE,
  );
  const online = channel === 'website' && basePrice * nights * DEAREST_NIGHT < MOST_ONLINE;
  const payment = online ? paymentOnline(by) : paymentToHotel(by, channel);
  return {
    ...{ name: `year-${n}`, hotelSlug, roomKey: room.key, guest: guestOfYear(n), bookedAt },
    ...{ checkIn, checkOut: addDays(checkIn, nights), channel, payment },
    guests: by.between(Math.min(2, guests), maxGuests),
    course: courseOf(by, channel, payment),
    changesAt: between(after(bookedAt, 2 * HOUR), startOfDay(checkIn), by.between(0, 90) / 100),
    delay: by.between(130, 480),
  };
}

function paymentOnline(by: Random): DemoPayment {
  if (by.percent(8)) return { by: 'nobody', because: 'expired' };
  if (by.percent(4)) return { by: 'nobody', because: 'given-up' };
  if (by.percent(2)) return { by: 'promptpay', late: 'expired' };
  if (by.percent(1)) return { by: 'promptpay', late: 'given-up' };
  if (by.percent(10)) return { by: 'transfer', found: by.percent(85) };
  if (by.percent(5)) return { by: 'card', after: 'a-declined-card' };
  if (by.percent(6)) return { by: by.oneOf(CHARGE_METHODS) };
  return { by: by.oneOf(METHODS) };
}

function paymentToHotel(by: Random, channel: BookingChannel): DemoPayment {
  if (channel === 'website') return { by: 'transfer', found: true };
  if (channel === 'walk-in') return { by: 'desk' };
  if (by.percent(8)) return { by: 'nobody', because: 'canceled' };
  return by.percent(4) ? { by: 'nobody', because: 'due' } : { by: 'desk' };
}

/** Anyone who stands at the desk stays, and who never paid has nothing to ask back. */
const courseOf = (by: Random, channel: BookingChannel, payment: DemoPayment): DemoCourse =>
  channel === 'walk-in' || payment.by === 'nobody' ? 'stays' : by.oneOf(COURSES);

/** A share of the way from one moment to another. */
export const between = (from: Instant, to: Instant, share: number): Instant =>
  instant(Date.parse(from) + Math.max(0, Date.parse(to) - Date.parse(from)) * share);
