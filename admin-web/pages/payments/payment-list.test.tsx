import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { id, userOf } from '../../testing/samples.ts';

it('attempts to pay are listed in the reader’s words', async () => {
  const late = {
    ...{ id: id(50), method: 'promptpay', amount: 12_345, status: 'paid', late: true },
    ...{ failureCode: null, requestedAt: '2026-12-01T18:00:00.000Z' },
    bookings: [{ _id: id(30), bookingId: 'BK-7Q2MX4' }],
  };
  await openAt('/admin/payments', {
    language: 'th',
    user: userOf('owner'),
    answers: { 'GET /admin-api/payments': listed([late]) },
  });
  const row = await screen.findByRole('row', { name: /BK-7Q2MX4/ });
  // the day in Bangkok, in the years of Thailand
  expect(row).toHaveTextContent('2 ธ.ค. 2569 01:00BK-7Q2MX4พร้อมเพย์฿12,345ชำระแล้ว · มาช้า');
});
