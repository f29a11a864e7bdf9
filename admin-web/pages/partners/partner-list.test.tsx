import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Partner } from '../../shell/api/records.ts';
import { listed, openAt } from '../../testing/open.tsx';
import { id, userOf } from '../../testing/samples.ts';

const PARTNER: Partner = {
  id: id(50),
  _id: id(50),
  hotelName: 'บ้านริมน้ำ',
  name: 'สมหญิง ใจดี',
  email: 'somying@example.com',
  phone: '081 234 5678',
  message: null,
  status: 'open',
  appliedAt: '2026-12-01T03:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  ownerId: null,
  version: 0,
};
const PUT = `PUT /admin-api/partners/${PARTNER.id}` as const;
const open = (answer: unknown) =>
  openAt('/admin/partners', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/partners': listed([PARTNER]),
      'GET /admin-api/users': listed([]),
      'GET /users': { users: [], total: 0 },
      [PUT]: answer,
    },
  });
const bodies = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('applications of partners', () => {
  it('are accepted with one click', async () => {
    const { user, calls } = await open({ ...PARTNER, status: 'accepted', version: 1 });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Accepted. The owner will get a link by email')).toBeVisible();
    expect(bodies(calls)).toEqual([{ action: 'accept', version: 0 }]);
  });

  it('are declined for a reason, and what the server says no with is shown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const detail = 'It was decided before';
    const { user, calls } = await open(() =>
      refusal({ status: 409, code: 'wrong-status', detail }),
    );
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'No licence');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    expect(bodies(calls)).toEqual([{ action: 'decline', reason: 'No licence', version: 0 }]);
  });
});
