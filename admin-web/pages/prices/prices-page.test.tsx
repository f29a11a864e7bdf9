import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { HOTEL, historyEvent, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
import { formatDay, today } from '../../ui/formats.ts';

/** A device that can be turned. */
function tablet() {
  const told = new Set<() => void>();
  let isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ media: query, onchange: null },
    get matches() {
      return isWide && query.includes('900px');
    },
    addEventListener: (_: string, change: () => void) => told.add(change),
    removeEventListener: (_: string, change: () => void) => told.delete(change),
  }));
  return (wide: boolean) =>
    act(() => {
      isWide = wide;
      for (const change of told) change();
    });
}

const room = (n: number, title: string) => ({
  ...{ id: id(n), _id: id(n), hotelId: HOTEL, title: { th: title, en: title } },
});

it('keeps the days and the room that were chosen when a tablet is turned', async () => {
  const turn = tablet();
  const { user } = await openAt(`/owner/${OWNER}/room-manage/prices`, {
    user: userOf('owner'),
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/rooms': listed([room(11, 'Garden'), room(12, 'Attic')]),
      [`GET /rooms/${id(11)}/prices`]: { prices: [], paints: [] },
      [`GET /rooms/${id(12)}/prices`]: { prices: [], paints: [] },
      [`GET /outreach/bookings/rooms/${HOTEL}`]: { bookReaches: [] },
    },
  });
  const day = (n: number) => formatDay(addDays(localDate(today()), n), 'en');
  const cellOf = (name: string, n: number) =>
    screen.findByRole('gridcell', { name: new RegExp(`^${name}, ${day(n)},`) });
  await user.click(await cellOf('Attic', 0));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  turn(false);
  expect(await cellOf('Attic', 0)).toHaveAttribute('aria-selected', 'true');
  turn(true);
  expect(await cellOf('Attic', 1)).toHaveAttribute('aria-selected', 'true');
  expect(await cellOf('Garden', 1)).toHaveAttribute('aria-selected', 'false');
});

it('opens at the day it was at the moment as of which it is shown', async () => {
  tablet();
  const at = '2026-03-20T18:00:00.000Z'; // the 21st in Bangkok
  const list = (name: string, records: readonly object[]) => () =>
    Response.json({ [name]: records, total: records.length, page: 1, perPage: 25, at: 'x' });
  const { user } = await openAt(`/owner/${OWNER}/room-manage/prices?at=${at}`, {
    user: userOf('owner'),
    answers: {
      'GET /hotels': list('hotels', [hotel()]),
      'GET /rooms': list('rooms', [room(11, 'Garden')]),
      [`GET /rooms/${id(11)}/prices`]: { prices: [], paints: [] },
    },
  });
  const day = formatDay(localDate('2026-03-21'), 'en');
  const cell = () => screen.findByRole('gridcell', { name: new RegExp(`^Garden, ${day},`) });
  expect(await cell()).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('button', { name: 'Earlier days' }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await cell()).toHaveAttribute('tabindex', '0');
});

const NIGHT = today();
const SET = historyEvent(7, {
  ...{ lane: 'room', type: 'DaysPainted', sentence: 'Nok set the price.', by: id(62), name: 'Nok' },
  data: { days: [{ date: NIGHT, from: 150_000, to: 289_000 }] },
});
const ADDED = historyEvent(1, { lane: 'room', sentence: 'Nok added the room.', name: 'Nok' });

const openPrices = (role: Role) =>
  openAt(`/owner/${OWNER}/room-manage/prices`, {
    user: userOf(role),
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/rooms': listed([room(11, 'Garden')]),
      [`GET /rooms/${id(11)}/prices`]: {
        paints: [],
        prices: [{ date: NIGHT, price: 2890, minStay: null, maxStay: null, closed: false }],
      },
      [`GET /outreach/bookings/rooms/${HOTEL}`]: { bookReaches: [] },
      [`GET /rooms/${id(11)}/history`]: { events: [SET, ADDED], more: false, page: 1, perPage: 10 },
    },
  });

it('says who set the price of a day, from what to what and when, by keyboard and by press', async () => {
  tablet();
  const { user, calls } = await openPrices('auditor');
  const cell = await screen.findByRole('gridcell', {
    name: new RegExp(`^Garden, ${formatDay(NIGHT, 'en')}, ฿2,890`),
  });
  cell.focus();
  await user.keyboard('i');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who set this price?' }));
  expect(await dialog.findByText('฿1,500 → ฿2,890')).toBeVisible();
  expect(dialog.getAllByText(/^Nok ·/).length).toBe(2);
  expect(dialog.getByText('Nok added the room.')).toBeVisible();
  const [link] = dialog.getAllByRole('link', { name: 'In the history: 1 Dec 2026, 10:00' });
  expect(link).toHaveAttribute(
    'href',
    `/en/owner/${OWNER}/room-manage/${id(11)}/history?event=${SET.id}&to=2026-12-01`,
  );
  expect(calls.find(({ path }) => path === `/rooms/${id(11)}/history`)?.query.day).toBe(NIGHT);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Who set this price?' }));
  await screen.findByRole('dialog', { name: 'Who set this price?' });
});

it('does not offer to say who set a price to who may not read histories', async () => {
  tablet();
  await openPrices('visitor');
  await screen.findByRole('gridcell', { name: /฿2,890/ });
  expect(screen.queryByRole('button', { name: 'Who set this price?', hidden: true })).toBeNull();
});
