import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { dailyReport } from '../../testing/report-samples.ts';
import { hotel, OWNER, userOf } from '../../testing/samples.ts';

const column = (name: string, type: 'date' | 'text' | 'money', th: string, en: string) => ({
  ...{ name, type, sortable: false, opens: false, label: { th, en } },
});
const BOOKING = { _id: '6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8', bookingId: 'BK-7Q2MX4' };
const document = (key: string, said: object) => ({
  key,
  ...{ booking: { ...BOOKING, ownerId: OWNER }, date: '2026-12-05', buyer: 'Nok Co., Ltd.' },
  ...{ bookingId: BOOKING.bookingId, ...said },
});
const VAT = dailyReport({
  columns: [
    column('date', 'date', 'วันที่', 'Date'),
    column('number', 'text', 'เลขที่', 'Number'),
    column('kind', 'text', 'เอกสาร', 'Document'),
    column('buyer', 'text', 'ชื่อผู้ซื้อ', 'Buyer'),
    column('vat', 'money', 'ภาษีมูลค่าเพิ่ม', 'VAT'),
    column('bookingId', 'text', 'หมายเลขการจอง', 'Booking number'),
  ],
  rows: [
    document('a', { number: '00000-000001', kind: 'Tax invoice', vat: 131 }),
    document('b', { number: 'CN00000-000001', kind: 'Credit note', vat: -66, buyer: null }),
  ],
  ...{ totals: { vat: 65 }, total: 2 },
});

const open = (given: object = {}) =>
  openAt('/admin/reports/vat?from=2026-12-01&to=2026-12-31', {
    user: userOf('owner'),
    answers: { 'GET /admin-api/hotels': listed([hotel()]), 'GET /reports/vat': VAT },
    ...given,
  });

const cellsOf = async (row: RegExp) =>
  within(await screen.findByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('lists tax invoices and the credit notes below 0, and what they add up to', async () => {
  const { calls } = await open();
  const code = BOOKING.bookingId;
  const invoice = ['00000-000001', 'Tax invoice', 'Nok Co., Ltd.', '฿131', code];
  expect(await cellsOf(/00000-000001 Tax invoice/)).toEqual(invoice);
  const note = ['CN00000-000001', 'Credit note', '–', '-฿66', code]; // its buyer was erased
  expect(await cellsOf(/CN00000-000001/)).toEqual(note);
  expect(await cellsOf(/^Total/)).toEqual(['', '', '', '฿65', '']);
  expect(calls.find(({ path }) => path === '/reports/vat')?.query).toMatchObject({
    ...{ from: '2026-12-01', to: '2026-12-31' },
  });
});

it('leads to the booking of a document, and opens no figure and compares nothing', async () => {
  await open();
  const [link] = await screen.findAllByRole('link', { name: BOOKING.bookingId });
  expect(link).toHaveAttribute('href', expect.stringContaining(BOOKING._id));
  expect(screen.queryByRole('button', { name: /show details/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Why does it differ/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
});

it('is in Thai with Buddhist years', async () => {
  await open({ language: 'th' });
  expect(await screen.findByRole('heading', { name: 'รายงานภาษีขาย' })).toBeVisible();
  expect((await screen.findAllByRole('row', { name: /^5 ธ.ค. 2569/ })).length).toBe(2);
  expect(screen.getByRole('columnheader', { name: 'ชื่อผู้ซื้อ' })).toBeVisible();
});
