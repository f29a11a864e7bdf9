import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { useNotify, useRefresh } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import type { Booking } from './booking.ts';

type Undoable = Pick<HistoryEventJson, 'position' | 'undoable' | 'revision'>;
type History = Readonly<{ events: readonly Undoable[] }>;

/** Takes back what the server says can be, and asks it what that is. */
export function useUndoBooking(bookingId: string) {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    /** By its place in the history; why it is refused is said. */
    undo: async (position: string): Promise<void> => {
      try {
        await client.put(`/bookings/${bookingId}`, { action: 'undo', position });
        notify(t('undo.done'), { type: 'success' });
      } catch (error) {
        notify(error instanceof Error ? error.message : t('offline'), { type: 'error' });
      }
      refresh();
    },
    /** The place of what was done since a version, where it can be taken back. */
    async doneSince({ version }: Pick<Booking, 'version'>): Promise<string | undefined> {
      try {
        const { events } = await client.get<History>(`/bookings/${bookingId}/history`);
        return events.find((event) => event.undoable && event.revision > version)?.position;
      } catch {
        return undefined; // then nothing is offered; the history still says it
      }
    },
  };
}
