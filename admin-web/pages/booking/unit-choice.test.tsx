import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, id, OWNER, userOf } from '../../testing/samples.ts';

const PATH = `/owner/${OWNER}/book-manage/${id(30)}`;
const GET = `GET /admin-api/bookings/${id(30)}`;
const PUT = `PUT /admin-api/bookings/${id(30)}`;
const OTHER = booking({ id: id(31), _id: id(31), bookingId: 'BK-OTHER2', unit: '102' });

const open = (answers: object, given = {}, role: 'officer' | 'visitor' = 'officer') =>
  openAt(PATH, {
    user: userOf(role),
    answers: {
      [GET]: booking(given),
      'GET /admin-api/bookings': listed([OTHER]),
      [`GET /bookings/${id(30)}/history`]: { events: [], verified: null },
      ...answers,
    },
  });

it('an officer gives a stay another unit, and sees who has which', async () => {
  const { user, calls } = await open({ [PUT]: booking({ unit: '102' }) });
  await user.click(await screen.findByRole('button', { name: 'Change unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change unit' }));
  await user.click(dialog.getByRole('combobox', { name: /Unit/ }));
  await user.click(await screen.findByRole('option', { name: /102 · BK-OTHER2/ }));
  await user.click(dialog.getByRole('button', { name: 'Change unit' }));
  expect(await screen.findByText('Unit changed')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ action: 'assign-unit', unit: '102' },
    version: 3,
  });
});

it('a refusal says who has it, and the dialog stays open', async () => {
  const taken = () =>
    refusal({
      status: 409,
      code: 'room-already-booked',
      detail: 'BK-OTHER2 has unit 102 on these nights',
      bookings: [{ _id: OTHER._id, bookingId: 'BK-OTHER2' }],
    });
  const { user } = await open({ [PUT]: taken });
  await user.click(await screen.findByRole('button', { name: 'Change unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change unit' }));
  await user.click(dialog.getByRole('button', { name: 'Change unit' }));
  expect(await dialog.findByText('BK-OTHER2 has unit 102 on these nights')).toBeVisible();
});

it('nobody changes it once the guest is in, nor a visitor', async () => {
  await open({}, { checkInStatus: true });
  expect(await screen.findByText('101')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change unit' })).toBeNull();
});
