import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import type { DroppedOnUnit } from './dragging.ts';

/** Gives a stay another unit of its room, and tells what came of it. */
export function useAssignUnit() {
  const { client } = useServices();
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: ({ stay, unit }: DroppedOnUnit) =>
      client.put(`/bookings/${stay._id}`, { action: 'assign-unit', unit, version: stay.version }),
    onSuccess: () => notify(t('unit.assigned'), { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: refresh,
  });
  return mutate;
}
