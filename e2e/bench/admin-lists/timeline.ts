import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Bench } from '../bench.ts';
import { BOOKINGS, idOf, manyBookings } from './many-bookings.ts';
import { measureReads } from './measure-reads.ts';

const ROOMS_OF_EACH = 100;
const DAYS = 60;

/** A front desk's timeline of a hotel with a hundred rooms: last year, now, and in spring. */
export const timeline: Bench = {
  name: 'timeline',
  run: () =>
    measureReads({
      load: manyBookings(4),
      over: `${BOOKINGS.toLocaleString('en')} bookings`,
      aim: 50,
      reads: [[`${ROOMS_OF_EACH} rooms x ${DAYS} days`, [-300, -20, 30].map(pathFrom)]],
    }),
};

function pathFrom(days: number): string {
  const from = addDays(bangkokDay(instant(Date.now())), days);
  const query = { hotelId: idOf('hotel 3'), from, to: addDays(from, DAYS) };
  return `/bookings/timeline?${new URLSearchParams(query)}`;
}
