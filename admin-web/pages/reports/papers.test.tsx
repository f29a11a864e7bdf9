import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { dailyReport } from '../../testing/report-samples.ts';
import { hotel, OWNER, userOf } from '../../testing/samples.ts';

const column = (name: string, type: 'month' | 'text' | 'money', en: string) => ({
  ...{ name, type, sortable: false, opens: false, label: { th: `${en} (ไทย)`, en } },
});
const month = { key: 'a', month: '2026-12', ownerId: OWNER, owner: 'Nok', withholding: 30 };
const COLUMNS = [
  column('month', 'month', 'Month'),
  column('withholding', 'money', 'Withholding tax 3%'),
];
const NUMBER = 'CM2027-000001';
const SETTLEMENT = dailyReport({
  columns: [...COLUMNS, column('invoice', 'text', 'Tax invoice')],
  rows: [
    { ...month, invoice: NUMBER },
    { ...month, key: 'b', month: '2027-01', invoice: null },
  ],
  ...{ totals: { withholding: 60 }, total: 2 },
});
const COMMISSION = dailyReport({
  columns: [column('number', 'text', 'Number'), ...COLUMNS],
  rows: [{ ...month, number: NUMBER }],
  ...{ totals: { withholding: 30 }, total: 1 },
});

const paperPath = (of: string, paper: string) => `/reports/settlement/${OWNER}/${of}/${paper}.pdf`;
const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });

async function open(path: string, given: object = {}) {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const opened = await openAt(path, {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /users': { users: [], total: 0 },
      'GET /reports/settlement': () => SETTLEMENT,
      'GET /reports/commission': () => COMMISSION,
      [`GET ${paperPath('2026-12', 'statement')}`]: pdf,
      [`GET ${paperPath('2026-12', 'tax-invoice')}`]: pdf,
    },
    ...given,
  });
  return { ...opened, saved };
}

describe('a settlement', () => {
  it('saves the statement of a month and the tax invoice of its commission', async () => {
    const { user, calls, saved } = await open(
      '/admin/reports/settlement?from=2026-12-01&to=2027-01-31',
    );
    await user.click(
      await screen.findByRole('button', { name: 'December 2026: save the statement as PDF' }),
    );
    await expect.poll(() => saved).toEqual(['settlement-2026-12.pdf']);
    const path = paperPath('2026-12', 'statement');
    expect(calls.find((call) => call.path === path)?.query).toEqual({ lang: 'en' });
    await user.click(
      screen.getByRole('button', { name: `${NUMBER}: save the tax invoice as PDF` }),
    );
    await expect.poll(() => saved).toEqual(['settlement-2026-12.pdf', `${NUMBER}.pdf`]);
    expect(screen.queryAllByRole('button', { name: /save the tax invoice/ })).toHaveLength(1);
  });
});

describe('the tax invoices of the commission', () => {
  it('are listed for their owner, and saved by their number', async () => {
    const { user, calls, saved } = await open('/admin/reports/commission', { language: 'th' });
    await user.click(
      await screen.findByRole('button', { name: `${NUMBER}: บันทึกใบกำกับภาษีเป็น PDF` }),
    );
    await expect.poll(() => saved).toEqual([`${NUMBER}.pdf`]);
    const path = paperPath('2026-12', 'tax-invoice');
    expect(calls.find((call) => call.path === path)?.query).toEqual({ lang: 'th' });
    expect(screen.getByText('Withholding tax 3% (ไทย)')).toBeVisible();
    expect(screen.getByLabelText('เจ้าของ')).toBeVisible();
    expect(screen.queryByLabelText('ช่องทาง')).toBeNull();
  });
});
