import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { booking } from '../../testing/samples.ts';
import * as page from './refund-page.tsx';

const PAID = booking({
  status: 'Booked',
  paymentStatus: 'paid',
  holdExpiresAt: null,
  totalReceived: 3000,
  paidBy: { method: 'promptpay' },
  refundQuote: {
    ...{ amount: 1500, share: 0.5, rule: { th: 'ครึ่งหนึ่ง', en: 'Half' } },
    ...{ accountNeeded: true, way: 'transfer' },
  },
});
const REFUND = `POST /outreach/bookings/${PAID._id}/refund`;
const BANKS = { items: [{ code: 'kbank', label: { th: 'กสิกรไทย', en: 'Kasikornbank' } }] };

const openForm = (answers: Answers = {}) =>
  openPage(page, {
    path: '/en/booking/:id/refund',
    at: `/en/booking/${PAID._id}/refund`,
    answers: {
      [`GET /outreach/bookings/${PAID._id}`]: { book: PAID },
      'GET /lists/banks': BANKS,
      ...answers,
    },
  });
type User = Awaited<ReturnType<typeof openForm>>['user'];

const field = (name: string) => screen.getByRole('textbox', { name });
const bank = () => screen.getByRole('combobox', { name: 'Bank' });
const terms = () => screen.getByRole('checkbox', { name: 'I accept the refund terms' });
const submit = () => screen.getByRole('button', { name: 'Submit refund request' });
const question = () => screen.findByRole('alertdialog');

async function fillIn(user: User) {
  await user.selectOptions(bank(), 'Kasikornbank');
  await user.type(field('Account number'), '123-4-56789-0');
  await user.type(field('Reason for the refund'), 'Our plans have changed ');
  await user.click(terms());
}
const sent = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('asking for a refund', () => {
  it('shows what would be given back today', async () => {
    await openForm();
    expect(screen.getByText(/฿3,000 paid × 50% = ฿1,500/)).toBeVisible();
  });

  it('says beforehand what comes back, how and when', async () => {
    await openForm();
    expect(screen.getByText(/฿1,500 is transferred to the account you enter below/)).toBeVisible();
    expect(screen.getByText(/usually takes a few business days/)).toBeVisible();
  });

  it('says what is missing or wrong, field by field, and asks nothing yet', async () => {
    const { user } = await openForm();
    await user.type(field('Account number'), '12345');
    await user.click(submit());
    await expect.poll(() => bank()).toHaveAccessibleDescription('Required');
    await expect.poll(() => field('Account number')).toHaveAccessibleDescription(/10 to 15 digits/);
    await expect.poll(() => field('Reason for the refund')).toHaveAccessibleDescription('Required');
    await expect.poll(() => terms()).toHaveAccessibleDescription('Required');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('begins with the name the stay was booked in', async () => {
    await openForm();
    expect(field('Account name')).toHaveValue('สมหญิง ใจดี');
  });

  it('is sent after a question that names amount and account', async () => {
    const { user, calls } = await openForm({ [REFUND]: { book: PAID } });
    await fillIn(user);
    await user.click(submit());
    expect(await question()).toHaveAccessibleName('Request a refund of ฿1,500?');
    expect(await question()).toHaveTextContent('Kasikornbank');
    expect(sent(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Request the refund' }));
    await screen.findByText('Refund request submitted');
    expect(sent(calls)).toEqual([
      {
        bank: 'kbank',
        accountNumber: '123-4-56789-0',
        accountName: 'สมหญิง ใจดี',
        reason: 'Our plans have changed',
        acceptTerms: true,
      },
    ]);
  });

  it('is not sent by who goes back, whose words stay', async () => {
    const { user, calls } = await openForm();
    await fillIn(user);
    await user.click(submit());
    await user.click(within(await question()).getByRole('button', { name: 'Go back' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(submit()).toHaveFocus();
    expect(field('Account number')).toHaveValue('123-4-56789-0');
    expect(sent(calls)).toEqual([]);
  });

  it('says why it failed, and keeps what was typed', async () => {
    const { user } = await openForm({ [REFUND]: refusal({ status: 503, code: 'busy' }) });
    await fillIn(user);
    await user.click(submit());
    await user.click(within(await question()).getByRole('button', { name: 'Request the refund' }));
    expect(await screen.findByText('Failed to submit refund request.')).toBeVisible();
    expect(field('Account number')).toHaveValue('123-4-56789-0');
  });
});

describe('a refund to the card that paid', () => {
  const BY_CARD = booking({
    ...PAID,
    paidBy: { method: 'card', brand: 'Visa', lastDigits: '4242' },
    refundQuote: {
      ...{ amount: 3000, share: 1, rule: { th: 'ทั้งหมด', en: 'All of it' } },
      ...{ accountNeeded: false, way: 'provider' },
    },
  });
  const read = { [`GET /outreach/bookings/${PAID._id}`]: { book: BY_CARD } };

  it('is asked for without an account, and names the card', async () => {
    const { user, calls } = await openForm({ ...read, [REFUND]: { book: BY_CARD } });
    expect(screen.getByText(/฿3,000 goes back to your Visa card ending 4242/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Bank' })).toBeNull();
    await user.type(field('Reason for the refund'), 'Rain');
    await user.click(terms());
    await user.click(submit());
    expect(await question()).toHaveTextContent('Card, Visa ending 4242');
    await user.click(screen.getByRole('button', { name: 'Request the refund' }));
    await screen.findByText('Refund request submitted');
    expect(sent(calls)).toEqual([{ reason: 'Rain', acceptTerms: true }]);
  });

  it('names an account once it turns out that there must be one', async () => {
    const refund = {
      ...{ id: 'first', status: 'refunding', amount: 3000, quote: null, way: 'transfer' },
      ...{
        of: null,
        needsAccount: true,
        bank: null,
        accountNumber: null,
        accountName: null,
        reason: 'Rain',
      },
      ...{ requestedAt: null, decidedAt: null, by: null, decisionReason: null },
      ...{ failureCode: null, paidAt: null },
    } as const;
    const { refundQuote: _, ...canceled } = BY_CARD;
    const book = { ...canceled, status: 'Canceled', refund, refunds: [refund] };
    const { user, calls } = await openForm({
      [`GET /outreach/bookings/${PAID._id}`]: { book },
      [`PUT /outreach/bookings/${PAID._id}/refund/account`]: { book },
    });
    await user.selectOptions(bank(), 'Kasikornbank');
    await user.type(field('Account number'), '1234567890');
    await user.click(terms());
    await user.click(screen.getByRole('button', { name: 'Submit account' }));
    await user.click(within(await question()).getByRole('button', { name: 'Confirm account' }));
    await expect
      .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toEqual([{ bank: 'kbank', accountNumber: '1234567890', accountName: 'สมหญิง ใจดี' }]);
  });
});

it('a refund page that could not be read can be tried again', async () => {
  let tries = 0;
  const answer = () => {
    tries += 1;
    return tries === 1 ? refusal({ status: 503, code: 'busy' }) : { book: PAID };
  };
  const { user } = await openForm({ [`GET /outreach/bookings/${PAID._id}`]: answer });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load booking information.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Submit refund request' })).toBeVisible();
});
