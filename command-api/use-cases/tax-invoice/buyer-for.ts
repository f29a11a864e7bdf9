import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { BookingChanges } from '@baanpak/contract/booking/staff-booking-requests.ts';
import type { GuestDetails } from '@baanpak/domain/booking/booking-state.ts';
import { isSame } from '@baanpak/domain/values/decider/differs.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Commands } from '../../ports.ts';
import { loadOffer } from '../room/load-offer.ts';
import { buyerOf } from './buyer-of.ts';
import { sellerOf } from './seller-of.ts';

/** Whom staff want a tax invoice made out to, where it is another than before. Refuses `no-tax-invoice`. */
export async function buyerFor(
  ports: Commands,
  { roomId, taxInvoice: before }: Pick<StaffBookingJson, 'roomId' | 'taxInvoice'>,
  asked: BookingChanges['taxInvoice'],
): Promise<Pick<GuestDetails, 'taxInvoice'>> {
  if (asked === undefined) return {};
  const taxInvoice = asked && buyerOf(asked);
  if (isSame(before, taxInvoice)) return {};
  const { hotel } = await loadOffer(ports, roomId);
  if (taxInvoice && sellerOf(hotel.details) === null)
    throw new Refusal('no-tax-invoice', 'This hotel issues no tax invoices');
  return { taxInvoice };
}
