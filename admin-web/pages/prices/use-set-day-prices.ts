import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import type { SetPricesRequest } from '@baanpak/contract/room/set-prices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/room.ts';
import { useServices } from '../../shell/services.ts';
import { type Difference, differencesOf } from './differences.ts';
import { PRICES, type PricesRead } from './use-shown-prices.ts';

/** What was saved, room by room, and what takes it back. */
export type Saved = Readonly<{
  undo: readonly Readonly<{ roomId: string; undo: string }>[];
  isUndo: boolean;
}>;
export type Preview = Readonly<{
  body: SetPricesRequest;
  rooms: readonly Readonly<{ room: Room; differences: readonly Difference[]; refused?: string }>[];
}>;

type Write = Readonly<{ roomId: string; body: SetPricesRequest }>;
type Answer = Readonly<{ prices: PricedDayJson[]; undo: string | null }>;

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
  const put = (roomId: string, body: SetPricesRequest, query = '') =>
    client.put<Answer>(`/rooms/${roomId}/prices${query}`, body);

  async function lookAt(room: Room, body: SetPricesRequest) {
    const range = `from=${body.from}&to=${body.to}`;
    try {
      const { prices } = await client.get<PricesRead>(`/rooms/${room.id}/prices?${range}`);
      const after = await put(room.id, body, '?preview=true');
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
        const answer = await put(roomId, body);
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
    look: (rooms: readonly Room[], body: SetPricesRequest) =>
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
