import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import type { UnpaidMonth } from './unpaid-months.ts';

type Payout = Readonly<{ of: UnpaidMonth; paidAt: string; reference: string; at: string }>;

/** Records that a month was paid out as it stood `at`; `refused` is what the server said no with. */
export function useRecordPayout(onDone: () => void) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const [refused, setRefused] = useState<string>();
  const { mutate: send, isPending } = useMutation({
    mutationFn: ({ of, ...payout }: Payout) =>
      client.put(`/reports/settlement/${of.ownerId}/${of.month}`, payout),
    onMutate: () => setRefused(undefined),
    onSuccess: async () => {
      notify(t('report.payout.done'), { type: 'success' });
      await cache.invalidateQueries({ queryKey: ['reports', 'settlement'] });
      onDone();
    },
    onError: (error) =>
      setRefused(error instanceof HttpError && error.status > 0 ? error.message : t('offline')),
  });
  return { send, isPending, refused };
}
