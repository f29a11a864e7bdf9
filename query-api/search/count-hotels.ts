import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HotelCountsJson } from '@baanpak/contract/search/hotel-counts.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import type { Availability } from '../availability/availability.ts';
import { areBroken } from '../availability/nights.ts';
import { type Span, spanOf } from '../availability/places.ts';
import type { Criteria } from './criteria.ts';
import { eachFreeRoom } from './free-rooms.ts';
import { hotelFilter } from './hotel-filter.ts';
import { costIn, costRange } from './room-filter.ts';

export type HotelCounts = Omit<HotelCountsJson, 'detail'>;

/** Baht for a night, from and to; null has no bound. */
const PRICE_STEPS = [
  { minPrice: null, maxPrice: 1_000 },
  { minPrice: 1_000, maxPrice: 2_000 },
  { minPrice: 2_000, maxPrice: 4_000 },
  { minPrice: 4_000, maxPrice: 8_000 },
  { minPrice: 8_000, maxPrice: null },
] as const;

/** What some room of a hotel would make it found by, a bit each; a price step's follows. */
const AS_ASKED = 1;
const WITH_PETS = 2;
const WITH_KIDS = 4;
const FIRST_STEP = 3;

/** Goes through the free rooms once (docs/adr/0091-what-a-search-offers-beside.md). */
export async function countHotels(known: Availability, criteria: Criteria): Promise<HotelCounts> {
  const marks = new Uint8Array(known.ranks('id').length);
  for (const [n, stay] of criteria.stays.entries()) {
    if (n > 0) await nextTurn();
    markHotels(known, criteria, spanOf(stay), marks);
  }
  return tally(known, criteria, marks);
}

function markHotels(known: Availability, criteria: Criteria, span: Span, marks: Uint8Array): void {
  const { rooms } = known;
  const markOf = marker(criteria, span);
  const costOf = costIn(known, span);
  eachFreeRoom(known, criteria.provinceId, rooms.nights.freeOn(span.first, span.nights), (room) => {
    if (rooms.maxGuestsOf(room) < criteria.guests || areBroken(rooms.rulesOf(room), span)) return;
    const hotel = rooms.hotelOf(room);
    const mark = markOf(costOf(room), rooms.takesPets(room), rooms.takesKids(room));
    marks[hotel] = (marks[hotel] ?? 0) | mark;
  });
}

function marker(criteria: Criteria, { nights }: Span) {
  const asked = costRange(criteria.lowest, criteria.highest, nights);
  const steps = PRICE_STEPS.map(({ minPrice, maxPrice }) =>
    costRange(minPrice && baht(minPrice), maxPrice && baht(maxPrice), nights),
  );
  return (cost: number, pets: boolean, kids: boolean): number => {
    const petsMet = pets || !criteria.pets;
    const kidsMet = kids || !criteria.kids;
    let mark = 0;
    if (cost >= asked.least && cost <= asked.most) {
      if (petsMet && kidsMet) mark |= AS_ASKED;
      if (pets && kidsMet) mark |= WITH_PETS;
      if (kids && petsMet) mark |= WITH_KIDS;
    }
    if (petsMet && kidsMet)
      for (let n = 0; n < steps.length; n += 1) {
        const step = steps[n];
        if (step && cost >= step.least && cost <= step.most) mark |= 1 << (FIRST_STEP + n);
      }
    return mark;
  };
}

function tally(known: Availability, criteria: Criteria, marks: Uint8Array): HotelCounts {
  const likeness = criteria.name && known.names.find(criteria.name);
  const isMet = hotelFilter(criteria);
  const byBit = new Int32Array(FIRST_STEP + PRICE_STEPS.length);
  const codes = { facilities: countsOf(FACILITIES), sideViews: countsOf(SIDE_VIEWS) };
  for (const [number, mark] of marks.entries()) {
    if (mark === 0 || likeness?.[number] === 0) continue;
    const hotel = known.hotelAt(number);
    if (isMet !== null && !isMet(hotel)) continue;
    for (let bit = 0; bit < byBit.length; bit += 1)
      if (mark & (1 << bit)) byBit[bit] = (byBit[bit] ?? 0) + 1;
    if (mark & AS_ASKED) {
      countIn(codes.facilities, hotel.facilities);
      countIn(codes.sideViews, hotel.sideViews);
    }
  }
  const [total = 0, pet = 0, kid = 0, ...steps] = byBit;
  return {
    ...{
      total,
      pet,
      kid,
      facilities: listed(codes.facilities),
      sideViews: listed(codes.sideViews),
    },
    prices: PRICE_STEPS.map((step, n) => ({ ...step, hotels: steps[n] ?? 0 })),
  };
}

type Counts = Map<string, number>;

const countsOf = (list: readonly Readonly<{ code: string }>[]): Counts =>
  new Map(list.map(({ code }) => [code, 0]));

function countIn(counts: Counts, codes: readonly string[]): void {
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
}

const listed = (counts: Counts) => [...counts].map(([code, hotels]) => ({ code, hotels }));
