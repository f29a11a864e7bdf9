import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { isId, post, read } from './calls.ts';
import { type Api, unlessMissing } from './client.ts';

/** One stay of a cart, as far as the server reads it; dates `YYYY-MM-DD`, the end exclusive. */
export type WantedStay = Readonly<{
  roomId: string;
  dateRange: Readonly<{ start: string; end: string }>;
  guests: number;
  children?: number;
  pets?: number;
  breakfast?: boolean;
  note?: string | null;
  /** What the guest was shown, in baht, to be told when it changed. */
  totalPrice: number;
}>;

/** Prices a cart and remembers it; holds nothing. */
export const openCheckout = async (
  api: Api,
  checkouts: readonly WantedStay[],
): Promise<CheckoutJson> =>
  (await post(api, '/outreach/bookings/checkout', {}, { checkouts })).data;

/** Undefined for one that was never made or was deleted, and for what is no id. */
export const getCheckout = async (api: Api, uid: string): Promise<CheckoutJson | undefined> => {
  if (!isId(uid)) return undefined;
  return (await unlessMissing(read(api, '/outreach/bookings/checkout/{uid}', { uid })))?.data;
};
