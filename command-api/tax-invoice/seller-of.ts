import { addressText } from '@baanpak/documents/address-text.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { TaxInvoiceSeller } from '@baanpak/domain/values/money/tax-invoice.ts';

const HEAD_OFFICE = '00000';

/** A hotel as tax invoices name it; null for one without a tax id, which may issue none. */
export function sellerOf({
  hotelName,
  address,
  taxId,
  branch,
}: HotelDetails): TaxInvoiceSeller | null {
  if (taxId === null || !/^\d{13}$/.test(taxId)) return null;
  return {
    name: hotelName,
    address: { th: addressText(address, 'th'), en: addressText(address, 'en') },
    taxId,
    branch: branch ?? HEAD_OFFICE,
  };
}
