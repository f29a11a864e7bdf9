import type { PricedDayJson, PriceOverrideJson } from '@baanpak/contract/room/room-prices.ts';
import type { Query, Sent } from '@baanpak/contract/routes/call.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { put, read } from '../../shell/api/calls.ts';
import type { Room } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { type Difference, differencesOf } from './differences.ts';

type SetPrices = Sent<'PUT /rooms/{id}/prices'>;

/** A room with what is known of the days shown; units left are missing where its hotel is closed. */
export type ShownRoom = Readonly<{
  room: Room;
  days: ReadonlyMap<string, PricedDayJson>;
  left: ReadonlyMap<string, number>;
  paints: readonly PriceOverrideJson[];
}>;

/** The first part of the names that what is read here has in the cache. */
const PRICES = 'prices';

/** Prices, rules and units left of rooms on some days; what was read before stays until the answer comes. */
export function useShownPrices(rooms: readonly Room[], days: readonly LocalDate[]) {
  const { client } = useServices();
  const [first, last] = [days[0], days.at(-1)];
  const range = first && last ? { from: first, to: addDays(last, 1) } : {};
  const hotelIds = [...new Set(rooms.map(({ hotelId }) => hotelId))];
  const priced = useQueries({
    queries: rooms.map(({ id }) => ({
      queryKey: [PRICES, id, range],
      queryFn: () => read(client, '/rooms/{id}/prices', { id }, range),
    })),
  });
  const calendars = useQueries({
    queries: hotelIds.map((hotelId) => ({
      queryKey: [PRICES, 'left', hotelId, range],
      queryFn: () => read(client, '/outreach/bookings/rooms/{hotelId}', { hotelId }, range),
      retry: false, // a closed hotel has none
    })),
  });
  const reaches = calendars.flatMap(({ data }) => data?.bookReaches ?? []);
  const shown = rooms.map((room, n): ShownRoom => {
    const { prices = [], paints = [] } = priced[n]?.data ?? {};
    const reach = reaches.find(({ roomId }) => roomId === room.id);
    return {
      room,
      days: new Map(prices.map((day) => [day.date, day])),
      left: new Map((reach?.days ?? []).map((day) => [day.date, day.unitsLeft])),
      paints,
    };
  });
  return { shown, failed: priced.find(({ error }) => error)?.error ?? null };
}

/** What was saved, room by room, and what takes it back. */
export type Saved = Readonly<{
  undo: readonly Readonly<{ roomId: string; undo: string }>[];
  isUndo: boolean;
}>;
export type Preview = Readonly<{
  body: SetPrices;
  rooms: readonly Readonly<{ room: Room; differences: readonly Difference[]; refused?: string }>[];
}>;

type Write = Readonly<{ roomId: string; body: SetPrices }>;

/** Looks at what a paint changes, saves it and takes it back; `failed` is what the last try ended with. */
export function useSetDayPrices() {
  const { client } = useServices();
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [saved, setSaved] = useState<Saved>();
  const textOf = (error: unknown) => (error instanceof Error ? error.message : t('offline'));
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(undefined);
    await work().catch((error: unknown) => setFailed(textOf(error)));
    setBusy(false);
  };
  const set = (id: string, body: SetPrices, query: Query<'PUT /rooms/{id}/prices'> = {}) =>
    put(client, '/rooms/{id}/prices', { id }, body, query);

  async function lookAt(room: Room, body: SetPrices) {
    const range = { from: body.from, to: body.to };
    try {
      const { prices } = await read(client, '/rooms/{id}/prices', { id: room.id }, range);
      const after = await set(room.id, body, { preview: true });
      return { room, differences: differencesOf(prices, after.prices) };
    } catch (error) {
      return { room, differences: [], refused: textOf(error) };
    }
  }

  /** One after the other; what was done stays done where a later one fails, and can be taken back. */
  async function each(writes: readonly Write[], onDone = () => {}) {
    const undo: { roomId: string; undo: string }[] = [];
    try {
      for (const { roomId, body } of writes) {
        const answer = await set(roomId, body);
        onDone();
        if (answer.undo !== null) undo.push({ roomId, undo: answer.undo });
      }
    } finally {
      await cache.invalidateQueries({ queryKey: [PRICES] });
      if (undo.length > 0) setSaved({ undo, isUndo: writes[0]?.body.undo !== undefined });
    }
  }

  return {
    ...{ isBusy, failed, preview, saved },
    look: (rooms: readonly Room[], body: SetPrices) =>
      busily(async () =>
        setPreview({ body, rooms: await Promise.all(rooms.map((room) => lookAt(room, body))) }),
      ),
    close: () => setPreview(undefined),
    save: ({ rooms, body }: Preview) =>
      busily(async () => {
        let left = rooms.filter(({ differences }) => differences.length > 0);
        const writes = left.map(({ room }) => ({ roomId: room.id, body }));
        await each(writes, () => {
          left = left.slice(1);
          // those that failed can be tried again, without those that are done
          setPreview(left.length > 0 ? { body, rooms: left } : undefined);
        });
      }),
    takeBack: (undone: Saved['undo']) =>
      busily(() => each(undone.map(({ roomId, undo }) => ({ roomId, body: { undo } })))),
    dismiss: () => setSaved(undefined),
  };
}
