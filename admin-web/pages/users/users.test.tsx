import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, openAt } from '../../testing/open.tsx';
import { hotel, id, OWNER, userOf } from '../../testing/samples.ts';

const LIST = `/owner/${OWNER}/user-manage`;
const somchai = {
  ...userOf('officer', { _id: id(50), username: 'somchai', email: 'somchai@example.com' }),
  id: id(50),
};
const READ = {
  'GET /admin-api/hotels': listed([hotel()]),
  'GET /admin-api/users': listed([somchai]),
  [`GET /admin-api/users/${somchai.id}`]: () => somchai,
};
const SAVE = `PUT /admin-api/users/${somchai.id}`;

const open = (path: string, answers: Answers = {}, role: 'owner' | 'admin' = 'owner') =>
  openAt(`${LIST}${path}`, { user: userOf(role), answers: { ...READ, ...answers } });

describe('a new member of the staff', () => {
  it('is mailed a link, and needs an address for it', async () => {
    const { user, calls, address } = await open('/create', {
      'POST /admin-api/users': { ...somchai, id: id(51) },
    });
    await user.type(await screen.findByLabelText(/^Username/), 'nok');
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required')).toBeVisible();
    await user.type(screen.getByLabelText(/^Email/), 'nok@example.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/en${LIST}`));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      username: 'nok',
      email: 'nok@example.com',
      role: 'officer',
      ownerId: OWNER,
      invite: true,
    });
  });

  it('has a typed password where one wants that', async () => {
    const { user, calls } = await open('/create', {
      'POST /admin-api/users': { ...somchai, id: id(51) },
    });
    await user.type(await screen.findByLabelText(/^Username/), 'nok');
    await user.click(screen.getByLabelText('Type it here'));
    await user.type(await screen.findByLabelText(/^Password (?!again)/), 'long enough');
    await user.type(screen.getByLabelText(/^Confirm password/), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        username: 'nok',
        password: 'long enough',
        confirmPassword: 'long enough',
        role: 'officer',
        ownerId: OWNER,
      }),
    );
  });
});

describe('one of the staff', () => {
  it('is given what roles an owner may give, and is mailed a link', async () => {
    const { user, calls } = await open(`/${somchai.id}`, { 'POST /auth/forgot': { detail: 'ok' } });
    await user.click(await screen.findByLabelText(/^Role/));
    const roles = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Officer', 'Visitor', 'Auditor']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Send a link for a new password' }));
    await screen.findByText('The link has been sent to somchai@example.com');
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      username: 'somchai',
    });
  });

  it('is kept as typed where the server refuses, in its words', async () => {
    const { user } = await open(`/${somchai.id}`, {
      [SAVE]: () => refusal({ status: 409, code: 'last-admin', detail: 'The last administrator' }),
    });
    await user.click(await screen.findByLabelText('Sign-in disabled'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The last administrator');
    expect(screen.getByLabelText('Sign-in disabled')).toBeChecked();
  });

  it('is read when the form opens, not taken from a list of before', async () => {
    const { user, calls } = await open('', {
      [`GET /admin-api/users/${somchai.id}`]: () => ({ ...somchai, version: 2 }),
      [SAVE]: { ...somchai, version: 3 },
    });
    await user.click(await screen.findByText('somchai@example.com'));
    await user.click(await screen.findByLabelText('Sign-in disabled'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        disabled: true,
        version: 2,
      }),
    );
  });

  it('who lost their second factor has it turned off by an admin, who proves their own', async () => {
    const on = { ...somchai, secondFactor: true, recoveryCodesLeft: 4 };
    let tries = 0;
    const { user, calls } = await open(
      `/${somchai.id}`,
      {
        [`GET /admin-api/users/${somchai.id}`]: () => on,
        [SAVE]: () => {
          tries += 1;
          return tries === 1
            ? refusal({ status: 403, code: 'second-factor-needed' })
            : { ...somchai, version: 2 };
        },
        'POST /auth/second-factor/prove': { proof: 'p1', expires_in: 300 },
      },
      'admin',
    );
    await user.click(await screen.findByRole('button', { name: 'Lost second factor' }));
    const confirm = within(await screen.findByRole('dialog'));
    await user.click(confirm.getByRole('button', { name: 'Turn off the second factor' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(prompt.getByLabelText('Code'), '123456');
    await user.click(prompt.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('The second factor is off');
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual(Array(2).fill({ secondFactor: false, version: 1 }));
  });

  it('who is oneself is led to one’s own account', async () => {
    const me = { ...userOf('owner'), id: OWNER };
    await openAt(`${LIST}/${OWNER}`, {
      user: userOf('owner'),
      answers: { ...READ, [`GET /admin-api/users/${OWNER}`]: () => me },
    });
    expect(await screen.findByRole('link', { name: 'My account' })).toHaveAttribute(
      'href',
      '/en/admin/profile',
    );
    for (const label of ['Sign-in disabled', 'Email', 'Phone'])
      expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
