import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listed, openAt } from '../testing/open.tsx';
import { userOf } from '../testing/samples.ts';

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
