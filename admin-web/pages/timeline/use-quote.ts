import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shell/services.ts';
import type { RoomNights } from './room-nights.ts';

type Prices = Readonly<{ prices: readonly PricedDayJson[] }>;

/** What nights cost, in THB; undefined until it is known. */
export function useQuote({ lane, from, to }: RoomNights): number | undefined {
  const { client } = useServices();
  const { roomId } = lane.room;
  const { data } = useQuery({
    queryKey: ['quote', roomId, from, to],
    queryFn: () => client.get<Prices>(`/rooms/${roomId}/prices?from=${from}&to=${addDays(to, 1)}`),
  });
  return data?.prices.reduce((sum, { price }) => sum + price, 0);
}
