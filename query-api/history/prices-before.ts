import type { DayPrice } from '@baanpak/contract/history/sentence.ts';
import { type DayTable, daysOf, NO_DAYS, onDay } from '@baanpak/domain/room/day-table.ts';
import { nightPrice, withPrice } from '@baanpak/domain/room/quote.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import type { RoomEvent } from '@baanpak/domain/room/room-state.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventLog } from '../booking/event-log.ts';
import type { PricesBefore } from './present-history.ts';
import type { HistoryEvent } from './read-history.ts';

/** A room that was changed more often is told without the prices of before. */
const MOST_EVENTS = 1_000;
/** Days of one change that are told one by one. */
const MOST_DAYS = 400;

/** What rooms' nights cost before each change of prices among some events. */
export async function pricesBeforeIn(
  { store, codec }: EventLog,
  events: readonly HistoryEvent[],
): Promise<PricesBefore> {
  const last = new Map<string, number>();
  for (const { type, stream, revision } of events)
    if (type === 'DaysPainted' || type === 'RoomDescribed')
      last.set(stream, Math.max(last.get(stream) ?? 0, revision));
  const found = await Promise.all(
    [...last].map(async ([stream, revision]) => {
      if (revision >= MOST_EVENTS || !stream.startsWith(roomStream(''))) return [];
      const stored = await store.readStream(stream, { limit: revision + 1 });
      return pricesIn(await codec.decode<RoomEvent>(stored));
    }),
  );
  return new Map(found.flat());
}

/** By event, from a room's first one on. */
function pricesIn(events: readonly EventEnvelope<RoomEvent>[]) {
  const before: [string, { days?: readonly DayPrice[]; basePriceBefore?: Satang }][] = [];
  let prices: DayTable<Satang> = NO_DAYS;
  let basePrice: Satang | undefined;
  for (const event of events) {
    if (event.type === 'RoomRegistered') basePrice = event.data.details.basePrice;
    if (event.type === 'RoomDescribed' && event.data.changes.basePrice !== undefined) {
      if (basePrice !== undefined) before.push([event.id, { basePriceBefore: basePrice }]);
      basePrice = event.data.changes.basePrice;
    }
    if (event.type === 'DaysPainted') {
      const after = event.data.prices.reduce(withPrice, prices);
      const dates = [...new Set(event.data.prices.flatMap(daysOf))].sort();
      if (basePrice !== undefined && dates.length > 0 && dates.length <= MOST_DAYS) {
        const base = basePrice;
        const costs = (table: DayTable<Satang>, date: (typeof dates)[number]) =>
          nightPrice(base, onDay(table, date));
        const days = dates.map((date) => ({
          ...{ date, from: costs(prices, date), to: costs(after, date) },
        }));
        before.push([event.id, { days }]);
      }
      prices = after;
    }
  }
  return before;
}
