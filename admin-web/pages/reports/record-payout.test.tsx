import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { dailyReport } from '../../testing/report-samples.ts';
import { hotel, OWNER, userOf } from '../../testing/samples.ts';

const GET = 'GET /reports/settlement';
const PUT = `PUT /reports/settlement/${OWNER}/2026-01`;
const column = (name: string, type: 'month' | 'text' | 'money' | 'instant', en: string) => ({
  ...{ name, type, sortable: false, opens: false, label: { th: `${en} (ไทย)`, en } },
});
const report = (paidAt: string | null = null) =>
  dailyReport({
    columns: [
      column('month', 'month', 'Month'),
      column('owed', 'money', 'Owed'),
      column('paidAt', 'instant', 'Paid out at'),
    ],
    rows: [
      {
        ...{ key: 'a', month: '2026-01', ownerId: OWNER, owner: 'Nok', owed: 6569.45, paidAt },
        reference: null,
      },
    ],
    ...{ totals: { owed: 6569.45 }, total: 1 },
  });

const ANSWERS = { 'GET /admin-api/hotels': listed([hotel()]), [GET]: () => report() };

const open = (answers: object = {}, given: object = {}) =>
  openAt('/admin/reports/settlement?from=2026-01-01&to=2026-01-31', {
    ...{ user: userOf('admin'), answers: { ...ANSWERS, ...answers } },
    ...given,
  });

describe('a settlement', () => {
  it('is closed by a payout, with the time and the bank’s reference', async () => {
    let paidAt: string | null = null;
    const { user, calls } = await open({
      [GET]: () => report(paidAt),
      [PUT]: () => {
        paidAt = '2026-02-05T03:00:00.000Z';
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Record payout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record payout' });
    expect(dialog).toHaveTextContent('January 2026 · Nok · ฿6,569.45');
    const send = within(dialog).getByRole('button', { name: 'Record payout' });
    expect(send).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Bank reference'), 'KBANK 4711');
    await user.click(send);
    expect(await screen.findByText('Payout recorded')).toBeVisible();
    const { body } = calls.find(({ method }) => method === 'PUT') ?? {};
    expect(body).toMatchObject({
      reference: 'KBANK 4711',
      at: report().at,
      paidAt: expect.stringMatching(/Z$/),
    });
    await expect.poll(() => screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
  });

  it('says why a payout was refused', async () => {
    const { user } = await open({
      [PUT]: () => refusal({ status: 409, code: 'settlement-closed', detail: 'Closed already' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Record payout' }));
    await user.type(await screen.findByLabelText('Bank reference'), 'KBANK 4711');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Record payout' }));
    expect(await screen.findByText('Closed already')).toBeVisible();
  });

  it('is paid out by administrators alone, and read by an owner', async () => {
    await open({}, { user: userOf('owner'), language: 'th' });
    expect(await screen.findByRole('row', { name: /^มกราคม 2569/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'บันทึกการโอนเงิน' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^ทำไมไม่ตรง/ })).toBeNull();
  });
});
