import { JSON_TYPE } from '@baanpak/contract/answers/json-type.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { lowest, type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import { cheapestFirst } from '../availability/availability.ts';
import { placeOf } from '../availability/by-day.ts';
import { priceOn } from '../availability/nights.ts';
import type { KnownRoom } from '../availability/rooms.ts';
import { type Deps, etagOf, type Handler } from '../handler.ts';
import { writeText } from '../texts/displayed-texts.ts';

const DETAIL = { th: 'ข้อมูลโรงแรมและห้องพัก', en: 'The hotel and its rooms' };

/** An open hotel and its open rooms, cheapest first. */
export const hotelPage = (deps: Deps): Handler<'GET /outreach/hotels/{slug}'> => {
  const { now, config } = deps;
  return async ({ params: { slug }, language }, reply) => {
    const found = await findHotel(deps, slug.toLowerCase());
    if (!found) throw new Refusal('not-found', 'No such hotel');
    const tonight = placeOf(bangkokDay(now()));
    const minPrice = lowest(
      found.rooms.map(({ basePrice, prices }) => priceOn(basePrice, prices, tonight)),
    );
    const answer = new AnswerWriter();
    await write(answer, deps, found, minPrice, language);
    const moved = found.rooms.map((room) => room.moved);
    const { hotel, epoch } = found;
    reply.header('etag', etagOf([config.version, epoch, hotel, minPrice, moved, language]));
    return answer.send(reply.type(JSON_TYPE));
  };
};

type HotelRow = Readonly<{
  hotel: Readonly<{ id: string; version: number }>;
  rooms: readonly KnownRoom[];
  epoch: string;
}>;

async function findHotel({ availability }: Deps, slug: string): Promise<HotelRow | undefined> {
  const known = await availability();
  const hotel = known.hotelOfSlug(slug);
  if (!hotel || hotel.disabled) return undefined;
  const rooms = known.roomsOf(hotel).filter(({ disabled }) => !disabled);
  return {
    hotel: { id: hotel.hotelId, version: hotel.version },
    rooms: rooms.sort(cheapestFirst),
    epoch: known.epoch,
  };
}

async function write(
  answer: AnswerWriter,
  { texts }: Deps,
  { hotel, rooms }: HotelRow,
  minPrice: Satang | null,
  language: Language,
): Promise<void> {
  const [ofHotel, ofRooms] = await Promise.all([
    texts.hotels([hotel]),
    texts.rooms(rooms.map(({ roomId: id, version }) => ({ id, version }))),
  ]);
  answer.text('{"hotel":');
  writeText(answer, ofHotel, hotel.id);
  answer.text(`,"minPrice":${minPrice === null ? null : toBaht(minPrice)}},"rooms":[`);
  let comma = '';
  for (const { roomId, units } of rooms) {
    answer.text(comma);
    writeText(answer, ofRooms, roomId);
    answer.text(`,"units":${units}}`);
    comma = ',';
  }
  answer.text(`],"detail":${JSON.stringify(DETAIL[language])}}`);
}
