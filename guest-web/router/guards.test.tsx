import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open.tsx';
import { booking, checkout } from '../testing/samples.ts';

const UID = checkout().uid;
const page = { Component: () => <main>The page</main>, loader: async () => null };
const openGuarded = (query: string, guards = ['checkout-open']) =>
  openPage(page, { path: '/en/checkout', at: `/en/checkout${query}`, guards });

describe('a page on the way to a booking', () => {
  it('opens for a checkout that nobody booked yet', async () => {
    await openGuarded(`?checkoutId=${UID}`);
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('is not there without a checkout', async () => {
    await openGuarded('');
    expect(await screen.findByText('This page could not be found')).toBeVisible();
  });

  it('leads to the booking that was made of it here', async () => {
    const book = booking();
    sessionStorage.setItem(`booked ${UID}`, JSON.stringify(book._id));
    const { address } = await openPage(page, {
      path: '/en/checkout',
      at: `/en/checkout?checkoutId=${UID}`,
      guards: ['checkout-open'],
      answers: { [`GET /outreach/bookings/${book._id}`]: { book } },
    });
    await screen.findByText('Elsewhere');
    expect(address()).toBe(`/en/booking/${book._id}`);
  });
});

it.each(['', 'constructor', 'checkout-closed'])(
  'a route that names the guard "%s" is an error of ours',
  async (name) => {
    await openGuarded(`?checkoutId=${UID}`, [name]);
    expect(await screen.findByRole('heading', { name: 'Unknown middleware' })).toBeVisible();
    expect(screen.getByText('500')).toBeVisible();
  },
);
