import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../catalogue.ts';
import { type DemoRoom, takesStay } from '../demo-hotel.ts';
import { generateHistory } from './generate-history.ts';
import { FULL_HOTEL, generateHotel } from './generate-hotel.ts';
import { vacancies } from './vacancies.ts';

const anyMoment = fc
  .integer({ min: 0, max: 4_000 * 24 * 60 })
  .map((minutes) => instant(Date.UTC(2024, 0, 1) + minutes * 60_000));

const house = demoCatalogue.find(({ slug }) => slug === FULL_HOTEL);
const units = (house?.rooms ?? []).reduce((sum, room) => sum + room.units, 0);

describe('the full house of the demo', () => {
  it('is owner1’s, and has two nights of three taken from a week ago to two weeks ahead', () => {
    expect(house?.owner).toBe('owner1');
    fc.assert(
      fc.property(anyMoment, (now) => {
        const today = bangkokDay(now);
        const [from, to] = [addDays(today, -7), addDays(today, 14)];
        const { bookings } = generateHistory(demoCatalogue, now);
        const sold = bookings
          .filter(({ hotelSlug, payment }) => hotelSlug === FULL_HOTEL && payment.by !== 'nobody')
          .flatMap((booking) => nightsOf(booking))
          .filter((night) => from <= night && night < to).length;
        expect(sold / (units * 21)).toBeGreaterThan(0.55);
        expect(sold / (units * 21)).toBeLessThan(0.85);
      }),
      { numRuns: 20 },
    );
  });

  it('is booked before its guests come, and before now', () =>
    fc.assert(
      fc.property(anyMoment, (now) => {
        for (const booking of generateHotel(demoCatalogue, now, vacancies(demoCatalogue))) {
          expect(booking.bookedAt < now).toBe(true);
          expect(bangkokDay(booking.bookedAt) < booking.checkIn).toBe(true);
        }
      }),
      { numRuns: 40 },
    ));

  it('leaves every room available two months ahead', () => {
    const now = instant('2026-11-22T05:00:00.000Z');
    const stays = generateHotel(demoCatalogue, now, vacancies(demoCatalogue));
    for (const { checkOut } of stays) expect(checkOut < addDays(bangkokDay(now), 45)).toBe(true);
    expect(stays.length).toBeLessThan(130);
  });
});

it('no stay of the demo breaks the rules of its room', () => {
  const rooms = new Map<string, DemoRoom>(
    demoCatalogue.flatMap(({ slug, rooms: all }) =>
      all.map((room) => [`${slug}/${room.key}`, room] as const),
    ),
  );
  fc.assert(
    fc.property(anyMoment, (now) => {
      const broken = generateHistory(demoCatalogue, now).bookings.filter((booking) => {
        const room = rooms.get(`${booking.hotelSlug}/${booking.roomKey}`);
        return !room || !takesStay(room, booking);
      });
      expect(broken).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
