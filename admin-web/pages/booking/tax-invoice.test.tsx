import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shell/api/records.ts';
import { openAt } from '../../testing/open.tsx';
import { booking, id, OWNER, userOf } from '../../testing/samples.ts';

const ONE = `/admin-api/bookings/${id(30)}`;
const BUYER = { name: 'Somchai', taxId: '1101700230708', branch: null, address: 'Bangkok' };
const STATE = 'Add tax invoice details';
const CHANGE = 'Edit tax invoice details';

async function open(
  given: Partial<Booking> = {},
  answer: object = booking({ taxInvoice: BUYER, version: 4 }),
  role: 'officer' | 'visitor' = 'officer',
) {
  const opened = await openAt(`/owner/${OWNER}/book-manage/${id(30)}`, {
    user: userOf(role),
    answers: {
      [`GET ${ONE}`]: booking(given),
      [`PUT ${ONE}`]: answer,
      [`GET /bookings/${id(30)}/history`]: { events: [], verified: null },
    },
  });
  await screen.findByRole('heading', { name: 'Money' });
  return opened;
}

async function openDialog(name: string, ...options: Parameters<typeof open>) {
  const opened = await open(...options);
  await opened.user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  const type = (label: string, text: string) =>
    opened.user.type(dialog.getByRole('textbox', { name: label }), text);
  const sent = () => opened.calls.find(({ method }) => method === 'PUT')?.body;
  return { ...opened, dialog, save, type, sent };
}

describe('whom a tax invoice is made out to', () => {
  it('is stated by who takes bookings; a tax id may be written in groups', async () => {
    const { type, save, sent } = await openDialog(STATE);
    await type('Person or company', ' Somchai ');
    await type('Tax ID (13 digits)', '1-1017-00230-70-8');
    await type('Address on the tax invoice', 'Bangkok');
    await save();
    expect(await screen.findByText('Tax invoice details saved')).toBeVisible();
    expect(sent()).toEqual({ taxInvoice: BUYER, version: 3 });
  });

  it('may read another language than the guest, and names that are not printed are warned of', async () => {
    const { dialog, type, save, sent, user } = await openDialog(STATE, { lang: 'en' });
    await type('Person or company', 'Somchai 🙂');
    expect(await dialog.findByText(/may not print correctly on receipts: .🙂.\./u)).toBeVisible();
    await type('Tax ID (13 digits)', '1101700230708');
    await type('Address on the tax invoice', 'Bangkok');
    await user.click(dialog.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'Thai' }));
    await save();
    expect(await screen.findByText('Tax invoice details saved')).toBeVisible();
    expect(sent()).toEqual({
      taxInvoice: { ...BUYER, name: 'Somchai 🙂', lang: 'th' },
      version: 3,
    });
  });

  it('is not sent while something is missing or wrong', async () => {
    const { dialog, type, save, sent } = await openDialog(STATE);
    await type('Tax ID (13 digits)', '1101700230709');
    await type('Branch code (companies only)', '12');
    await save();
    expect(await dialog.findAllByText('Required')).toHaveLength(2);
    expect(dialog.getByText(/This is not a valid 13-digit tax ID/)).toBeVisible();
    expect(dialog.getByText('A branch code has 5 digits')).toBeVisible();
    expect(sent()).toBeUndefined();
  });

  it('is changed, or taken back', async () => {
    const { dialog, user, sent } = await openDialog(CHANGE, { taxInvoice: BUYER }, booking());
    expect(dialog.getByRole('textbox', { name: 'Person or company' })).toHaveValue('Somchai');
    await user.click(dialog.getByRole('button', { name: 'No tax invoice requested' }));
    expect(await screen.findByText('Tax invoice details saved')).toBeVisible();
    expect(sent()).toEqual({ taxInvoice: null, version: 3 });
  });

  it('is refused in the words of the server where the hotel issues none', async () => {
    const detail = 'This hotel issues no tax invoices';
    const no = () => refusal({ status: 422, code: 'no-tax-invoice', detail });
    const { dialog, type, save } = await openDialog(STATE, {}, no);
    await type('Person or company', 'Somchai');
    await type('Tax ID (13 digits)', '1101700230708');
    await type('Address on the tax invoice', 'Bangkok');
    await save();
    expect(await dialog.findByText(detail)).toBeVisible();
  });

  it.each([
    ['once it is issued', { taxInvoice: BUYER, taxInvoiceNumber: '00000-000001' }, 'officer'],
    ['of a stay that was canceled', { status: 'Canceled' }, 'officer'],
    ['by a visitor', {}, 'visitor'],
  ] as const)('is not stated %s', async (_, given, role) => {
    await open(given, {}, role);
    expect(screen.queryByRole('button', { name: STATE })).toBeNull();
    expect(screen.queryByRole('button', { name: CHANGE })).toBeNull();
  });
});
