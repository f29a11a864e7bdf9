import { bringTexts } from './bring-texts.ts';
import type { Chunks } from './reload-on-chunk-loss.ts';

/** What a guest who looks around needs next, so that a tap on the way has nothing to wait for. */
export const NEXT_CHUNKS: Chunks = [
  () => bringTexts(['home', 'hotel', 'results', 'booking']),
  () => import('../cart/cart-popover.tsx'),
  () => import('../search/when-picker.tsx'),
  () => import('../search/party-picker.tsx'),
  () => import('../hotel/room-calendar.tsx'),
  () => import('../cart/add-to-cart.ts'),
  () => import('../hotel/cart-warning.tsx'),
  () => import('../ui/toaster.tsx'),
  () => import('../checkout-services/checkout-services-page.tsx'),
  () => import('../checkout/checkout-page.tsx'),
  () => import('../checkout-omise/checkout-omise-page.tsx'),
  () => import('../booking/booking-page.tsx'),
];
