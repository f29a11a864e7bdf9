import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

type SettleDialogProps = Readonly<{
  money: MoneyCaseJson;
  action: MoneyCaseJson['actions'][number];
  onClose: () => void;
}>;

/** Settles a case for a reason. */
export function SettleDialog({ money, action, onClose }: SettleDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<MoneyCaseJson>();
  const settle = (reason: string) =>
    update(
      siteResource('cases'),
      { id: money.id, data: { action, reason, version: money.version }, previousData: money },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t('case.done'), { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => setRefused(error instanceof HttpError ? error.message : t('offline')),
      },
    );
  return (
    <ReasonDialog
      action={t(`case.action.${action}`)}
      refused={refused}
      isPending={isPending}
      send={settle}
      onClose={onClose}
    />
  );
}
