import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { id, OWNER, userOf } from '../../testing/samples.ts';

const REFUND = {
  id: `${id(30)}.${id(40)}`,
  status: 'requested',
  amount: 1500,
  ownerId: OWNER,
  booking: { _id: id(30), bookingId: 'BK-7Q2MX4' },
  hotelName: { th: 'ทะเลเงิน', en: 'Talay Ngoen Kata' },
  reservedBy: 'Anna Berg',
  requestedAt: '2026-12-01T03:00:00.000Z',
  decidedAt: null,
};
const ANSWERS = { 'GET /admin-api/refunds': listed([REFUND]) };

describe('refunds', () => {
  it('lead to the page of their booking, where they are decided on', async () => {
    const { user, address } = await openAt('/admin/refunds', {
      user: userOf('owner'),
      answers: ANSWERS,
    });
    await user.click(await screen.findByText('Anna Berg'));
    expect(address()).toBe(`/en/owner/${OWNER}/book-manage/${id(30)}`);
  });

  it('are none of an officer’s', async () => {
    await openAt('/admin/refunds', { user: userOf('officer'), answers: ANSWERS });
    await screen.findByText('Access denied');
    expect(screen.queryByText('Anna Berg')).toBeNull();
  });
});
