import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, hotel, OWNER, userOf } from '../../testing/samples.ts';

const LISTS = {
  'GET /admin-api/hotels': listed([hotel()]),
  'GET /admin-api/bookings': listed([]),
  'GET /admin-api/refunds': listed([]),
  'GET /admin-api/cases': listed([]),
};
const ACCEPTED = {
  ...LISTS,
  'POST /auth/token': { access_token: 'token', token_type: 'bearer', expires_in: 86_400 },
  'GET /auth/user/me': { user: userOf('owner') },
};

async function signIn(user: Awaited<ReturnType<typeof openAt>>['user']) {
  await user.type(await screen.findByLabelText('Username'), 'owner1');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('leads to one’s own dashboard', async () => {
    const { user, calls, address } = await openAt('/login', { answers: ACCEPTED });
    await signIn(user);
    await screen.findByRole('heading', { name: 'My Hotel' });
    expect(address()).toBe(`/en/owner/${OWNER}/dashboard`);
    expect(calls[0]?.body).toEqual({ username: 'owner1', password: 'correct horse' });
  });

  it('says what the server says no with, and keeps what was typed', async () => {
    const { user } = await openAt('/login', {
      answers: {
        'POST /auth/token': () =>
          refusal({ status: 401, code: 'unauthorized', detail: 'Wrong name or password' }),
      },
    });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong name or password');
    expect(screen.getByLabelText('Username')).toHaveValue('owner1');
  });

  it('needs a name and a password', async () => {
    const { user, calls } = await openAt('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findAllByText('Required')).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('is asked for before anything is shown, and leads back to what was wanted', async () => {
    const path = `/owner/${OWNER}/book-manage?view=list`;
    const { user, address } = await openAt(path, {
      answers: { ...ACCEPTED, 'GET /admin-api/bookings': listed([booking()]) },
    });
    await signIn(user);
    await screen.findByText('Anna Berg');
    expect(address()).toBe(`/en${path}`);
  });

  it('is asked for in place once the server does not take the token any more', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { address } = await openAt(`/owner/${OWNER}/book-manage?view=list`, {
      user: userOf('owner'),
      answers: {
        ...LISTS,
        'GET /admin-api/bookings': () => refusal({ status: 401, code: 'unauthorized' }),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(dialog.getByLabelText('Username')).toHaveValue('owner');
    expect(address()).toBe(`/en/owner/${OWNER}/book-manage?view=list`);
  });
});
