import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shell/api/records.ts';
import { openAt } from '../../testing/open.tsx';
import { booking, id, OWNER, userOf } from '../../testing/samples.ts';

const PATH = `/owner/${OWNER}/book-manage/${id(30)}`;
const GET = `GET /admin-api/bookings/${id(30)}`;
const PUT = `PUT /admin-api/bookings/${id(30)}`;
const MINIBAR = {
  id: id(50),
  text: 'Minibar',
  amount: 120,
  at: '2026-12-25T03:00:00.000Z',
  by: id(9),
};
const OWED = { paymentStatus: 'pending', totalReceived: 500, amountDue: 2620 } as const;

const open = (given: Partial<Booking>, role: Role = 'officer', answers = {}) =>
  openAt(PATH, {
    user: userOf(role),
    answers: {
      [GET]: booking(given),
      [`GET /bookings/${id(30)}/history`]: { events: [], verified: null },
      ...answers,
    },
  });
const bill = async () => within(await screen.findByRole('region', { name: /Bill/ }));

describe('the bill of a stay', () => {
  it('takes a part of what is due, by card terminal, and shows what is left', async () => {
    let now = booking({ ...OWED, charges: [MINIBAR] });
    const { user, calls } = await open({}, 'officer', {
      [GET]: () => now,
      [PUT]: () => {
        now = booking({ ...OWED, amountDue: 1620, version: 4 });
        return now;
      },
    });
    expect((await bill()).getByText('฿2,620')).toBeVisible();
    await user.click((await bill()).getByRole('button', { name: 'Take payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take payment' }));
    await user.click(dialog.getByRole('combobox', { name: 'Payment method' }));
    await user.click(await screen.findByRole('option', { name: 'Card terminal' }));
    const amount = dialog.getByRole('spinbutton', { name: /Amount/ });
    expect(amount).toHaveValue(2620);
    fireEvent.change(amount, { target: { value: '2621' } });
    await user.click(dialog.getByRole('button', { name: 'Take payment' }));
    expect(await dialog.findByText(/At most ฿2,620/)).toBeVisible();
    fireEvent.change(amount, { target: { value: '1000' } });
    await user.click(dialog.getByRole('button', { name: 'Take payment' }));
    expect(await screen.findByText('฿1,620')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ action: 'record-payment', method: 'card-terminal', amount: 1000 },
      version: 3,
    });
  });

  it('takes an extra by a usual word, and asks before one is removed', async () => {
    const { user, calls } = await open({ charges: [MINIBAR] }, 'officer', {
      [PUT]: () => booking({ charges: [MINIBAR], version: 4 }),
    });
    await user.click((await bill()).getByRole('button', { name: 'Add an extra' }));
    const added = within(await screen.findByRole('dialog', { name: 'Add an extra' }));
    await user.click(added.getByRole('button', { name: 'Add an extra' }));
    expect(await added.findAllByText('Required')).toHaveLength(2);
    await user.click(added.getByRole('button', { name: 'Late check-out' }));
    fireEvent.change(added.getByRole('spinbutton', { name: /Amount/ }), {
      target: { value: '400' },
    });
    await user.click(added.getByRole('button', { name: 'Add an extra' }));
    await user.click((await bill()).getByRole('button', { name: 'Remove Minibar' }));
    const removed = within(await screen.findByRole('dialog', { name: 'Remove the extra' }));
    await user.click(removed.getByRole('button', { name: 'Remove the extra' }));
    await expect
      .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toMatchObject([
        { action: 'add-charge', text: 'Late check-out', amount: 400 },
        { action: 'remove-charge', chargeId: MINIBAR.id },
      ]);
  });

  it('stays open with the server’s words where it is refused', async () => {
    const { user } = await open(OWED, 'officer', {
      [PUT]: () =>
        refusal({ status: 409, code: 'payment-in-progress', detail: 'A payment is under way' }),
    });
    await user.click((await bill()).getByRole('button', { name: 'Take payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take payment' }));
    await user.click(dialog.getByRole('button', { name: 'Take payment' }));
    expect(await dialog.findByText('A payment is under way')).toBeVisible();
  });

  it('is only read by a visitor, and takes no money where nothing is due', async () => {
    await open({ ...OWED, charges: [MINIBAR] }, 'visitor');
    expect((await bill()).getByText('Minibar')).toBeVisible();
    expect((await bill()).queryByRole('button')).toBeNull();
  });

  it('is spoken of when the guest is checked out, who may leave all the same', async () => {
    const { user, calls } = await open({ ...OWED, checkInStatus: true }, 'officer', {
      [PUT]: () => booking({ ...OWED, checkInStatus: true, checkOutStatus: true, version: 4 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('฿2,620 is still due');
    await user.click(dialog.getByRole('button', { name: 'Check out' }));
    await expect
      .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
      .toMatchObject({ action: 'check-out' });
  });

  it('asks of a guest who leaves early what becomes of the nights left', async () => {
    const stay = { checkInDate: '2099-01-01', checkOutDate: '2099-01-04', checkInStatus: true };
    const { user, calls } = await open(stay, 'officer', { [PUT]: () => booking(stay) });
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
    expect(dialog.getByText(/^The nights from 2 Jan 2099 on go back on sale/)).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: /^Charge only the nights stayed/ }));
    await user.click(dialog.getByRole('button', { name: 'Check out' }));
    await expect
      .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
      .toMatchObject({ action: 'check-out', reprice: true });
  });

  it('says what is due of a guest who is here', async () => {
    await open({ ...OWED, checkInStatus: true });
    expect(await screen.findByText('฿2,620 is still due')).toBeVisible();
  });
});
