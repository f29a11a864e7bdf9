import {
  addDays,
  type LocalDate,
  localDate,
  nightsOf,
} from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './catalogue.ts';
import type { DemoRoom } from './demo-hotel.ts';
import { weekday } from './long-weekends.ts';
import { type DemoStay, demoStays } from './stays.ts';

const TODAY = localDate('2026-11-21');
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays(localDate('2020-01-01'), n));

/** Asserts for the demo's stays of any day. */
const always = (check: (stays: readonly DemoStay[], today: LocalDate) => void) =>
  fc.assert(
    fc.property(anyDay, (today) => check(demoStays(demoCatalogue, today), today)),
    { numRuns: 40 },
  );

/** How often each `key night` is taken. */
function perNight(stays: readonly DemoStay[], key: (stay: DemoStay) => string) {
  const counts = new Map<string, number>();
  for (const stay of stays)
    for (const night of nightsOf(stay)) {
      const slot = `${key(stay)} ${night}`;
      counts.set(slot, (counts.get(slot) ?? 0) + 1);
    }
  return counts;
}

const roomOf = ({ hotelSlug, roomKey }: DemoStay) => `${hotelSlug}/${roomKey}`;
const rooms = new Map<string, DemoRoom>(
  demoCatalogue.flatMap(({ slug, rooms: itsRooms }) =>
    itsRooms.map((room) => [`${slug}/${room.key}`, room] as const),
  ),
);

describe('the demo stays', () => {
  it('never sell a night of a room more often than there are units', () =>
    always((stays) => {
      for (const [slot, sold] of perNight(stays, roomOf))
        expect(sold).toBeLessThanOrEqual(rooms.get(slot.slice(0, -11))?.units ?? 0);
    }));

  it('let no guest sleep in two places on one night', () =>
    always((stays) => {
      const counts = perNight(stays, ({ guest }) => guest.email);
      expect(Math.max(...counts.values())).toBe(1);
    }));

  it('are about 160, from 35 days back to 45 ahead, booked before arrival and not after today', () =>
    always((stays, today) => {
      expect(stays).toHaveLength(160);
      for (const { bookedOn, checkIn, checkOut, outcome } of stays) {
        expect(checkIn >= addDays(today, -35) && checkOut <= addDays(today, 45)).toBe(true);
        expect(checkIn < checkOut).toBe(true);
        expect(bookedOn < checkIn).toBe(true);
        expect(bookedOn <= (outcome === 'paid' ? today : addDays(today, -1))).toBe(true);
      }
      const booked = stays.map(({ bookedOn }) => bookedOn);
      expect(booked).toEqual(booked.toSorted());
    }));

  it('bring no more guests than a room takes, and at least one', () =>
    always((stays) => {
      for (const stay of stays) {
        expect(stay.guests).toBeGreaterThanOrEqual(1);
        expect(stay.guests).toBeLessThanOrEqual(rooms.get(roomOf(stay))?.details.maxGuests ?? 0);
      }
    }));

  it('leave three rooms of four free on every night to come', () =>
    always((stays, today) => {
      const counts = perNight(stays, roomOf);
      for (const night of nightsOf({ checkIn: today, checkOut: addDays(today, 45) })) {
        const free = [...rooms].filter(
          ([key, { units }]) => (counts.get(`${key} ${night}`) ?? 0) < units,
        );
        expect(free.length).toBeGreaterThanOrEqual(rooms.size * 0.75);
      }
    }));

  it('are the same for the same day', () =>
    expect(demoStays(demoCatalogue, TODAY)).toEqual(demoStays(demoCatalogue, TODAY)));

  it('fall more often on weekends and end in every way', () => {
    const stays = demoStays(demoCatalogue, TODAY);
    const weekends = stays.filter(({ checkIn }) => weekday(checkIn) >= 5);
    expect(weekends.length).toBeGreaterThan(stays.length / 3);
    expect(new Set(stays.map(({ outcome }) => outcome))).toEqual(
      new Set(['paid', 'expired', 'given-up']),
    );
    expect(stays.filter(({ outcome }) => outcome === 'paid').length).toBeGreaterThan(110);
  });
});
