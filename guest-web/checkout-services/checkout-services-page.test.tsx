import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, refusal } from '../testing/api-in-tests.ts';
import { openPage } from '../testing/open.tsx';
import { checkout } from '../testing/samples.ts';
import * as page from './checkout-services-page.tsx';

const CHOSEN = checkout();
const OPEN = 'POST /outreach/bookings/checkout';
const NEXT = '00000000-0000-4000-8000-000000000099';

const openForm = (answers: Answers = {}) =>
  openPage(page, {
    path: '/en/hotel/:slug/checkout-services',
    at: `/en/hotel/talay/checkout-services?checkoutId=${CHOSEN.uid}`,
    answers: {
      [`GET /outreach/bookings/checkout/${CHOSEN.uid}`]: { data: CHOSEN },
      [OPEN]: { data: checkout({ uid: NEXT }) },
      ...answers,
    },
  });

const counted = (name: RegExp) => screen.getByRole('combobox', { name });
const choicesOf = (name: RegExp) =>
  within(counted(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const next = () => screen.getByRole('button', { name: 'Next' });
const sent = (calls: Awaited<ReturnType<typeof openForm>>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('who comes along', () => {
  it('is at most whom the room takes, with an adult to every child', async () => {
    const { user } = await openForm();
    expect(choicesOf(/^Guests/)).toEqual(['1', '2', '3']);
    await user.selectOptions(counted(/^Guests/), '1');
    expect(choicesOf(/^Children/)).toEqual(['0']);
    await user.selectOptions(counted(/^Guests/), '3');
    expect(choicesOf(/^Children/)).toEqual(['0', '1', '2']);
  });

  it('is no pet where the room takes none', async () => {
    await openForm();
    expect(choicesOf(/^Pets/)).toEqual(['0']);
    expect(counted(/^Pets/)).toHaveAccessibleDescription('Pets are not allowed in this room');
  });

  const openWith = (breakfast: 'included' | 'on-request' | null) => {
    const checkouts = CHOSEN.checkouts.map((stay) => ({
      ...stay,
      room: { ...stay.room, breakfast },
    }));
    return openForm({
      [`GET /outreach/bookings/checkout/${CHOSEN.uid}`]: { data: { ...CHOSEN, checkouts } },
    });
  };
  const breakfast = () => screen.queryByRole('checkbox', { name: /Breakfast/ });

  it('has breakfast in the price where the room has, with nothing to choose', async () => {
    await openWith('included');
    expect(screen.getByText('Breakfast is included')).toBeVisible();
    expect(breakfast()).toBeNull();
  });

  it('asks for breakfast where it can be had', async () => {
    const { user, calls } = await openWith('on-request');
    await user.click(screen.getByRole('checkbox', { name: /Breakfast/ }));
    await user.click(next());
    await screen.findByText('Elsewhere');
    expect(sent(calls)).toMatchObject([{ checkouts: [{ breakfast: true }] }]);
  });

  it('is offered no breakfast where there is none', async () => {
    await openWith(null);
    expect(screen.queryByText(/breakfast/i)).toBeNull();
    expect(breakfast()).toBeNull();
  });

  it('makes the next checkout, which the page goes on with', async () => {
    const { user, calls, address } = await openForm();
    await user.selectOptions(counted(/^Guests/), '3');
    await user.selectOptions(counted(/^Children/), '2');
    await user.type(screen.getByRole('textbox'), ' A cot, please ');
    await user.click(next());
    await screen.findByText('Elsewhere');
    expect(sent(calls)).toMatchObject([
      { checkouts: [{ guests: 3, children: 2, note: 'A cot, please' }] },
    ]);
    expect(address()).toContain(`checkoutId=${NEXT}`);
  });

  it('stays as chosen where the server says no', async () => {
    const { user } = await openForm({
      [OPEN]: () => refusal({ status: 503, code: 'busy' }),
    });
    await user.selectOptions(counted(/^Guests/), '3');
    await user.click(next());
    await screen.findByRole('alert');
    expect(counted(/^Guests/)).toHaveValue('3');
    expect(next()).toBeEnabled();
  });
});

it('is led back to the main page where another guest was quicker', async () => {
  const taken = refusal({ status: 409, code: 'room-already-booked' });
  const { user, address } = await openForm({ [OPEN]: taken });
  await user.click(next());
  await screen.findByRole('alertdialog', { name: /This room is already booked/ });
  await user.click(screen.getByRole('button', { name: 'Return to main page' }));
  await screen.findByText('Elsewhere');
  expect(address()).toBe('/en');
});
