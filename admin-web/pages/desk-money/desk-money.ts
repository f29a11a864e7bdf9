import type { Sent } from '@baanpak/contract/routes/call.ts';
import { isLocalDate, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useChosenHotel } from '../../features/hotels/hotels.ts';
import { ownerResource } from '../../shell/addresses.ts';
import { post, read } from '../../shell/api/calls.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { today } from '../../ui/formats.ts';

/** In ms: what others do is seen after it, where nothing tells of it sooner. */
const EVERY = 60_000;
const PER_PAGE = 50;

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
  const query = { ownerId, day, page, perPage: PER_PAGE, hotelId };
  return useQuery({
    queryKey: [ownerResource(ownerId, 'book-manage'), 'desk-money', query],
    queryFn: () => read(client, '/bookings/desk-money', {}, query),
    refetchInterval: EVERY,
    placeholderData: keepPreviousData,
  });
}

/** Sends a count; `refused` is what the server said no with. */
export function useCountShift(onDone: () => void) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const resource = ownerResource(useOwner() ?? '-', 'book-manage');
  const [refused, setRefused] = useState<string>();
  const readAnew = () => cache.invalidateQueries({ queryKey: [resource, 'desk-money'] });
  const { mutate: send, isPending } = useMutation({
    mutationFn: (count: Sent<'POST /bookings/desk-money/counts'>) =>
      post(client, '/bookings/desk-money/counts', count),
    onMutate: () => setRefused(undefined),
    onSuccess: async () => {
      notify(t('desk.done'), { type: 'success' });
      await readAnew();
      onDone();
    },
    onError: async (error) => {
      setRefused(error instanceof HttpError && error.status > 0 ? error.message : t('offline'));
      // what there should be may be more than what was shown
      await readAnew();
    },
  });
  return { send, isPending, refused };
}
