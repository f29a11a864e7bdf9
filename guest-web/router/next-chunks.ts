import { bringTexts } from '../shell/texts.ts';
import type { Chunks } from './chunks.ts';

/** What a guest who looks around needs next, so that a tap on the way has nothing to wait for. */
export const NEXT_CHUNKS: Chunks = [
  () => bringTexts(['home', 'hotel', 'results', 'booking']),
  () => import('../features/cart/cart-popover.tsx'),
  () => import('../features/search/when-picker.tsx'),
  () => import('../features/search/party-picker.tsx'),
  () => import('../pages/hotel/room-calendar.tsx'),
  () => import('../features/cart/add-to-cart.ts'),
  () => import('../pages/hotel/cart-warning.tsx'),
  () => import('../ui/toaster.tsx'),
  () => import('../pages/checkout-services/checkout-services-page.tsx'),
  () => import('../pages/checkout/checkout-page.tsx'),
  () => import('../pages/checkout-omise/checkout-omise-page.tsx'),
  () => import('../pages/booking/booking-page.tsx'),
];
