import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAt } from '../../testing/open.tsx';

const PASSWORD = 'a long password';
const LINK = '/login/reset#the-token';

async function type(user: Awaited<ReturnType<typeof openAt>>['user'], again = PASSWORD) {
  await user.type(await screen.findByLabelText('New password'), PASSWORD);
  await user.type(screen.getByLabelText('Confirm password'), again);
  await user.click(screen.getByRole('button', { name: 'Set your password' }));
}

describe('a forgotten password', () => {
  it('is asked for from the sign-in page, by a username or an address', async () => {
    const detail = 'If there is such an account, we mail a link';
    const { user, calls } = await openAt('/login', {
      answers: { 'POST /auth/forgot': { detail } },
    });
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    const field = await screen.findByLabelText('Username or email');
    const send = screen.getByRole('button', { name: 'Email me the link' });
    await user.click(send);
    expect(await screen.findByText('Required')).toBeVisible();
    await user.type(field, 'owner1');
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    await user.clear(field);
    await user.type(field, 'somchai@example.com');
    await user.click(send);
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toEqual([{ username: 'owner1' }, { email: 'somchai@example.com' }]);
  });

  it('is set again by the mailed link, which leads on to the sign-in page', async () => {
    const { user, calls, address } = await openAt(LINK, { answers: { 'POST /auth/reset': {} } });
    await type(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your new password is set');
    expect(calls.at(-1)?.body).toEqual({
      token: 'the-token',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    await user.click(screen.getByRole('link', { name: 'Go to sign in' }));
    expect(address()).toBe('/en/login');
  });

  it('is not set to two that differ, and a link that is over says so', async () => {
    const detail = 'This link was used already or is too old';
    const { user, calls } = await openAt(LINK, {
      answers: {
        'POST /auth/reset': () => refusal({ status: 422, code: 'reset-link-over', detail }),
      },
    });
    await type(user, 'another password');
    expect(await screen.findByText('The passwords do not match')).toBeVisible();
    expect(calls).toEqual([]);
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set your password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});
