import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Review } from '../../shell/api/records.ts';
import { listed, openAt } from '../../testing/open.tsx';
import { HOTEL, id, OWNER, userOf } from '../../testing/samples.ts';

const both = (text: string) => ({ th: text, en: text });
const REVIEW: Review = {
  ...{ id: id(60), _id: id(60), ownerId: OWNER, hotelId: HOTEL, hotelName: both('Talay Ngoen') },
  ...{ roomId: id(61), roomTitle: both('Beach room'), score: 9, text: 'ห้องสวยมาก', lang: 'th' },
  ...{ name: 'อรทัย', month: '2026-10', nights: 2, createdAt: '2026-10-12T03:00:00.000Z' },
  ...{ booking: { _id: id(30), bookingId: 'BK-7Q2MX4' }, changedAt: null, answer: null },
  ...{ hidden: false, reason: null, reports: [], version: 3 },
};
const PUT = `PUT /admin-api/reviews/${REVIEW.id}` as const;
const open = (role: Parameters<typeof userOf>[0], review: Review, answer: unknown = review) =>
  openAt('/admin/reviews', {
    user: userOf(role),
    answers: {
      'GET /admin-api/reviews': listed([review]),
      'GET /admin-api/hotels': listed([]),
      'GET /admin-api/users': listed([]),
      'GET /users': { users: [], total: 0 },
      [PUT]: answer,
    },
  });
const bodies = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('reviews', () => {
  it('are answered by the owner', async () => {
    const { user, calls } = await open('owner', REVIEW);
    expect(await screen.findByText('ห้องสวยมาก')).toBeVisible();
    expect(screen.getByText(/Beach room · October 2026 · 2 nights/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await user.type(dialog.getByLabelText('Your reply'), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    expect(await screen.findByText('Reply posted')).toBeVisible();
    expect(bodies(calls)).toEqual([{ action: 'answer', text: 'Thank you', version: 3 }]);
  });

  it('are hidden by administrators for a reason, and what the server refuses is shown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reported = {
      ...REVIEW,
      reports: [{ reason: 'Names a person', at: '2026-10-13T03:00:00.000Z' }],
    };
    const detail = 'Changed by another';
    const { user, calls } = await open('admin', reported, () =>
      refusal({ status: 409, code: 'stale-version', detail }),
    );
    expect(await screen.findByText(/Names a person/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'A phone number');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    expect(bodies(calls)).toEqual([{ action: 'hide', reason: 'A phone number', version: 3 }]);
  });

  it('are read alone by who may do nothing with them', async () => {
    await open('visitor', { ...REVIEW, answer: { text: 'ขอบคุณ', at: REVIEW.createdAt } });
    expect(await screen.findByText('ขอบคุณ')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });
});
