import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import type { Partner } from './partner.ts';

/** Accepts an application at once, or declines it for a reason that the applicant is mailed. */
export function DecideButtons({ partner }: Readonly<{ partner: Partner }>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isDeclining, setDeclining] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<Partner>();
  if (partner.status !== 'open') return null;
  const decide = (decision: Readonly<{ action: 'accept' | 'decline'; reason?: string }>) =>
    update(
      siteResource('partners'),
      {
        id: partner.id,
        data: { ...decision, version: partner.version },
        previousData: partner,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t(`partner.done.${decision.action}`), { type: 'success' });
          setDeclining(false);
          refresh();
        },
        onError: (error) => {
          const sentence = error instanceof HttpError ? error.message : t('offline');
          if (decision.action === 'decline') setRefused(sentence);
          else notify(sentence, { type: 'error' });
        },
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
      <Button
        size="small"
        variant="contained"
        loading={isPending && !isDeclining}
        onClick={() => decide({ action: 'accept' })}
      >
        {t('partner.accept')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => setDeclining(true)}>
        {t('partner.decline')}
      </Button>
      {isDeclining && (
        <ReasonDialog
          action={t('partner.decline')}
          refused={refused}
          isPending={isPending}
          send={(reason) => decide({ action: 'decline', reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Box>
  );
}
