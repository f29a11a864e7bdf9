import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAt } from '../../testing/open.tsx';
import { booking, id, OWNER, userOf } from '../../testing/samples.ts';
import { today } from '../../ui/formats.ts';

const BOOKING = id(30);
const PUT = `PUT /bookings/${BOOKING}`;

const event = (revision: number, type: string, given: object = {}) => ({
  ...{ revision, type, position: `place-${revision}`, stream: 's', lane: 'booking' },
  ...{ by: id(9), name: 'Malee' },
  ...{ at: '2026-12-01T03:00:00.000Z', data: {}, undoable: false, undone: false, ...given },
});

const open = (events: readonly object[], answers = {}) =>
  openAt(`/owner/${OWNER}/book-manage/${BOOKING}`, {
    user: userOf('officer'),
    answers: {
      [`GET /admin-api/bookings/${BOOKING}`]: booking({ checkInDate: today() }),
      [`PUT /admin-api/bookings/${BOOKING}`]: booking({ checkInStatus: true, version: 4 }),
      [`GET /bookings/${BOOKING}/history`]: { events, verified: null },
      ...answers,
    },
  });

async function checkIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check in' });
  await user.click(within(dialog).getByRole('button', { name: 'Check in' }));
}
const offer = async () => {
  const places = await screen.findAllByRole('status');
  return places.find((place) => within(place).queryByRole('button', { name: 'Undo' }));
};

describe('after a command', () => {
  it('what the server says can be undone is, by keyboard as well', async () => {
    const opened = await open([event(4, 'GuestArrived', { undoable: true })], {
      [PUT]: { book: booking({}), undo: null, detail: 'Saved' },
    });
    await checkIn(opened);
    await waitFor(async () => expect(await offer()).toBeDefined());
    const place = await offer();
    if (!place) throw new Error('Nothing is offered');
    within(place).getByRole('button', { name: 'Undo' }).focus();
    await opened.user.keyboard('{Enter}');
    await screen.findByText('Undone');
    expect(opened.calls.find(({ path }) => path === `/bookings/${BOOKING}`)?.body).toEqual({
      action: 'undo',
      position: 'place-4',
    });
    await waitFor(async () => expect(await offer()).toBeUndefined());
  });

  it('nothing is offered where the server says that nothing can be undone', async () => {
    await checkIn(await open([event(4, 'GuestArrived')]));
    await screen.findByText('Checked in', { selector: '.MuiSnackbarContent-message' });
    expect(await offer()).toBeUndefined();
  });
});

describe('the history', () => {
  it('strikes out what was undone, and has a button for what may be', async () => {
    const detail = 'The nights were sold to somebody else';
    const { user } = await open(
      [
        event(1, 'GuestArrived', { undone: true }),
        event(2, 'ArrivalUndone'),
        event(3, 'BookingCanceled', { undoable: true }),
      ],
      { [PUT]: () => refusal({ status: 409, code: 'too-late-to-undo', detail }) },
    );
    const struck = await screen.findByText('Checked in', { selector: 's' });
    expect(struck).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo: Canceled' }));
    await screen.findByText(detail);
  });
});
