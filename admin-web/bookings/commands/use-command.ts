import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useOwner } from '../../app/owner.ts';
import { ownerResource } from '../../app/pages.ts';
import type { Booking } from '../booking.ts';
import type { Command } from './commands.ts';

type Said = Readonly<{ reason: string; amount: string }>;

/** Sends a command with the version that is looked at; `refused` is what the server said no with. */
export function useCommand(command: Command, booking: Booking, onDone: () => void) {
  const { t } = useTranslation();
  const ownerId = useOwner();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<Booking>();
  const send = ({ reason, amount }: Said) => {
    setRefused(undefined);
    void update(
      ownerResource(ownerId ?? booking.ownerId, 'book-manage'),
      { id: booking.id, data: bodyOf(command, booking, reason, amount), previousData: booking },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t(`command.${command.action}.done`), { type: 'success' });
          refresh();
          onDone();
        },
        onError: (error) => {
          setRefused(error instanceof HttpError ? error.message : t('offline'));
          // what was looked at is old: behind the dialog it is loaded anew
          if (error instanceof HttpError && error.status === 409) refresh();
        },
      },
    );
  };
  return { send, isPending, refused };
}

function bodyOf({ action, ...command }: Command, booking: Booking, reason: string, amount: string) {
  const refundId = command.refundId?.(booking);
  return {
    action,
    version: booking.version,
    ...(command.reason && reason !== '' && { reason }),
    ...(command.amount && { amount: Number(amount) }),
    ...(refundId !== undefined && { refundId }),
  };
}
