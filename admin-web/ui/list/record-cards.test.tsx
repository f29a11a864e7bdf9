import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { userOf } from '../../testing/samples.ts';

it('says that filters are why there is nothing, and clears them', async () => {
  const { user, calls } = await openAt(
    `/admin/payments?filter=${encodeURIComponent('{"status":["failed"]}')}`,
    {
      user: userOf('admin'),
      answers: { 'GET /admin-api/payments': listed([]), 'GET /admin-api/users': listed([]) },
    },
  );
  await screen.findByText('Nothing matches these filters');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Nothing here');
  const asked = calls.findLast(({ path }) => path === '/admin-api/payments');
  expect(asked?.query.filter).toBe('{}');
});

it('shows where cards will stand until they are read', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} },
  }));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openAt('/admin/payments', {
    user: userOf('admin'),
    answers: {
      'GET /admin-api/payments': async () => {
        await answered;
        return listed([])();
      },
      'GET /admin-api/users': listed([]),
    },
  });
  await screen.findByRole('heading', { name: 'Payments' });
  const cards = () => document.querySelectorAll('[role="progressbar"] .MuiSkeleton-root');
  await expect.poll(() => cards().length).toBeGreaterThan(0);
  answer();
  await screen.findByText('Nothing here');
  expect(cards()).toHaveLength(0);
});
