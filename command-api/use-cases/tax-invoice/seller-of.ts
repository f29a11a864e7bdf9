import { addressText } from '@baanpak/documents/address-text.ts';
import { type HotelDetails, isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import type { TaxInvoiceSeller } from '@baanpak/domain/values/money/tax-invoice.ts';

const HEAD_OFFICE = '00000';

/** A hotel as tax invoices name it; null for one that is not registered for VAT, which may issue none. */
export function sellerOf(details: HotelDetails): TaxInvoiceSeller | null {
  const { hotelName, taxId, branch, registeredName, registeredAddress } = details;
  if (taxId === null || !isVatRegistered(details) || !/^\d{13}$/.test(taxId)) return null;
  return {
    name: registeredName ?? hotelName,
    address: registeredAddress ?? {
      th: addressText(details, 'th'),
      en: addressText(details, 'en'),
    },
    taxId,
    branch: branch ?? HEAD_OFFICE,
  };
}
