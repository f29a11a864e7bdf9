import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { ownerResource } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';

type Count = Readonly<{ hotelId: string; day: string; counted: number; note: string | null }>;

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
    mutationFn: (count: Count) => client.post('/bookings/desk-money/counts', count),
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
