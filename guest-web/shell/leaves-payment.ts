import type { BlockerFunction } from 'react-router-dom';

/**
 * Whether it leads from the payment page to another, which is then loaded as a document of its own: the provider's script
 * stays in the one that ran it (docs/adr/0118-scripts-of-the-payment-page.md).
 */
export const leavesPayment: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname.endsWith('/checkout-omise') &&
  currentLocation.pathname !== nextLocation.pathname;
