import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, hotel, id, OWNER, userOf } from '../../testing/samples.ts';

it('marks what is due of a stay that is certain, and of no other', async () => {
  const owed = (n: number, given: object) => booking({ id: id(n), amountDue: 620 + n, ...given });
  await openAt(`/owner/${OWNER}/book-manage?view=list`, {
    user: userOf('officer'),
    answers: {
      'GET /admin-api/bookings': listed([
        owed(1, {}),
        owed(2, { status: 'Completed' }),
        owed(3, { status: 'Reserved' }),
        owed(4, { amountDue: -50 }),
      ]),
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/rooms': listed([]),
    },
  });
  await screen.findByText('฿621 due');
  const marks = screen.getAllByText(/^฿.* due$/).map(({ textContent }) => textContent);
  expect(marks).toEqual(['฿621 due', '฿622 due']);
});

it('is cut down to a room that is found by a part of its title, and to a channel', async () => {
  const room = { id: id(40), title: { th: 'ห้องริมหาด', en: 'Beach room' } };
  const { user, calls } = await openAt(`/owner/${OWNER}/book-manage?view=list`, {
    user: userOf('officer'),
    answers: {
      'GET /admin-api/bookings': listed([booking()]),
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /admin-api/rooms': listed([room]),
    },
  });
  const asked = (resource: string) => {
    const call = calls.findLast(({ path }) => path === `/admin-api/${resource}`);
    return JSON.parse(call?.query.filter ?? '{}');
  };
  await user.type(await screen.findByRole('combobox', { name: 'Room' }), 'bea');
  await waitFor(() => expect(asked('rooms')).toMatchObject({ q: 'bea', ownerId: OWNER }));
  await user.click(await screen.findByRole('option', { name: 'Beach room' }));
  await waitFor(() => expect(asked('bookings')).toMatchObject({ roomId: id(40) }));
  await user.click(screen.getByRole('combobox', { name: 'Channel' }));
  await user.click(await screen.findByRole('option', { name: 'Walk-in' }));
  await waitFor(() =>
    expect(asked('bookings')).toMatchObject({ roomId: id(40), bookingChannel: ['walk-in'] }),
  );
});
