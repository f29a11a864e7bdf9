import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../shell/api/session.ts';
import { listed, openAt } from '../../testing/open.tsx';
import { dailyReport } from '../../testing/report-samples.ts';
import { hotel, id, OWNER, userOf } from '../../testing/samples.ts';

const ANSWERS = {
  'GET /admin-api/hotels': listed([hotel()]),
  'GET /admin-api/bookings': listed([]),
  'GET /admin-api/refunds': listed([]),
  'GET /admin-api/cases': listed([]),
  'GET /admin-api/users': listed([
    { ...userOf('owner'), id: OWNER },
    { ...userOf('owner', { _id: id(5), firstname: 'Somchai' }), id: id(5) },
  ]),
};
const DASHBOARD = `/owner/${OWNER}/dashboard`;

async function drawerOf(role: Role): Promise<string[]> {
  await openAt(DASHBOARD, { user: userOf(role), answers: ANSWERS });
  const drawer = await screen.findByRole('menu');
  return within(drawer)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent ?? '');
}

describe('an address that leads nowhere', () => {
  it.each([
    ['is no page of the back office', 'en', `/owner/${OWNER}/nothing`],
    ['lacks the language', 'en', '/../nowhere'],
  ] as const)('%s is said so', async (_, language, path) => {
    await openAt(path, { language, user: userOf('owner'), answers: ANSWERS });
    expect(
      await screen.findByRole('heading', { name: 'This page could not be found' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
      'href',
      '/en/owner',
    );
  });
});

describe('an address that the server does not know', () => {
  const SECRETS = { path: `/owner/${OWNER}/secrets`, isUnknown: true, answers: ANSWERS } as const;

  it.each([
    ['en', 'This page could not be found'],
    ['th', 'ไม่พบหน้านี้'],
  ] as const)('needs no signing in to be called unknown: %s', async (language, title) => {
    const { address } = await openAt(SECRETS.path, { ...SECRETS, language });
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(address()).toMatch(/secrets$/);
  });

  it('is called unknown beside the menu for who is signed in', async () => {
    await openAt(SECRETS.path, { ...SECRETS, user: userOf('owner') });
    await screen.findByRole('heading', { name: 'This page could not be found' });
    expect(screen.getByRole('menu')).toBeVisible();
  });
});

it('says that the browser is offline, until it is back', async () => {
  await openAt(DASHBOARD, { user: userOf('officer'), answers: ANSWERS });
  await screen.findByRole('menu');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
});

describe('the drawer', () => {
  it('has every page for an administrator', async () => {
    expect(await drawerOf('admin')).toEqual([
      'Dashboard',
      'Book Management',
      'Booking History',
      'Reports',
      'Room Management',
      'Hotel Management',
      'User Management',
      'Audit',
      'Refunds',
      'Payments',
      'Money to check',
      'Events',
      'Reviews',
      'Partners',
      'Site',
      'Log out',
    ]);
  });

  it('has nothing of money or people for a visitor', async () => {
    expect(await drawerOf('visitor')).toEqual([
      'Dashboard',
      'Book Management',
      'Booking History',
      'Room Management',
      'Hotel Management',
      'Reviews',
      'Log out',
    ]);
  });

  it('shows the reports once they are asked for, each of which has a page', async () => {
    const { user, address } = await openAt(DASHBOARD, {
      user: userOf('owner'),
      answers: { ...ANSWERS, 'GET /reports/sale': dailyReport() },
    });
    await user.click(await screen.findByRole('menuitem', { name: 'Reports' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sales' }));
    expect(await screen.findByRole('grid', { name: 'Sales' })).toBeVisible();
    expect(address()).toBe('/en/admin/reports/sale');
  });
});

describe('pages of another owner', () => {
  it('lead an owner to their own dashboard', async () => {
    const { address } = await openAt(`/owner/${id(5)}/book-manage`, {
      user: userOf('owner'),
      answers: ANSWERS,
    });
    await screen.findByRole('heading', { name: 'My Hotel' });
    expect(address()).toBe(`/en${DASHBOARD}`);
  });

  it('are chosen by an administrator, who reads nothing of the one before', async () => {
    const { user, calls, address } = await openAt(DASHBOARD, {
      user: userOf('admin'),
      answers: ANSWERS,
    });
    await user.click(await screen.findByRole('combobox', { name: 'Choose an owner' }));
    await user.click(await screen.findByRole('option', { name: 'Somchai owner' }));
    await waitFor(() => expect(address()).toBe(`/en/owner/${id(5)}/dashboard`));
    await waitFor(() => expect(lastOwnerAsked(calls)).toBe(id(5)));
  });

  it('are the first owner’s for an administrator who comes to the bare address', async () => {
    const { address } = await openAt('/owner', { user: userOf('admin'), answers: ANSWERS });
    await screen.findByRole('heading', { name: 'My Hotel' });
    expect(address()).toBe(`/en${DASHBOARD}`);
  });
});

describe('instead of a page', () => {
  it('that is not there stands why, and the way on', async () => {
    await openAt('/admin/nowhere', { user: userOf('owner'), answers: ANSWERS });
    await screen.findByRole('heading', { name: 'This page could not be found' });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('The link may have changed');
    expect(within(main).getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
      'href',
      '/en/owner',
    );
  });

  it.each([
    ['en', 'This page could not be shown', 'Try again'],
    ['th', 'แสดงหน้านี้ไม่ได้', 'ลองอีกครั้ง'],
  ] as const)(
    'that broke stands so, inside of bar and drawer: %s',
    async (language, title, again) => {
      const broken = vi.spyOn(console, 'error').mockImplementation(() => {});
      const answers = { ...ANSWERS, 'GET /reports/sale': () => Response.json({ columns: 'none' }) };
      await openAt('/admin/reports/sale', { language, user: userOf('owner'), answers });
      await screen.findByRole('heading', { name: title });
      expect(screen.getByRole('button', { name: again })).toBeVisible();
      expect(screen.getByRole('menu')).toBeVisible();
      broken.mockRestore();
    },
  );
});

describe('a session that ends', () => {
  it('leads to signing in, and nothing breaks on the way', async () => {
    const broken = vi.spyOn(console, 'error');
    let isOver = false;
    const bookings = () => (isOver ? refusal({ status: 401, code: 'unauthorized' }) : listed([])());
    const { user, address } = await openAt(DASHBOARD, {
      user: userOf('owner'),
      answers: { ...ANSWERS, 'GET /admin-api/bookings': bookings },
    });
    await screen.findByRole('heading', { name: 'My Hotel' });
    isOver = true;
    session.forget();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/en/login');
    expect(broken.mock.calls.map(String).filter((said) => said.includes('signed in'))).toEqual([]);
    broken.mockRestore();
  });
});

const lastOwnerAsked = (calls: Awaited<ReturnType<typeof openAt>>['calls']) =>
  JSON.parse(calls.findLast(({ path }) => path === '/admin-api/bookings')?.query.filter ?? '{}')
    .ownerId;
