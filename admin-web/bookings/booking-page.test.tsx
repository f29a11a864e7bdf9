import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { refusal } from '@baanpak/guest-web/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAt } from '../testing/open.tsx';
import { booking, id, OWNER, refund, userOf } from '../testing/samples.ts';
import { today } from '../ui/dates.ts';
import type { Booking } from './booking.ts';

const PATH = `/owner/${OWNER}/book-manage/${id(30)}`;
const HISTORY = {
  events: [
    event(0, { type: 'BookingPlaced', by: 'guest' }),
    event(1, { type: 'BookingCanceled', by: id(9), name: 'Malee', data: { reason: 'Flood' } }),
  ],
  verified: null,
};

function event(revision: number, given: object) {
  const at = '2026-12-01T03:00:00.000Z';
  return { position: `${revision}`, revision, stream: 's', at, name: null, data: {}, ...given };
}

const open = (given: Partial<Booking>, role: Role = 'owner', answers = {}) =>
  openAt(PATH, {
    user: userOf(role),
    answers: {
      [`GET /admin-api/bookings/${id(30)}`]: booking(given),
      [`GET /bookings/${id(30)}/history`]: HISTORY,
      ...answers,
    },
  });

const commands = async () => {
  await screen.findByRole('heading', { name: /BK-7Q2MX4/ });
  return within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('what can be done about a stay', () => {
  const arriving = { checkInDate: today() };

  it('is to check in from its first day on', async () => {
    await open(arriving);
    expect(await commands()).toEqual(['Check in', 'No-show', 'Cancel the booking']);
  });

  it('is not to check in before', async () => {
    await open({ checkInDate: '2999-01-01' });
    expect(await commands()).toEqual(['Cancel the booking']);
  });

  it('is nothing for a visitor', async () => {
    await open(arriving, 'visitor');
    expect(await commands()).toEqual([]);
  });

  it('is nothing about money for an officer', async () => {
    await open({ ...arriving, refunds: [refund()] }, 'officer');
    expect(await commands()).toEqual(['Check in', 'No-show']);
  });

  it('is to confirm a transfer that was reported', async () => {
    await open({ status: 'Reserved', paymentMethod: 'direct', totalReceived: 0 });
    expect(await commands()).toEqual(['Confirm the payment', 'Cancel the booking']);
  });
});

describe('a command', () => {
  const arriving = { checkInDate: today() };
  const saved = `PUT /admin-api/bookings/${id(30)}`;

  it('is sent with the version that was seen, and what came of it is shown', async () => {
    let now = booking(arriving);
    const answers = {
      [`GET /admin-api/bookings/${id(30)}`]: () => now,
      [saved]: () => {
        now = booking({ ...arriving, checkInStatus: true, version: 4 });
        return now;
      },
    };
    const { user, calls } = await open(arriving, 'officer', answers);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check in' });
    await user.click(within(dialog).getByRole('button', { name: 'Check in' }));
    await screen.findByRole('button', { name: 'Check out' });
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      action: 'check-in',
      version: 3,
    });
  });

  it('that needs a reason is not sent without', async () => {
    const { user, calls } = await open(arriving, 'owner', { [saved]: booking() });
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: 'Cancel the booking' });
    await user.click(send);
    await within(dialog).findByText('Required');
    await user.type(within(dialog).getByLabelText('Reason'), 'Flood');
    await user.click(send);
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        action: 'cancel',
        reason: 'Flood',
        version: 3,
      }),
    );
  });

  it('that is refused stays open with what was typed, and says why', async () => {
    const detail = 'Somebody else was faster';
    const { user } = await open(arriving, 'owner', {
      [saved]: () => refusal({ status: 409, code: 'stale-version', detail }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Flood');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the booking' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(detail);
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Flood');
  });
});

describe('the history of a stay', () => {
  it('says who did what, and why, the last first', async () => {
    await open({});
    const section = (await screen.findByRole('heading', { name: 'History' })).parentElement;
    const lines = await within(section ?? document.body).findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Canceled1 Dec 2026, 10:00 · Malee · Flood',
      'Booked1 Dec 2026, 10:00 · Guest',
    ]);
  });

  it('is not asked for by a visitor', async () => {
    const { calls } = await open({}, 'visitor');
    await screen.findByRole('heading', { name: /BK-7Q2MX4/ });
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
    expect(calls.filter(({ path }) => path.endsWith('/history'))).toEqual([]);
  });
});
