import type { HotelFacts } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { reviewScores, reviewScoresStream } from '@baanpak/domain/review/review-scores.ts';
import { onDay } from '@baanpak/domain/room/day-table.ts';
import { nightPrice } from '@baanpak/domain/room/quote.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { lowest, type Satang } from '@baanpak/domain/values/money/money.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import { READS_AT_ONCE } from '../log/read-log.ts';
import type { Past } from './past.ts';

/** A hotel as `toStaffHotel` takes it. */
export type HotelThen = Readonly<{ facts: HotelFacts; minPrice: Satang | null }>;

/** A hotel as it was then; undefined where it was not there yet or no more. */
export async function hotelAt(past: Past, hotelId: string): Promise<HotelThen | undefined> {
  const [{ state }, { state: scores }] = await Promise.all([
    past.state(hotel, hotelStream(hotelId)),
    past.state(reviewScores, reviewScoresStream(hotelId)),
  ]);
  if (state.status !== 'registered') return undefined;
  const facts = { ...state, reviews: scores.hotel };
  return { facts, minPrice: await lowestPriceAt(past, hotelId) };
}

/** What a hotel was called then, of its own stream alone. */
export async function nameAt(past: Past, hotelId: string): Promise<I18nText> {
  const { state } = await past.state(hotel, hotelStream(hotelId));
  return state.status === 'unknown' ? NO_TEXT : state.details.hotelName;
}

const NO_TEXT = i18nText('');

/** What its cheapest open room cost that night; null where none was open. A room stays with its hotel. */
async function lowestPriceAt(past: Past, hotelId: string): Promise<Satang | null> {
  const listed = await past.db
    .selectFrom('rooms')
    .select('room_id as roomId')
    .where('hotel_id', '=', hotelId)
    .execute();
  const rooms = await mapAtMost(READS_AT_ONCE, listed, ({ roomId }) =>
    past.state(room, roomStream(roomId)),
  );
  return lowest(
    rooms.flatMap(({ state }) =>
      state.status === 'registered' && !state.disabled
        ? [nightPrice(state.details.basePrice, onDay(state.prices, past.today))]
        : [],
    ),
  );
}
