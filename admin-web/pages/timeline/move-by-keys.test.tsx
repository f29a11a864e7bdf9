import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt, presentIn } from '../../testing/open.tsx';
import { booking, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
import { timelineRoom, timelineStay } from '../../testing/timeline-samples.ts';
import { formatDay, today } from '../../ui/formats.ts';

const day = (n: number) => addDays(today(), n);
const inWords = (n: number) => formatDay(day(n), 'en');
const anna = timelineStay({ checkInDate: day(2), checkOutDate: day(4) });
const beo = timelineStay({
  ...{ _id: id(31), reservedBy: 'Beo Lind', status: 'Reserved' },
  ...{ checkInDate: day(5), checkOutDate: day(6) },
  parts: [{ lane: 1, checkInDate: day(5), checkOutDate: day(6) }],
});
const roomWith = (stay = anna) =>
  timelineRoom({
    ...{ units: 2, unitNames: ['101', '102'], unitLabels: ['101', '102'], stays: [stay, beo] },
  });
const PUT = `PUT /bookings/${id(30)}`;
const BOOKED = booking({ roomId: id(50), checkInDate: day(2), checkOutDate: day(4) });

async function open({ role = 'officer' as 'officer' | 'visitor', stay = anna, more = {} } = {}) {
  const opened = await openAt(`/owner/${OWNER}/book-manage`, {
    user: userOf(role),
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/rooms': listed([]),
      'GET /bookings/timeline': { rooms: [roomWith(stay)] },
      [`GET /admin-api/bookings/${id(30)}`]: BOOKED,
      [PUT]: { price: 3200, previousPrice: 3000, due: 200, refund: 0, waits: false },
      ...more,
    },
  });
  const grid = within(await screen.findByRole('grid'));
  const cell = (name: RegExp) => grid.getByRole('gridcell', { name });
  const press = (keys: string) => opened.user.keyboard(keys);
  cell(new RegExp(`101, ${inWords(0)}, free`)).focus();
  await press('{ArrowRight}{ArrowRight}');
  const tabStops = () => screen.getByRole('grid').querySelectorAll('[tabindex="0"]');
  const told = () => screen.getByRole('group', { name: 'Chosen nights' });
  const puts = () => opened.calls.filter(({ method }) => method === 'PUT');
  return { ...opened, cell, anna: () => cell(/^Anna Berg/), press, tabStops, told, puts };
}

describe('a stay moved by keyboard', () => {
  it('goes where the arrows say, in sight and in words, and Enter asks as a drop does', async () => {
    const { anna: stay, press, tabStops, told, puts, calls } = await open();
    expect(stay()).toHaveAttribute('aria-keyshortcuts', 'M');
    await press('m');
    expect(screen.getByTestId('ghost')).toHaveStyle({ gridColumn: '4 / span 2' });
    expect(told()).toHaveTextContent(/Moving Anna Berg.*Beach room 101.*Escape to cancel/);
    await press('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(screen.getByTestId('ghost')).toHaveStyle({ gridColumn: '6 / span 2' });
    expect(told()).toHaveTextContent(
      `Beach room 102 · ${inWords(4)} – ${inWords(6)} · 2 nights · taken by Beo Lind`,
    );
    await press('{ArrowUp}');
    expect(told()).not.toHaveTextContent('Beo Lind');
    expect(tabStops()).toHaveLength(1);
    await waitFor(() => expect(presentIn(calls).at(-1)).toBe(`${id(30)}:moves`));
    await press('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change dates or room' }));
    expect(await dialog.findByText('from ฿3,000 to ฿3,200')).toBeVisible();
    expect(puts()[0]).toMatchObject({
      query: { preview: 'true' },
      body: { roomId: id(50), checkInDate: day(4), checkOutDate: day(6), version: 3 },
    });
  });

  it('is given up by Escape, also a page further on, and the stay has the focus again', async () => {
    const { anna: stay, press, puts, address } = await open();
    await press('m{PageDown}{ArrowRight}');
    await waitFor(() => expect(address()).toContain(`from=${day(14)}`));
    await press('{Escape}');
    await waitFor(() => expect(address()).toContain(`from=${today()}`));
    await waitFor(() => expect(stay()).toHaveFocus());
    expect(screen.queryByTestId('ghost')).toBeNull();
    expect(puts()).toEqual([]);
  });

  it('is given up in the dialog, too', async () => {
    const { anna: stay, press, user } = await open();
    await press('m{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change dates or room' }));
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(stay()).toHaveFocus());
    expect(screen.queryByTestId('ghost')).toBeNull();
  });

  it('has the focus where it lies once it is moved', async () => {
    const moved = timelineStay({ checkInDate: day(3), checkOutDate: day(5), version: 4 });
    let now = anna;
    const {
      anna: stay,
      press,
      user,
    } = await open({
      more: {
        'GET /bookings/timeline': () => ({ rooms: [roomWith(now)] }),
        [`PUT /admin-api/bookings/${id(30)}`]: () => {
          now = moved;
          return { ...BOOKED, checkInDate: day(3), checkOutDate: day(5), version: 4 };
        },
      },
    });
    await press('{ArrowRight}{ArrowLeft}m{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change dates or room' }));
    const move = dialog.getByRole('button', { name: 'Move the stay' });
    await waitFor(() => expect(move).toBeEnabled());
    await user.click(move);
    await waitFor(() => expect(stay().dataset.at).toBe('3'));
    await waitFor(() => expect(stay()).toHaveFocus());
  });

  it('to another unit is there at once', async () => {
    const { press, puts } = await open();
    await press('m{ArrowDown}{Enter}');
    expect(await screen.findByText('Unit changed')).toBeVisible();
    expect(puts()[0]?.body).toEqual({ action: 'assign-unit', unit: '102', version: 3 });
    expect(screen.queryByTestId('ghost')).toBeNull();
  });

  it('begins when it began, once its guest is there', async () => {
    const { press, told } = await open({ stay: { ...anna, checkInStatus: true } });
    await press('m{ArrowRight}{ArrowDown}');
    expect(told()).toHaveTextContent(`Beach room 102 · ${inWords(2)} – ${inWords(4)}`);
  });

  it('is let go by Tab and by a click elsewhere', async () => {
    const { anna: stay, press, cell, user } = await open();
    await press('m{ArrowRight}');
    await user.tab();
    expect(screen.queryByTestId('ghost')).toBeNull();
    stay().focus();
    await press('m');
    expect(screen.getByTestId('ghost')).toBeVisible();
    await user.click(cell(new RegExp(`101, ${inWords(8)}, free`)));
    expect(screen.queryByTestId('ghost')).toBeNull();
  });
});

describe('what is not moved by keyboard', () => {
  it('is a hold', async () => {
    const { cell, press } = await open();
    const hold = cell(/^Beo Lind/);
    expect(hold).not.toHaveAttribute('aria-keyshortcuts');
    await press('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(hold).toHaveFocus();
    await press('m');
    expect(screen.queryByTestId('ghost')).toBeNull();
  });

  it('is any stay, for a visitor', async () => {
    const { anna: stay, press } = await open({ role: 'visitor' });
    expect(stay()).not.toHaveAttribute('aria-keyshortcuts');
    await press('m');
    expect(screen.queryByTestId('ghost')).toBeNull();
  });
});
