import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { checkout } from '../../testing/samples.ts';
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

const counter = (name: string) => screen.getByRole('group', { name });
const counted = (name: string) => within(counter(name)).getByRole('status').textContent;
const press = (name: string, button: 'More' | 'Fewer') =>
  within(counter(name)).getByRole('button', { name: button });
const next = () => screen.getByRole('button', { name: 'Next: your details' });
const sent = (calls: Awaited<ReturnType<typeof openForm>>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('who comes along', () => {
  it('is at most whom the room takes, and no number lowers another', async () => {
    const { user } = await openForm();
    expect(counter('Adults')).toHaveAccessibleDescription(/up to 3, including children/);
    await user.click(press('Children (under 12)', 'More'));
    expect(counted('Adults')).toBe('2');
    expect(press('Children (under 12)', 'More')).toBeDisabled();
    expect(press('Adults', 'More')).toBeDisabled();
    await user.click(press('Adults', 'Fewer'));
    expect([counted('Adults'), counted('Children (under 12)')]).toEqual(['1', '1']);
    expect(press('Adults', 'Fewer')).toBeDisabled();
    await user.click(press('Children (under 12)', 'More'));
    expect(counted('Children (under 12)')).toBe('2');
  });

  it.each([
    ['Children (under 12)', 'Children cannot stay in this room'],
    ['Pets', 'Pets are not allowed in this room'],
  ])('has none of %s where the room takes none, which it says', async (name, reason) => {
    const closed = { kidsAllowed: false, petsAllowed: false };
    await openWith({ room: closed });
    expect(press(name, 'More')).toBeDisabled();
    expect(counter(name)).toHaveAccessibleDescription(reason);
  });

  it('is who was searched for', async () => {
    await openWith({ stay: { guests: 3, children: 1, pets: 2 } });
    expect(['Adults', 'Children (under 12)', 'Pets'].map(counted)).toEqual(['2', '1', '2']);
  });

  const openWith = ({ room = {}, stay = {} }: Readonly<{ room?: object; stay?: object }>) => {
    const checkouts = CHOSEN.checkouts.map((each) => ({
      ...each,
      ...stay,
      room: { ...each.room, ...room },
    }));
    return openForm({
      [`GET /outreach/bookings/checkout/${CHOSEN.uid}`]: { data: { ...CHOSEN, checkouts } },
    });
  };
  const breakfast = () => screen.queryByRole('checkbox', { name: /Breakfast/ });

  it('has breakfast in the price where the room has, with nothing to choose', async () => {
    await openWith({ room: { breakfast: 'included' } });
    expect(screen.getByText('Breakfast is included')).toBeVisible();
    expect(breakfast()).toBeNull();
  });

  it('asks for breakfast where it can be obtained', async () => {
    const { user, calls } = await openWith({ room: { breakfast: 'on-request' } });
    await user.click(screen.getByRole('checkbox', { name: /Breakfast/ }));
    await user.click(next());
    await screen.findByText('Elsewhere');
    expect(sent(calls)).toMatchObject([{ checkouts: [{ breakfast: true }] }]);
  });

  it('is offered no breakfast where there is none', async () => {
    await openWith({ room: { breakfast: null } });
    expect(screen.queryByText(/breakfast/i)).toBeNull();
    expect(breakfast()).toBeNull();
  });

  it('makes the next checkout, which the page goes on with', async () => {
    const { user, calls, address } = await openForm();
    await user.click(press('Adults', 'Fewer'));
    await user.click(press('Children (under 12)', 'More'));
    await user.click(press('Children (under 12)', 'More'));
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
    await user.click(press('Adults', 'More'));
    await user.click(next());
    await screen.findByRole('alert');
    expect(counted('Adults')).toBe('3');
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
