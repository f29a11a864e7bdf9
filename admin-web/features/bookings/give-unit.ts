import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import type { Booking } from './booking.ts';

/** Gives a stay that was just moved the unit that was asked for, and tells of both; a unit may be obtained by others. */
export function useGiveUnit({ id }: Pick<Booking, 'id'>) {
  const { client } = useServices();
  const { t } = useTranslation();
  const notify = useNotify();
  return async ({ version }: Pick<Booking, 'version'>, unit: string): Promise<void> => {
    try {
      await client.put(`/bookings/${id}`, { action: 'assign-unit', unit, version });
      notify(t('move.done'), { type: 'success' });
    } catch (error) {
      const why = error instanceof Error ? error.message : t('offline');
      notify(t('move.notToUnit', { unit, why }), { type: 'warning', autoHideDuration: null });
    }
  };
}
