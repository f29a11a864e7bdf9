import { toStayPrice } from '../contract/to-stay-price.ts';
import type { Found, FoundHotel } from './find-free-hotels.ts';
import type { Serialize, ShownTexts, Texts } from './shown-texts.ts';

/** The answer of a search, HotelSearchAnswerSchema, as JSON in UTF-8; `rest` is what stands beside the hotels. */
export async function searchAnswer(
  { hotels }: Found,
  nights: number,
  rest: object,
  texts: ShownTexts,
  serialize: Serialize,
): Promise<Buffer> {
  const rooms = hotels.flatMap((hotel) => hotel.rooms);
  const [ofHotels, ofRooms] = await Promise.all([
    texts.hotels(hotels, serialize),
    texts.rooms(rooms, serialize),
  ]);
  const parts: Buffer[] = [];
  let comma = '';
  const write = (text: string) => parts.push(Buffer.from(text));
  const copy = (known: Texts, id: string) => {
    const text = known.get(id);
    if (text === undefined) throw new Error(`Nothing is known of ${id}, which was just found`);
    parts.push(text);
  };
  write('{"hotels":[');
  for (const hotel of hotels) {
    write(comma);
    copy(ofHotels, hotel.id);
    let next = `,"minPrice":${lowestOf(hotel, nights)},"rooms":[`;
    for (const { id, units, total } of hotel.rooms) {
      write(next);
      copy(ofRooms, id);
      const { price, totalPrice } = toStayPrice(total, nights);
      next = `,"units":${units},"price":${price},"nights":${nights},"totalPrice":${totalPrice}},`;
    }
    write(`${next.slice(0, -1)}]}`);
    comma = ',';
  }
  write(`],${JSON.stringify(rest).slice(1)}`);
  return Buffer.concat(parts);
}

const lowestOf = ({ rooms }: FoundHotel, nights: number): number =>
  Math.min(...rooms.map(({ total }) => toStayPrice(total, nights).price));
