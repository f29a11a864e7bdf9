import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openI18n } from '../shell/texts.ts';
import { RouteProgress } from './route-progress.tsx';
import { en } from './texts/en.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says that a page is loading, for as long as it takes and at least 200 ms', async () => {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <RouteProgress />
            <Outlet />
          </>
        ),
        children: [
          { path: '/', element: null },
          {
            path: '/fast',
            element: null,
            loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 50)),
          },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <I18nextProvider i18n={openI18n('en', en)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await pass(500);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/fast'));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await pass(150);
  expect(router.state.navigation.state).toBe('idle');
  expect(screen.getByRole('progressbar')).toBeVisible();
  await pass(100);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
