import { HOUR, type Instant, instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoHotel } from '../demo-hotel.ts';
import { type DemoStay, demoStays } from '../stays.ts';
import type { DemoBlock, DemoBooking, DemoPayment } from './demo-booking.ts';
import { generateHotel } from './generate-hotel.ts';
import { generateBlocks, generateOpenBookings } from './generate-open-bookings.ts';
import { generateYear } from './generate-year.ts';
import { vacancies } from './vacancies.ts';

/** All bookings and blocks of the demo, the same for the same moment; none stands in another's way. */
export function generateHistory(
  catalogue: readonly DemoHotel[],
  now: Instant,
): Readonly<{ bookings: readonly DemoBooking[]; blocks: readonly DemoBlock[] }> {
  const today = bangkokDay(now);
  const vacant = vacancies(catalogue);
  const near = demoStays(catalogue, today).map((stay, n) => ofStay(stay, n, now));
  for (const booking of near) vacant.take(booking);
  const open = generateOpenBookings(catalogue, now, vacant);
  const blocks = generateBlocks(catalogue, now, vacant);
  const house = generateHotel(catalogue, now, vacant);
  const year = generateYear(catalogue, today, vacant);
  return { bookings: [...near, ...open, ...house, ...year], blocks };
}

const PAYMENTS: Readonly<Record<DemoStay['outcome'], DemoPayment>> = {
  paid: { by: 'card' },
  expired: { by: 'nobody', because: 'expired' },
  'given-up': { by: 'nobody', because: 'given-up' },
};

function ofStay({ bookedOn, outcome, ...stay }: DemoStay, n: number, now: Instant): DemoBooking {
  const bookedAt = momentOf(bookedOn, n, now);
  const payment = PAYMENTS[outcome];
  const delay = 140 + ((n * 37) % 300);
  const name = `near-${n}`;
  return {
    ...stay,
    name,
    bookedAt,
    payment,
    delay,
    channel: 'website',
    course: 'stays',
    changesAt: bookedAt,
  };
}

/** Between 9 and 21 o'clock, but never in the future. */
const momentOf = (bookedOn: DemoStay['bookedOn'], n: number, now: Instant): Instant => {
  const midnight = Date.parse(startOfDay(bookedOn));
  const wanted = midnight + 9 * HOUR + ((n * 37 * MINUTE) % (12 * HOUR));
  return instant(Math.min(wanted, Date.parse(now) - 10 * MINUTE));
};
