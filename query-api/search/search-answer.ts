import { toStayPrice } from '@baanpak/contract/room/to-stay-price.ts';
import type { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import { type DisplayedTexts, writeText } from './displayed-texts.ts';
import type { FoundHotel, FreeHotels } from './find-free-hotels.ts';

/** Writes the answer of a search, HotelSearchAnswerSchema, as JSON; `rest` is what stands beside the hotels. */
export async function writeSearchAnswer(
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
