import type { DeskMoneyJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import { isLocalDate, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useChosenHotel } from '../../features/hotels/use-chosen-hotel.ts';
import { ownerResource } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { today } from '../../ui/dates.ts';

/** In ms: what others do is seen after it, where nothing tells of it sooner. */
const EVERY = 60_000;
export const PER_PAGE = 50;

/** The day that the address names, else today, and what chooses another. */
export function useDay(): readonly [LocalDate, (day: LocalDate) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('day') ?? '';
  const choose = (day: LocalDate) => {
    const query = new URLSearchParams(parameters);
    query.set('day', day);
    setParameters(query, { replace: true });
  };
  return [isLocalDate(named) ? named : today(), choose];
}

/** What was taken and given back on the day at the owner's hotels, or at the chosen one. */
export function useDeskMoney(day: LocalDate, page: number) {
  const { client } = useServices();
  const ownerId = useOwner() ?? '-';
  const [hotelId] = useChosenHotel();
  const query = new URLSearchParams({
    ...{ ownerId, day, page: String(page), perPage: String(PER_PAGE) },
    ...(hotelId !== undefined && { hotelId }),
  });
  return useQuery({
    queryKey: [ownerResource(ownerId, 'book-manage'), 'desk-money', String(query)],
    queryFn: () => client.get<DeskMoneyJson>(`/bookings/desk-money?${query}`),
    refetchInterval: EVERY,
    placeholderData: keepPreviousData,
  });
}
