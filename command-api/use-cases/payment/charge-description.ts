import type { HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import type { Commands } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';

/** As many codes as a line of the provider's dashboard holds. */
const MOST_CODES = 10;

/** What the hotel's people know a charge by at the provider: the codes of its bookings, which open nothing. */
export async function chargeDescription(
  ports: Commands,
  stays: readonly HeldStay[],
): Promise<string> {
  const named = stays.slice(0, MOST_CODES);
  const bookings = await Promise.all(named.map(({ bookingId }) => loadBooking(ports, bookingId)));
  const codes = bookings.map(({ state }) => state.terms.code);
  const more = stays.length > named.length ? [`+${stays.length - named.length}`] : [];
  return ['Baanpak', ...codes, ...more].join(' ');
}
