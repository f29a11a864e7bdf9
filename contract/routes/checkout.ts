import { checkout } from '@baanpak/domain/checkout/checkout.ts';
import { NotTaken } from '../booking/booking-requests.ts';
import {
  CheckoutAnswer,
  CheckoutParams,
  DetailAnswer,
  OpenCheckoutBody,
} from '../checkout/checkout-requests.ts';
import { STAY_REFUSALS } from './refusals.ts';
import type { Routes } from './route.ts';

export const CHECKOUT_ROUTES = {
  'POST /outreach/bookings/checkout': {
    tag: 'checkout',
    summary: 'Make a checkout of a cart',
    private: true,
    takesKey: true,
    body: OpenCheckoutBody,
    status: 201,
    answer: CheckoutAnswer,
    refuses: [...STAY_REFUSALS, 'duplicate-in-cart', 'too-many-stays'],
    facts: { 'too-many-guests': NotTaken },
  },
  'GET /outreach/bookings/checkout/{uid}': {
    tag: 'checkout',
    summary: 'A checkout with its stays',
    private: true,
    params: CheckoutParams,
    answer: CheckoutAnswer,
    reads: ['bookings', 'search'],
  },
  'DELETE /outreach/bookings/checkout/{uid}': {
    tag: 'checkout',
    summary: 'Delete a checkout',
    private: true,
    params: CheckoutParams,
    answer: DetailAnswer,
    refuses: checkout.refusals.DiscardCheckout,
  },
} as const satisfies Routes;
