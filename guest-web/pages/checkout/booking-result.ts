import { getI18n } from 'react-i18next';
import { ApiProblem } from '../../shell/api/problem.ts';
import { session } from '../../shell/session.ts';

const KEY = 'booking-result';

/** What came of the last booking that was asked for; the tab alone keeps it. */
type BookingResult = Readonly<{ type: 'success' | 'error'; detail: string }>;

const keep = (result: BookingResult): void => session.write(KEY, result);

export const keepBooked = (detail = ''): void => keep({ type: 'success', detail });

/** With the server's sentence where it said one. */
export function keepNotBooked(error: unknown): void {
  const detail = error instanceof ApiProblem ? error.detail : '';
  keep({ type: 'error', detail: detail || getI18n().t('checkout:failedShort') });
}
