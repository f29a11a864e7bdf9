import '@testing-library/jest-dom/vitest';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { Room } from '../../shell/api/records.ts';
import { openI18n } from '../../shell/i18n/i18n.ts';
import { laterEn } from '../../shell/i18n/later.en.ts';
import { TEXTS } from '../../shell/i18n/texts.ts';
import { daysFrom, selectionAfter, selectionAt } from './cell-selection.ts';
import type { ShownRoom } from './day-prices.ts';
import { PriceGrid } from './price-grid.tsx';

const FIRST = localDate('2027-03-01');
const days = daysFrom(FIRST, false);
const said = { minStay: null, maxStay: null, closedToArrival: false, closedToDeparture: false };
const shownRoom = (name: string): ShownRoom => ({
  room: { id: name } as Room,
  days: new Map(
    days.map((date) => [date, { date, price: 1500, ...said, closed: date === addDays(FIRST, 9) }]),
  ),
  left: new Map([[FIRST, 3]]),
  paints: [],
});
const ROOMS = [shownRoom('Garden'), shownRoom('Attic')];

function Grid({ onChosen }: Readonly<{ onChosen: () => void }>) {
  const start = selectionAt({ room: 0, day: FIRST });
  const [painting, onPaint] = useReducer(selectionAfter, start);
  const nameOf = ({ id }: Room) => id;
  return (
    <PriceGrid
      {...{ label: 'Prices', language: 'en', rooms: ROOMS, isMonth: false, today: FIRST }}
      {...{ days, painting, onPaint, onChosen, nameOf }}
    />
  );
}

async function open() {
  const onChosen = vi.fn();
  const { texts, ra } = await TEXTS.en();
  const i18n = openI18n('en', texts, ra);
  i18n.addResourceBundle('en', 'staff', laterEn, true);
  render(
    <I18nextProvider i18n={i18n}>
      <Grid onChosen={onChosen} />
    </I18nextProvider>,
  );
  return onChosen;
}

const cellOf = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const selected = () =>
  screen
    .getAllByRole('gridcell', { selected: true })
    .map(({ textContent }) => textContent?.split(', ').slice(0, 2).join(' '));
const mouse = { pointerType: 'mouse', button: 0, buttons: 1 };

describe('the grid of prices', () => {
  it('says of each day what it costs, its rules and the units left', async () => {
    await open();
    expect(cellOf('Garden, 1 Mar 2027')).toHaveAccessibleName('Garden, 1 Mar 2027, ฿1,500, 3 left');
    expect(cellOf('Attic, 10 Mar 2027')).toHaveAccessibleName('Attic, 10 Mar 2027, ฿1,500, Closed');
  });

  it('is painted over by dragging, over several rooms', async () => {
    await open();
    fireEvent.pointerDown(cellOf('Garden, 3 Mar 2027'), mouse);
    fireEvent.pointerOver(cellOf('Attic, 4 Mar 2027'), mouse);
    fireEvent.pointerOver(cellOf('Attic, 6 Mar 2027'), { ...mouse, buttons: 0 });
    expect(selected()).toEqual([
      ...['Garden 3 Mar 2027', 'Garden 4 Mar 2027', 'Attic 3 Mar 2027', 'Attic 4 Mar 2027'],
    ]);
  });

  it('is painted over by touching the first day and the last', async () => {
    await open();
    fireEvent.pointerUp(cellOf('Attic, 3 Mar 2027'), { pointerType: 'touch' });
    fireEvent.pointerUp(cellOf('Attic, 5 Mar 2027'), { pointerType: 'touch' });
    expect(selected()).toEqual(['Attic 3 Mar 2027', 'Attic 4 Mar 2027', 'Attic 5 Mar 2027']);
  });

  it('is painted over by keyboard: one day takes the focus, shift extends, Enter goes on', async () => {
    const onChosen = await open();
    const user = userEvent.setup();
    await user.tab();
    expect(cellOf('Garden, 1 Mar 2027')).toHaveFocus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(cellOf('Attic, 3 Mar 2027')).toHaveFocus();
    expect(selected()).toEqual([
      ...['Garden 2 Mar 2027', 'Garden 3 Mar 2027', 'Attic 2 Mar 2027', 'Attic 3 Mar 2027'],
    ]);
    await user.keyboard('{Enter}');
    expect(onChosen).toHaveBeenCalledOnce();
  });
});
