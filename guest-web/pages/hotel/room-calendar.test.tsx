import type { BookReachJson, DayJson } from '@baanpak/contract/booking/book-reach.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../../testing/open.tsx';
import { dayOfJanuary as day } from '../../testing/samples.ts';
import { RoomCalendar } from './room-calendar.tsx';

const ROOM = { _id: 'room', title: { th: 'ห้องริมหาด', en: 'Beach room' } } as RoomJson;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T05:00:00Z') });
});

/** January, its first ten days free but the night of the 6th. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((date) =>
  day(date, date === 6 ? { status: 'checkOutOnly' } : date === 7 ? { status: 'checkInOnly' } : {}),
);

const FULL = day(10, { status: 'full', unitsLeft: 0 });

const reachOf = (days: readonly DayJson[], to: string): BookReachJson => ({
  roomId: 'room',
  hotelId: 'hotel',
  from: '2027-01-01',
  to,
  days: [...days],
});

const stayOf = (from: number, to: number) => ({
  checkIn: localDate(`2027-01-${String(from).padStart(2, '0')}`),
  checkOut: localDate(`2027-01-${String(to).padStart(2, '0')}`),
});

async function openCalendar(
  days: readonly DayJson[] | undefined,
  to = '2027-01-31',
  stay = stayOf(20, 21),
) {
  const [onAdd, onRetry] = [vi.fn(), vi.fn()];
  const { user } = await open(
    <RoomCalendar
      room={ROOM}
      stay={stay}
      calendar={Promise.resolve(days && reachOf(days, to))}
      onAdd={onAdd}
      onRetry={onRetry}
      onClose={() => {}}
    />,
  );
  await screen.findByText(
    days ? /Please choose a check-in date|Your dates/ : 'The calendar could not be loaded',
  );
  return { user, onAdd, onRetry };
}

const dayButton = (date: number) =>
  screen.getByRole('button', { name: new RegExp(`\\b${date}\\sJanuary\\s2027`) });
const add = () => screen.getByRole('button', { name: /^Add to cart/ });

describe('a room’s calendar', () => {
  it('tells of each day whether it is free, and its price', async () => {
    await openCalendar(DAYS);
    expect(dayButton(2)).toHaveAccessibleName(/, Available, ฿1,500$/);
    expect(dayButton(7)).toHaveAccessibleName(/, Check-in only, ฿1,500$/);
    expect(dayButton(6)).toHaveAccessibleName(/, Check-out only$/);
    expect(dayButton(6)).toBeDisabled();
    expect(dayButton(20)).toBeDisabled();
  });

  it('opens on the stay of the page, marked and ready, where it can be obtained', async () => {
    const { user, onAdd } = await openCalendar(DAYS, '2027-01-31', stayOf(2, 4));
    expect(screen.getByText('Your dates')).toBeVisible();
    expect(screen.getByText('Sat 2 Jan – Mon 4 Jan · 2 nights')).toBeVisible();
    await user.click(add());
    expect(onAdd).toHaveBeenCalledWith(stayOf(2, 4), expect.objectContaining({ totalPrice: 3000 }));
  });

  it('takes two days that make a stay, and tells its price', async () => {
    const { user, onAdd } = await openCalendar(DAYS);
    expect(add()).toBeDisabled();
    await user.click(dayButton(3));
    expect(screen.getByText('Please choose an available check-out date')).toBeVisible();
    await user.click(dayButton(5));
    expect(screen.getByText('Sun 3 Jan – Tue 5 Jan · 2 nights')).toBeVisible();
    await user.click(add());
    expect(onAdd).toHaveBeenCalledWith(
      { checkIn: '2027-01-03', checkOut: '2027-01-05' },
      {
        nights: 2,
        totalPrice: 3000,
        price: 1500,
        unitsLeft: 1,
        nightPrices: [
          { date: '2027-01-03', price: 1500 },
          { date: '2027-01-04', price: 1500 },
        ],
      },
    );
  });

  it('lets one leave on a day whose night is taken, and not beyond', async () => {
    const { user } = await openCalendar(DAYS);
    await user.click(dayButton(4));
    expect([5, 6, 7, 8, 3].map((date) => (dayButton(date) as HTMLButtonElement).disabled)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('draws full, past and unreachable days each in its own way, and keeps prices', async () => {
    const { user } = await openCalendar([day(1, { status: 'past' }), ...DAYS.slice(1), FULL]);
    const closed = (date: number) => dayButton(date).getAttribute('data-closed');
    expect([1, 2, 6, 10].map(closed)).toEqual(['past', null, null, 'full']);
    await user.click(dayButton(3));
    expect([1, 2, 4, 6, 8, 10].map(closed)).toEqual([
      ...['past', 'unreachable', null, null, 'unreachable', 'full'],
    ]);
    expect(dayButton(2)).toHaveAccessibleName(/, Cannot be selected, ฿1,500$/);
    for (const date of [2, 4, 8])
      expect(
        within(dayButton(date)).getByText('', { selector: '[data-note="1,500"]' }),
      ).toBeVisible();
  });

  it('shows on a phone the month of the first day one may leave on', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const days = [day(31), { ...day(1), date: '2027-02-01' }];
    const { user } = await openCalendar(days, '2027-06-30');
    await user.click(dayButton(31));
    expect(screen.getAllByRole('grid')[0]).toHaveAccessibleName('February 2027');
    expect(screen.getByRole('button', { name: /\b1\sFebruary\s2027/ })).toBeEnabled();
  });

  it('keeps the rules of the day one arrives on', async () => {
    const rules = { minStay: 2, maxStay: 3 };
    const { user } = await openCalendar([day(1, rules), day(2), day(3), day(4), day(5)]);
    await user.click(dayButton(1));
    expect([2, 3, 4, 5].map((date) => (dayButton(date) as HTMLButtonElement).disabled)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('forgets what was picked for other dates', async () => {
    const { user } = await openCalendar(DAYS);
    await user.click(dayButton(3));
    await user.click(dayButton(4));
    await user.click(screen.getByRole('button', { name: 'Choose other dates' }));
    expect(add()).toBeDisabled();
    expect(dayButton(7)).toBeEnabled();
  });

  it('can be read again where it could not be', async () => {
    const { user, onRetry } = await openCalendar(undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
