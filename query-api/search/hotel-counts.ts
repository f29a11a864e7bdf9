import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HotelCountsJson } from '@baanpak/contract/search/hotel-counts.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { Availability, FACILITY_BITS, VIEW_BITS } from '../availability/availability.ts';
import { type NightRange, spanOf } from '../availability/by-day.ts';
import { LIKE } from '../availability/hotel-names.ts';
import { areBroken } from '../availability/nights.ts';
import type { Deps, Handler } from '../handler.ts';
import { costIn, costRange, eachFreeRoom, hotelFilter } from './choices.ts';
import { type Criteria, criteriaAsked } from './criteria.ts';

const DETAIL = { th: 'จำนวนโรงแรมของตัวกรองแต่ละข้อ', en: 'How many hotels each filter would leave' };

/** For the filters of a search: what each would leave of it. */
export const hotelCounts =
  ({ availability, now }: Deps): Handler<'GET /search/hotels/counts'> =>
  async ({ query, language }) => {
    const criteria = criteriaAsked({ query, language, now: now() });
    const known = criteria.isNowhere ? NOTHING : await availability();
    return { ...(await countHotels(known, criteria)), detail: DETAIL[language] };
  };

const NOTHING = new Availability('nothing');

type HotelCounts = Omit<HotelCountsJson, 'detail'>;

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
async function countHotels(known: Availability, criteria: Criteria): Promise<HotelCounts> {
  const marks = new Uint8Array(known.ranks('id').length);
  for (const [n, stay] of criteria.stays.entries()) {
    if (n > 0) await nextTurn();
    markHotels(known, criteria, spanOf(stay), marks);
  }
  await nextTurn(); // in the whole country both take some milliseconds
  return tally(known, criteria, marks);
}

function markHotels(
  known: Availability,
  criteria: Criteria,
  span: NightRange,
  marks: Uint8Array,
): void {
  const { rooms } = known;
  const markOf = marker(criteria, span);
  const costOf = costIn(known, span);
  eachFreeRoom(known, criteria.provinceId, span, (room) => {
    if (rooms.maxGuestsOf(room) < criteria.guests || areBroken(rooms.rulesOf(room), span)) return;
    const hotel = rooms.hotelOf(room);
    const mark = markOf(costOf(room), rooms.takesPets(room), rooms.takesKids(room));
    marks[hotel] = (marks[hotel] ?? 0) | mark;
  });
}

function marker(criteria: Criteria, { nights }: NightRange) {
  const asked = costRange(criteria.lowest, criteria.highest, nights);
  const ends = PRICE_STEPS.flatMap(({ maxPrice }) => (maxPrice ? [baht(maxPrice) * nights] : []));
  return (cost: number, pets: boolean, kids: boolean): number => {
    const petsMet = pets || !criteria.pets;
    const kidsMet = kids || !criteria.kids;
    let mark = 0;
    if (cost >= asked.least && cost <= asked.most) {
      if (petsMet && kidsMet) mark = AS_ASKED;
      if (pets && kidsMet) mark |= WITH_PETS;
      if (kids && petsMet) mark |= WITH_KIDS;
    }
    return petsMet && kidsMet ? mark | stepsOf(cost, ends) : mark;
  };
}

/** The bits of the price steps that hold a cost: of both where one ends and the next begins. */
function stepsOf(cost: number, ends: readonly number[]): number {
  let step = 0;
  while (step < ends.length && cost > (ends[step] ?? 0)) step += 1;
  return (cost === ends[step] ? 0b11 : 0b1) << (FIRST_STEP + step);
}

function tally(known: Availability, criteria: Criteria, marks: Uint8Array): HotelCounts {
  const likeness = criteria.name && known.names.search(criteria.name);
  const isMet = hotelFilter(criteria);
  const byMark = new Int32Array(32);
  const byFacility = new Int32Array(32);
  const byView = new Int32Array(32);
  for (let number = 0; number < marks.length; number += 1) {
    const mark = marks[number] ?? 0;
    if (mark === 0 || likeness?.[number] === LIKE.not) continue;
    const hotel = known.hotelAt(number);
    if (isMet !== null && !isMet(hotel)) continue;
    countBits(byMark, mark);
    if ((mark & AS_ASKED) === 0) continue;
    countBits(byFacility, hotel.facilityBits);
    countBits(byView, hotel.viewBits);
  }
  const [total = 0, pet = 0, kid = 0, ...steps] = byMark;
  return {
    ...{ total, pet, kid },
    facilities: FACILITY_BITS.codes.map((code, n) => ({ code, hotels: byFacility[n] ?? 0 })),
    sideViews: VIEW_BITS.codes.map((code, n) => ({ code, hotels: byView[n] ?? 0 })),
    prices: PRICE_STEPS.map((step, n) => ({ ...step, hotels: steps[n] ?? 0 })),
  };
}

function countBits(counts: Int32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const n = 31 - Math.clz32(rest & -rest);
    counts[n] = (counts[n] ?? 0) + 1;
  }
}
