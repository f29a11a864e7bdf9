import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { HOTEL, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
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
