import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../testing/api-in-tests.ts';
import { openPage } from '../testing/open.tsx';
import { booking, checkout } from '../testing/samples.ts';
import * as page from './checkout-omise-page.tsx';

const HELD = booking({ holdExpiresAt: '2099-01-01T00:00:00.000Z' });

it('charges what is shown, and shows the new amount where it is another by then', async () => {
  let orderTotal = 3000;
  const { user, calls } = await openPage(page, {
    path: '/en/hotel/:slug/checkout-omise',
    at: `/en/hotel/talay-ngoen-kata/checkout-omise?bookingId=${HELD._id}&way=promptpay`,
    answers: {
      [`GET /outreach/bookings/${HELD._id}`]: () => ({ book: { ...HELD, orderTotal } }),
      [`GET /outreach/bookings/checkout/${HELD.checkoutId}`]: { data: checkout() },
      'POST /payments/charge/create': () => {
        orderTotal = 4500;
        return refusal({ status: 409, code: 'price-changed' });
      },
    },
  });
  const pay = () => screen.getByRole('button', { name: 'Create PromptPay QR' });
  await user.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed');
  expect(await screen.findByText('฿4,500')).toBeVisible();
  await user.click(pay());
  const charged = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await expect.poll(() => charged()).toHaveLength(2);
  expect(charged()).toMatchObject([{ expectedAmount: 3000 }, { expectedAmount: 4500 }]);
});
