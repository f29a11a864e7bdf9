import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as page from '../pages/checkout-services/checkout-services-page.tsx';
import { openPage } from '../testing/open.tsx';
import { checkout } from '../testing/samples.ts';

const UID = checkout().uid;

const warn = vi.fn();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => void warn.mockReset());

it('reads a checkout again in its place where it could not be read, and logs that', async () => {
  let isAway = true;
  const { user, address } = await openPage(page, {
    path: '/en/hotel/:slug/checkout-services',
    at: `/en/hotel/talay/checkout-services?checkoutId=${UID}`,
    answers: {
      [`GET /outreach/bookings/checkout/${UID}`]: () =>
        isAway ? refusal({ status: 503, code: 'busy', detail: 'Too busy' }) : { data: checkout() },
    },
  });
  expect(screen.getByRole('main')).toHaveTextContent('Too busy');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('503 busy'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('main')).toHaveTextContent('Too busy');
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Try again', busy: false }));
  await screen.findByRole('heading', { name: 'Guests and requests' });
  expect(address()).toContain('/checkout-services');
});
