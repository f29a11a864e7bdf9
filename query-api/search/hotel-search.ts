import { JSON_TYPE } from '@baanpak/contract/answers/json-type.ts';
import { toStayPrice } from '@baanpak/contract/room/to-stay-price.ts';
import type { HotelSearchQuery } from '@baanpak/contract/search/hotel-search.ts';
import { averageOf } from '@baanpak/domain/review/review-scores.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { nightsBetween, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { Availability } from '../availability/availability.ts';
import { type NightRange, spanOf } from '../availability/by-day.ts';
import { LIKE } from '../availability/hotel-names.ts';
import { totalOf } from '../availability/nights.ts';
import { type Deps, etagOf, type Handler, type PageRange, pageOf } from '../handler.ts';
import { type DisplayedTexts, type Shown, writeText } from '../texts/displayed-texts.ts';
import { type Choices, choicesAmong, type Offers, roomFilter } from './choices.ts';
import { type Criteria, criteriaAsked, type SearchCriteriaRequest } from './criteria.ts';
import { smallest } from './smallest.ts';

/** Hotels with a free room. */
export const hotelSearch =
  (deps: Deps): Handler<'GET /search/hotels'> =>
  async ({ query, language }, reply) => {
    const { etag, answer } = await search(deps, query, language);
    return answer.send(reply.header('etag', etag).type(JSON_TYPE));
  };

/** The same by what hotels and rooms offer. */
export const advancedHotelSearch =
  (deps: Deps): Handler<'GET /search/hotels/advanced'> =>
  async ({ query, language }, reply) => {
    const { etag, answer } = await search(deps, query, language);
    return answer.send(reply.header('etag', etag).type(JSON_TYPE));
  };

async function search(deps: Deps, query: HotelSearchQuery, language: Language) {
  const { etag, write } = await searchHotels(deps, { query, language, now: deps.now() });
  const answer = new AnswerWriter();
  await write(answer);
  return { etag, answer };
}

const DETAIL = { th: 'โรงแรมที่มีห้องว่าง', en: 'Hotels with available rooms' };
const NOTHING: FreeHotels = { total: 0, hotels: [] };

/** `write` writes HotelSearchAnswerSchema as JSON. */
type Answer = Readonly<{ etag: string; write: (answer: AnswerWriter) => Promise<void> }>;

/**
 * Open hotels that have a room free for every night asked for;
 * none in a province nobody knows.
 */
async function searchHotels(
  { availability, texts, config: { version } }: Deps,
  asked: SearchCriteriaRequest,
): Promise<Answer> {
  const { query, language } = asked;
  const { page, perPage, ...place } = pageOf(query);
  const criteria = criteriaAsked(asked);
  const found = criteria.isNowhere
    ? NOTHING
    : await findFreeHotels(await availability(), criteria, { page, perPage, ...place });
  const { checkIn, checkOut } = criteria.stays[0];
  const nights = nightsBetween(checkIn, checkOut);
  const rest = { total: found.total, page, perPage, detail: DETAIL[language] };
  return {
    etag: etagOf([version, nights, rest, found]),
    write: (answer) => writeSearchAnswer(answer, found, nights, rest, texts),
  };
}

/** Writes the answer of a search, HotelSearchAnswerSchema, as JSON; `rest` is what stands beside the hotels. */
async function writeSearchAnswer(
  answer: AnswerWriter,
  { hotels }: FreeHotels,
  nights: number,
  rest: object,
  texts: DisplayedTexts,
): Promise<void> {
  const rooms = hotels.flatMap((hotel) => hotel.rooms);
  const [ofHotels, ofRooms] = await Promise.all([texts.hotels(hotels), texts.rooms(rooms)]);
  let comma = '';
  answer.text('{"hotels":[');
  for (const hotel of hotels) {
    answer.text(comma);
    writeText(answer, ofHotels, hotel.id);
    let next = `${stayText(hotel)},"minPrice":${lowestOf(hotel, nights)},"rooms":[`;
    for (const { id, units, total } of hotel.rooms) {
      answer.text(next);
      writeText(answer, ofRooms, id);
      const { price, totalPrice } = toStayPrice(total, nights);
      next = `,"units":${units},"price":${price},"nights":${nights},"totalPrice":${totalPrice}},`;
    }
    answer.text(`${next.slice(0, -1)}]}`);
    comma = ',';
  }
  answer.text(`],${JSON.stringify(rest).slice(1)}`);
}

const stayText = ({ stay }: FoundHotel): string =>
  stay ? `,"stay":{"startDate":"${stay.checkIn}","endDate":"${stay.checkOut}"}` : '';

/** Its rooms stand in the order of their prices, and there is one at least. */
const lowestOf = ({ rooms: [cheapest] }: FoundHotel, nights: number): number | null =>
  cheapest ? toStayPrice(cheapest.total, nights).price : null;

/** A hotel and its rooms that are free for the whole stay, cheapest first; `total` is the stay's. */
type FoundHotel = Shown & Readonly<{ rooms: readonly FoundRoom[]; stay?: Stay }>;
type FoundRoom = Shown & Readonly<{ units: number; total: Satang }>;
type FreeHotels = Readonly<{ total: number; hotels: readonly FoundHotel[] }>;

/** Hotels of a page; where a month is asked for, each with its cheapest stay in that. */
async function findFreeHotels(
  known: Availability,
  criteria: Criteria,
  page: PageRange,
): Promise<FreeHotels> {
  const { stays, isFlexible, sort } = criteria;
  const choices = await choicesAmong(known, criteria, {
    costs: isFlexible || sort.endsWith('price'),
  });
  const compare = orderOf(known, criteria, choices);
  const shown = smallest(choices.hotels, page.offset + page.limit, compare).slice(page.offset);
  const offered = offersOf(known, criteria);
  const hotels = shown.map((number) => {
    const n = choices.stay[number] ?? 0;
    const stay = stays[n];
    return { ...found(known, number, offered(n)), ...(isFlexible && stay && { stay }) };
  });
  // the last room may have gone while others had their turn
  return { total: choices.hotels.length, hotels: hotels.filter(({ rooms }) => rooms.length > 0) };
}

type Offered = Readonly<{ span: NightRange; offers: Offers }>;

/** Which rooms are free and offered for each of the stays, by the stay's number. */
function offersOf(known: Availability, criteria: Criteria): (stay: number) => Offered {
  const made = new Map<number, Offered>();
  return (n) => {
    const before = made.get(n);
    if (before) return before;
    const span = spanOf(criteria.stays[n] ?? criteria.stays[0]);
    const isFree = known.rooms.nights.isFreeOn(span.first, span.nights);
    const offers = roomFilter(known, criteria, span);
    const offered = { span, offers: (room: number) => isFree(room) && offers(room) };
    made.set(n, offered);
    return offered;
  };
}

type Order = (a: number, b: number) => number;

/** Of hotels by their numbers; the key last, so that pages do not overlap. */
function orderOf(known: Availability, { sort, language }: Criteria, choices: Choices): Order {
  const { rooms, cheapest, likeness } = choices;
  const by = (values: Readonly<Record<number, number>>, sign: number): Order => {
    const ids = known.ranks('id');
    return (a, b) => sign * (at(values, a) - at(values, b)) || at(ids, a) - at(ids, b);
  };
  switch (sort) {
    case 'name': {
      const names = known.ranks(language);
      return (a, b) => at(names, a) - at(names, b);
    }
    case 'price':
      return by(cheapest, 1);
    case '-price':
      return by(cheapest, -1);
    case 'recommended':
    case 'rating': {
      const byChoice = by(rooms, -1);
      const best = sort === 'rating' ? byRating(known, byChoice) : byChoice;
      if (likeness === null) return best;
      const named = (number: number) => Number(at(likeness, number) >= LIKE.holds);
      return (a, b) => named(b) - named(a) || best(a, b);
    }
  }
}

/** What guests give, as they read it; of those that are given the same, what more guests say, then the widest choice. */
function byRating(known: Availability, byChoice: Order): Order {
  const ratings = new Map<number, Readonly<{ average: number; count: number }>>();
  const ratingOf = (number: number) => {
    const { reviews } = known.hotelAt(number);
    const rating = ratings.get(number) ?? {
      average: averageOf(reviews) ?? 0,
      count: reviews.count,
    };
    ratings.set(number, rating);
    return rating;
  };
  return (a, b) => {
    const [one, other] = [ratingOf(a), ratingOf(b)];
    return other.average - one.average || other.count - one.count || byChoice(a, b);
  };
}

const at = (values: Readonly<Record<number, number>>, n: number): number => values[n] ?? 0;

function found(known: Availability, number: number, { span, offers }: Offered): FoundHotel {
  const { hotelId, version, rooms } = known.hotelAt(number);
  const offered = rooms.filter(offers).map((room) => {
    const { roomId, version, units, basePrice, prices } = known.roomAt(room);
    return { id: roomId, version, units, total: totalOf(basePrice, prices, span) };
  });
  offered.sort((a, b) => a.total - b.total || (a.id < b.id ? -1 : 1));
  return { id: hotelId, version, rooms: offered };
}
