import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { type Call, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listed, openAt, presentIn } from '../../testing/open.tsx';
import { booking, hotel, id, OWNER, userOf } from '../../testing/samples.ts';
import { timelineRoom, timelineStay } from '../../testing/timeline-samples.ts';
import { today } from '../../ui/formats.ts';

const day = (n: number) => addDays(today(), n);
const anna = timelineStay({ checkInDate: day(2), checkOutDate: day(4) });
const room = timelineRoom({
  ...{ units: 2, unitNames: ['101', '102'], unitLabels: ['101', '102'], stays: [anna] },
});
const PUT = `PUT /bookings/${id(30)}`;
const outcome = { price: 3200, previousPrice: 3000, due: 200, refund: 0, waits: false };

async function open(role: 'officer' | 'visitor' = 'officer', more = {}) {
  const opened = await openAt(`/owner/${OWNER}/book-manage`, {
    user: userOf(role),
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/rooms': listed([]),
      'GET /bookings/timeline': { rooms: [room] },
      [`GET /admin-api/bookings/${id(30)}`]: booking({
        ...{ roomId: room.roomId, checkInDate: day(2), checkOutDate: day(4) },
      }),
      [PUT]: outcome,
      ...more,
    },
  });
  const grid = within(await screen.findByRole('grid'));
  const stay = () => grid.getByRole('gridcell', { name: /^Anna Berg/ });
  const free = (unit: string, n: number) => {
    const cell = grid
      .getAllByRole('gridcell', { name: new RegExp(`Beach room ${unit}, .*free$`) })
      .find(({ dataset }) => Number(dataset.at) === n);
    if (!cell) throw new Error(`Nothing is free in ${unit} on day ${n}`);
    return cell;
  };
  const drag = (over: HTMLElement) => {
    fireEvent.pointerDown(stay(), { button: 0, buttons: 1, pointerType: 'mouse' });
    fireEvent.pointerMove(over, { buttons: 1, pointerType: 'mouse' });
  };
  const drop = (over: HTMLElement) => fireEvent.pointerUp(over, { pointerType: 'mouse' });
  return { ...opened, stay, free, drag, drop };
}

async function moveTo(user: UserEvent, drag: () => void, drop: () => void) {
  drag();
  drop();
  const dialog = within(await screen.findByRole('dialog', { name: 'Change dates or room' }));
  expect(dialog.getByText('To unit 102, if it is free')).toBeVisible();
  const move = dialog.getByRole('button', { name: 'Move the stay' });
  await waitFor(() => expect(move).toBeEnabled());
  await user.click(move);
}

describe('a stay dragged over the timeline', () => {
  it('is moved to other nights once a dialog said what that comes to', async () => {
    const { calls, free, drag, drop } = await open();
    drag(free('101', 6));
    expect(screen.getByTestId('ghost')).toHaveStyle({ gridColumn: '8 / span 2' });
    await waitFor(() => expect(presentIn(calls).at(-1)).toBe(`${id(30)}:moves`));
    drop(free('101', 6));
    expect(screen.queryByTestId('ghost')).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Change dates or room' }));
    expect(await dialog.findByText('from ฿3,000 to ฿3,200')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      query: { preview: 'true' },
      body: { roomId: id(50), checkInDate: day(6), checkOutDate: day(8), version: 3 },
    });
  });

  it('to other nights of a named unit is given that one once it is moved', async () => {
    const { calls, user, free, drag, drop } = await open('officer', {
      [PUT]: ({ query }: Call) => (query.preview === 'true' ? outcome : { book: {} }),
      [`PUT /admin-api/bookings/${id(30)}`]: booking({ version: 4 }),
    });
    await moveTo(
      user,
      () => drag(free('102', 6)),
      () => drop(free('102', 6)),
    );
    expect(await screen.findByText('Stay moved')).toBeVisible();
    const sent = calls.filter(({ method, query }) => method === 'PUT' && !query.preview);
    expect(sent.map(({ body }) => body)).toEqual([
      { checkInDate: day(6), checkOutDate: day(8), version: 3 },
      { action: 'assign-unit', unit: '102', version: 4 },
    ]);
  });

  it('is told to have moved without the unit that others have', async () => {
    const detail = 'BK-OTHER2 has unit 102 on these nights';
    const bookings = [{ _id: id(31), bookingId: 'BK-OTHER2' }];
    const { user, free, drag, drop } = await open('officer', {
      [PUT]: ({ query }: Call) =>
        query.preview === 'true'
          ? outcome
          : refusal({ status: 409, code: 'room-already-booked', detail, bookings }),
      [`PUT /admin-api/bookings/${id(30)}`]: booking({ version: 4 }),
    });
    await moveTo(
      user,
      () => drag(free('102', 6)),
      () => drop(free('102', 6)),
    );
    expect(
      await screen.findByText(`The stay was moved, but could not be given unit 102: ${detail}`),
    ).toBeVisible();
  });

  it('to another unit is there at once', async () => {
    const { calls, free, drag, drop } = await open();
    drag(free('102', 2));
    drop(free('102', 2));
    expect(await screen.findByText('Unit changed')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ action: 'assign-unit', unit: '102', version: 3 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to a unit that is refused stays, and says why', async () => {
    const detail = 'This unit is taken';
    const { free, drag, drop } = await open('officer', {
      [PUT]: () => refusal({ status: 409, code: 'unit-taken', detail }),
    });
    drag(free('102', 2));
    drop(free('102', 2));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('is given up by Escape, and not opened by letting go', async () => {
    const { calls, user, stay, free, drag, drop, address } = await open();
    drag(free('102', 5));
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('ghost')).toBeNull();
    drop(free('102', 5));
    fireEvent.click(stay());
    expect(address()).not.toContain(id(30));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('stays where it is for a visitor', async () => {
    const { free, drag } = await open('visitor');
    drag(free('102', 5));
    expect(screen.queryByTestId('ghost')).toBeNull();
  });
});
