import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shell/api/records.ts';
import { openAt } from '../../testing/open.tsx';
import { booking, id, OWNER, refund, userOf } from '../../testing/samples.ts';
import { today } from '../../ui/formats.ts';

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
  const place = { position: `${revision}`, revision, stream: 's', lane: 'booking' };
  return { ...place, at, name: null, data: {}, ...given };
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

const commands = async () =>
  within(await screen.findByRole('group', { name: 'Actions' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

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

  it('to record a transfer says how much came, and what the bank calls it', async () => {
    const { user, calls } = await open({}, 'owner', { [saved]: booking() });
    await user.click(await screen.findByRole('button', { name: 'Record a transfer' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Record a transfer' });
    await user.type(dialog.getByLabelText('Amount (THB)'), '0');
    await user.click(send);
    await dialog.findByText('Must be at least 1');
    await user.type(dialog.getByLabelText('Amount (THB)'), '{backspace}250');
    await user.type(dialog.getByLabelText('Bank reference'), 'T1');
    await user.click(send);
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        ...{ action: 'record-transfer', amount: 250, reference: 'T1', version: 3 },
      }),
    );
  });

  it('that needs a reason is not sent without', async () => {
    const { user, calls } = await open(arriving, 'owner', { [saved]: booking() });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: 'Cancel booking' });
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
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Flood');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(detail);
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Flood');
  });
});

it('a block is lifted, and its words speak of no guest and no money', async () => {
  const { user } = await open({ status: 'Unavailable', units: 1, reservedBy: null }, 'officer');
  await user.click(await screen.findByRole('button', { name: 'Lift the block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift the block' }));
  expect(dialog.getByText(/goes on sale again/)).toBeVisible();
  expect(dialog.queryByText(/refunded/)).toBeNull();
});

it('what is written on a bill is read in one’s own words, and how it was paid at the desk', async () => {
  const line = { amount: 50, at: '2026-12-24T03:00:00.000Z', by: id(9) };
  await open({
    paymentMethod: 'direct',
    charges: [{ ...line, id: 'e', text: 'มินิบาร์' }],
    payments: [{ ...line, id: 'p', method: 'cash', reference: null }],
  });
  expect(await screen.findByText('Minibar')).toBeVisible();
  expect(screen.getByText('Cash at the hotel')).toBeVisible();
});

it.each([
  [{ paidBy: { method: 'cash' }, paymentMethod: 'direct' }, 'Cash at the hotel'],
  [{ paidBy: { method: 'card', brand: 'Visa', lastDigits: '4242' } }, 'Card, Visa ending 4242'],
  [{ paidBy: { method: 'promptpay' } }, 'PromptPay'],
  [{ paidBy: { method: 'transfer' }, paymentMethod: 'direct' }, 'Bank transfer to the hotel'],
  [{ paidBy: null, paymentMethod: 'gateway' }, 'Online'],
] as const)('how it was paid is named: %o', async (given, said) => {
  await open(given);
  const payment = (await screen.findByText('Payment', { selector: 'dt' })).nextElementSibling;
  expect(payment).toHaveTextContent(said);
});

it.each([
  [404, 'There is no such booking'],
  [403, 'There is no such booking'],
  [503, 'This page could not be shown'],
])(
  'a booking that cannot be obtained (%i) says so where it was looked for',
  async (status, title) => {
    const path = `/owner/${OWNER}/book-manage/${id(30)}`;
    const { address } = await openAt(path, {
      user: userOf('officer'),
      answers: { [`GET /admin-api/bookings/${id(30)}`]: () => refusal({ status, code: 'x' }) },
    });
    const found = screen.findByRole('heading', { name: title }, { timeout: 30_000 });
    expect(await found).toBeVisible();
    expect(address()).toBe(`/en${path}`);
    expect(screen.queryByText('Element does not exist')).toBeNull();
  },
);

it('a booking is read again where the server was busy', async () => {
  let reads = 0;
  const busy = () => {
    reads += 1;
    return reads === 1 ? refusal({ status: 503, code: 'busy' }) : booking();
  };
  await openAt(`/owner/${OWNER}/book-manage/${id(30)}`, {
    user: userOf('officer'),
    answers: { [`GET /admin-api/bookings/${id(30)}`]: busy },
  });
  await screen.findByRole('heading', { name: /BK-/ }, { timeout: 30_000 });
  expect(reads).toBe(2);
});

it('a stay that was completed while its guest was still in house says so', async () => {
  const said = /completed automatically: nobody had checked the guest out/;
  await open({ status: 'Completed', checkInStatus: true }, 'officer');
  expect(await screen.findByText(said)).toBeVisible();
});

it('a stay that was completed after its check-out says nothing of the kind', async () => {
  await open({ status: 'Completed', checkInStatus: true, checkOutStatus: true }, 'officer');
  expect(await screen.findByText('Checked out', { selector: 'span' })).toBeVisible();
  expect(screen.queryByText(/completed automatically/)).toBeNull();
});

describe('a check-out before the last day', () => {
  const here = {
    ...{ checkInStatus: true, checkInDate: addDays(today(), -1) },
    checkOutDate: addDays(today(), 2),
  };
  const [preview, saved] = [`PUT /bookings/${id(30)}`, `PUT /admin-api/bookings/${id(30)}`];

  it('of which only the nights stayed are paid for says before what waits for a decision', async () => {
    const { user, calls } = await open(here, 'officer', {
      [preview]: { price: 1000, previousPrice: 3000, due: 0, refund: 2000, waits: true },
      [saved]: booking({ ...here, status: 'Completed' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
    expect(dialog.getByText(/The price of the stay does not change/)).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: /only the nights stayed/ }));
    expect(await dialog.findByText('from ฿3,000 to ฿1,000')).toBeVisible();
    expect(dialog.getByText(/^฿2,000 is not refunded now: it waits/)).toBeVisible();
    expect(dialog.queryByText(/The price of the stay does not change/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Check out' }));
    await waitFor(() =>
      expect(
        calls
          .filter(({ method, query }) => method === 'PUT' && query.preview !== 'true')
          .map(({ body }) => body),
      ).toEqual([{ action: 'check-out', reprice: true, version: 3 }]),
    );
  });

  it('says what is to be given back then, and not what is due now', async () => {
    const owing = { ...here, amountDue: 1120 };
    const { user } = await open(owing, 'officer', {
      [preview]: {
        ...{ price: 1000, previousPrice: 2790, due: 0, refund: 670, waits: false },
        book: booking(owing),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
    expect(dialog.getByText(/^฿1,120 is still due/)).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: /only the nights stayed/ }));
    expect(await dialog.findByText('฿670 to give back to the guest')).toBeVisible();
    expect(dialog.queryByText(/1,120/)).toBeNull();
  });

  it('says what is owed back already', async () => {
    const { user } = await open({ ...here, checkOutDate: today(), amountDue: -500 }, 'officer');
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
    expect(dialog.getByText('฿500 to give back to the guest')).toBeVisible();
  });

  it('that cannot be says why', async () => {
    const detail = 'Money may be on its way';
    const { user } = await open(here, 'officer', {
      [preview]: () => refusal({ status: 409, code: 'payment-in-progress', detail }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
    await user.click(dialog.getByRole('switch', { name: /only the nights stayed/ }));
    expect(await dialog.findByText(detail)).toBeVisible();
  });
});

it('a price difference is refunded or kept, in words of its own, and the stay goes on', async () => {
  const refunds = [refund({ id: 'd', kind: 'difference', amount: 9960 })];
  const saved = `PUT /admin-api/bookings/${id(30)}`;
  const { user, calls } = await open({ refunds }, 'owner', { [saved]: booking() });
  await user.click(await screen.findByRole('button', { name: 'Refund price difference' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund price difference' }));
  expect(dialog.getByText(/the booking stays as it is/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Refund price difference' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ action: 'approve-refund', amount: 9960, refundId: 'd', version: 3 },
    }),
  );
});

describe('the receipt', () => {
  const refunded = (amount: number): Booking['refunds'][number] => ({
    ...{
      id: 'r',
      status: 'refunded',
      amount,
      quote: null,
      way: 'provider',
      of: null,
      needsAccount: false,
    },
    ...{ bank: null, accountNumber: null, accountName: null, reason: null, requestedAt: null },
    ...{ decidedAt: null, by: null, decisionReason: null, failureCode: null, paidAt: null },
  });
  const button = () => screen.queryByRole('button', { name: 'Download receipt' });

  it('is there once the nights are paid, also where that was given back', async () => {
    await open({ status: 'Canceled', totalReceived: 1000, refunds: [refunded(2000)] });
    await screen.findByRole('heading', { name: 'History' });
    expect(button()).not.toBeNull();
  });

  it('is not there while a part was taken at the desk', async () => {
    await open({ totalReceived: 500, paymentStatus: 'pending', amountDue: 2500 });
    await screen.findByRole('heading', { name: 'History' });
    expect(button()).toBeNull();
  });
});

describe('a credit note', () => {
  it('is there to be downloaded for each that was issued', async () => {
    const note = { number: 'CN00000-000001', amount: 1500, issuedAt: '2026-12-05T03:00:00.000Z' };
    await open({ taxInvoiceNumber: '00000-000001', creditNotes: [note] });
    await screen.findByRole('button', { name: 'Download credit note CN00000-000001' });
  });
});

describe('a note for staff', () => {
  it('is written by who takes bookings, and shown', async () => {
    const { user, calls } = await open({ staffNote: 'Late' }, 'officer', {
      [`PUT /admin-api/bookings/${id(30)}`]: booking({ staffNote: 'Nuts' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit note' }));
    const field = screen.getByRole('textbox', { name: 'Note for staff' });
    expect(field).toHaveValue('Late');
    await user.clear(field);
    await user.type(field, 'Nuts');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Note saved');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      staffNote: 'Nuts',
      version: 3,
    });
  });

  it('is read by an auditor, who has no button, and not by a visitor', async () => {
    await open({ staffNote: 'Late' }, 'auditor');
    await screen.findByText('Late');
    expect(screen.queryByRole('button', { name: 'Edit note' })).toBeNull();
  });
});

describe('a stay that ended', () => {
  it('is hidden from lists by one button, and says so', async () => {
    let now = booking({ status: 'Completed' });
    const { user, calls } = await open({}, 'officer', {
      [`GET /admin-api/bookings/${id(30)}`]: () => now,
      [`PUT /admin-api/bookings/${id(30)}`]: () => {
        now = booking({ status: 'Completed', disabled: true, version: 4 });
        return now;
      },
    });
    expect(await commands()).toEqual(['Hide from lists']);
    await user.click(screen.getByRole('button', { name: 'Hide from lists' }));
    await screen.findByRole('button', { name: 'Show in lists' });
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      disabled: true,
      version: 3,
    });
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
