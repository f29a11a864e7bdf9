import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAt } from '../../testing/open.tsx';
import { HOTEL, id, OWNER, userOf } from '../../testing/samples.ts';

const ROOM = `/admin-api/rooms/${id(40)}`;
const room = {
  ...{ id: id(40), _id: id(40), hotelId: HOTEL, version: 2, units: 3, unitNames: ['101'] },
  ...{ title: { th: 'ห้องริมหาด', en: 'Beach room' }, basePrice: 1500, guests: 2, maxGuests: 3 },
  ...{
    subtitle: { th: '', en: '' },
    description: { th: '', en: '' },
    pictures: [],
    disabled: false,
  },
};

async function open() {
  const opened = await openAt(`/owner/${OWNER}/room-manage/${id(40)}`, {
    user: userOf('owner'),
    answers: { [`GET ${ROOM}`]: room, [`PUT ${ROOM}`]: room },
  });
  const field = await screen.findByRole('combobox', { name: 'Room numbers' });
  const save = async () => opened.user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = () => opened.calls.find(({ method }) => method === 'PUT')?.body;
  const chips = () =>
    [...(field.parentElement?.querySelectorAll('.MuiChip-label') ?? [])].map(
      ({ textContent }) => textContent,
    );
  return { ...opened, field, save, saved, chips };
}

it('names are taken one by one or as a pasted list, each once', async () => {
  const { user, field, save, saved, chips } = await open();
  expect(chips()).toEqual(['101']);
  await user.type(field, ' 102 {Enter}');
  expect(chips()).toEqual(['101', '102']);
  await user.click(field);
  await user.paste('101, 103,');
  await user.tab();
  expect(chips()).toEqual(['101', '102', '103']);
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ unitNames: ['101', '102', '103'] }));
});

it('a name is taken off', async () => {
  const { user, field, save, saved, chips } = await open();
  await user.click(field);
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual([]);
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ unitNames: [] }));
});

it('more names than units are not saved, and the field says why', async () => {
  const { user, field, save, saved } = await open();
  await user.click(field);
  await user.paste('102,103,104');
  await user.tab();
  await save();
  expect(await screen.findByText('There are more names than rooms of this kind')).toBeVisible();
  expect(field).toBeInvalid();
  expect(saved()).toBeUndefined();
});
