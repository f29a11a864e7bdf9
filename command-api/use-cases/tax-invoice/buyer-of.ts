import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import type { TaxInvoiceBuyer } from '@baanpak/domain/values/money/tax-invoice.ts';

/** Whom a tax invoice is to be made out to, as it is asked for. */
export const buyerOf = ({
  name,
  taxId,
  branch,
  address,
  lang,
}: NonNullable<PlaceBookingRequest['taxInvoice']>): TaxInvoiceBuyer => ({
  name,
  taxId,
  branch: branch ?? null,
  address,
  ...(lang && { lang }),
});
