import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
import { timelineRoom, timelineStay } from '../../testing/timeline-samples.ts';
import { formatDay, today } from '../../ui/formats.ts';

const PATH = `/owner/${OWNER}/book-manage`;
const day = (n: number) => addDays(today(), n);
const inWords = (n: number) => formatDay(day(n), 'en');
const free = (n: number) =>
  screen.getByRole('gridcell', { name: `Beach room, ${inWords(n)}, free` });

const anna = timelineStay({ checkInDate: day(2), checkOutDate: day(4), amountDue: 500 });
const ROOMS = { rooms: [timelineRoom({ stays: [anna] })] };
const answers = {
  'GET /admin-api/hotels': listed([hotel()]),
  'GET /bookings/timeline': ROOMS,
  [`GET /rooms/${id(50)}/prices`]: { prices: [{ price: 1000 }, { price: 1200 }] },
  [`GET /admin-api/bookings/${id(30)}`]: booking(),
};
const open = (role: 'officer' | 'visitor' = 'officer', more = {}) =>
  openAt(PATH, { user: userOf(role), answers: { ...answers, ...more } });

afterEach(() => vi.unstubAllGlobals());

describe('the timeline', () => {
  it('is asked for a fortnight from today, and has one tab stop', async () => {
    const { user, calls, address } = await open();
    const grid = await screen.findByRole('grid');
    expect(calls.find(({ path }) => path === '/bookings/timeline')?.query).toEqual({
      ...{ hotelId: hotel().id, from: today(), to: day(14) },
    });
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(address()).toContain('days=7'));
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === '/bookings/timeline')?.query.to).toBe(day(7)),
    );
  });

  it('is walked by keys, and Enter opens a stay', async () => {
    const { user, address } = await open();
    await screen.findByRole('grid');
    free(0).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const stay = screen.getByRole('gridcell', {
      name: /^Anna Berg, Beach room, .*Booked, ฿500 due$/,
    });
    expect(stay).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(free(4)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(free(0)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(address()).toBe(`/en${PATH}/${id(30)}`));
  });

  it('chooses free nights by Shift and arrows up to a stay, and books them', async () => {
    const { user, calls } = await open('officer', { 'POST /bookings': { book: booking() } });
    await screen.findByRole('grid');
    free(0).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([free(0), free(1)]);
    expect(screen.getByRole('button', { name: 'Take a booking' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take a booking' }));
    await dialog.findByText('฿2,200');
    await user.click(dialog.getByRole('button', { name: 'Take a booking' }));
    expect(await dialog.findAllByText('Required')).toHaveLength(2);
    await user.type(dialog.getByLabelText('Name'), '🙂');
    expect(await dialog.findByText(/may not print correctly on receipts: .🙂.\./u)).toBeVisible();
    await user.clear(dialog.getByLabelText('Name'));
    await waitFor(() => expect(dialog.queryByText(/may not print/)).toBeNull());
    await user.type(dialog.getByLabelText('Name'), 'Malee');
    await user.type(dialog.getByLabelText('Phone'), '081 234 5678');
    await user.click(dialog.getByRole('button', { name: 'Take a booking' }));
    await screen.findByText('Booking taken');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ roomId: id(50), checkInDate: today(), checkOutDate: day(2), status: 'Booked' },
      ...{ bookingChannel: 'phone', reservedBy: 'Malee', phone: '081 234 5678' },
      ...{ guests: 2, children: 0, expectedTotal: 2200 },
    });
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it('keeps a block that is refused open, and says why', async () => {
    const { user } = await open('officer', {
      'POST /bookings': () => refusal({ status: 409, code: 'room-already-booked' }),
    });
    await screen.findByRole('grid');
    await user.click(free(1));
    await user.click(screen.getByRole('button', { name: 'Block nights' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Block nights' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Somebody else has just booked this room',
    );
  });

  it('is only looked at by a visitor', async () => {
    const { user } = await open('visitor');
    await screen.findByRole('grid');
    await user.click(free(0));
    expect(screen.queryByRole('button', { name: 'Take a booking' })).toBeNull();
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it('is a list by day on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...{ media, matches: media.includes('max-width') },
      ...{ addEventListener() {}, removeEventListener() {} },
      ...{ addListener() {}, removeListener() {} },
    }));
    await open();
    const heading = await screen.findByRole('heading', { name: new RegExp(`${inWords(2)}$`) });
    const item = within(heading.closest('li') ?? document.body);
    item.getByText('0 of 1 free');
    expect(item.getByRole('link', { name: /Anna Berg.*Arrives/ })).toHaveAttribute(
      'href',
      expect.stringContaining(id(30)),
    );
  });

  it('leads to the list, which the address keeps', async () => {
    const { user, address } = await open('officer', {
      'GET /admin-api/bookings': listed([booking()]),
    });
    await user.click(await screen.findByRole('button', { name: 'List' }));
    await screen.findByText('BK-7Q2MX4');
    expect(address()).toContain('view=list');
  });
});
