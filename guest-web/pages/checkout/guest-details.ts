import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Due, methodOf, type Way } from '../../features/payment/ways.ts';
import type { BookingRequest } from '../../shell/api/bookings.ts';

/** What the form asks for. */
export type GuestDetails = {
  reservedBy: string;
  email: string;
  phone: string;
  address: string;
  province: string;
  country: string;
  postalCode: string;
  way: Way;
  terms: boolean;
  taxInvoice: {
    wanted: boolean;
    name: string;
    taxId: string;
    branch: string;
    address: string;
    /** Drafts of before have none. */
    lang?: Language;
  };
};

/** What a checkout is to be paid with. */
export const dueOf = ({ totalPrice, checkouts }: CheckoutJson): Due => ({
  amount: totalPrice,
  hotels: new Set(checkouts.map(({ hotel }) => hotel._id)).size,
});

/** The digits of a tax id, however they were grouped. */
export const plainTaxId = (text: string): string => text.replace(/[\s-]/g, '');

const buyerOf = ({ name, taxId, branch, address, lang }: GuestDetails['taxInvoice']) => ({
  name: name.trim(),
  taxId: plainTaxId(taxId),
  branch: branch.trim() || null,
  address: address.trim(),
  ...(lang && { lang }),
});

type Choices = Pick<BookingRequest, 'methodCheckIn' | 'lang'> &
  Readonly<{ termsVersion?: string | undefined }>;

/** The request that books all stays of a checkout. */
export function bookingRequest(
  checkout: CheckoutJson,
  details: GuestDetails,
  { methodCheckIn, lang, termsVersion }: Choices,
): BookingRequest {
  const orNull = (text: string) => text.trim() || null;
  return {
    checkoutId: checkout.uid,
    reservedBy: details.reservedBy.trim(),
    email: details.email.trim(),
    phone: details.phone.trim(),
    guests: checkout.checkouts[0]?.guests || 1,
    methodCheckIn,
    paymentMethod: methodOf(details.way),
    address: orNull(details.address),
    province: orNull(details.province),
    country: orNull(details.country),
    postalCode: orNull(details.postalCode),
    lang,
    expectedTotal: checkout.totalPrice,
    ...(termsVersion !== undefined && { termsVersion }),
    ...(details.taxInvoice.wanted && { taxInvoice: buyerOf(details.taxInvoice) }),
  };
}
