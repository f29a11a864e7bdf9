import type { UserJson } from '@baanpak/contract/user/user.ts';
import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../shell/api/session.ts';
import { listed, openAt } from '../../testing/open.tsx';
import { hotel, userOf } from '../../testing/samples.ts';

const CODES = Array.from({ length: 10 }, (_, n) => `3f9a-0c1d-000${n}`);
const SETUP = {
  setupId: '00000000-0000-4000-8000-000000000077',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Baanpak:owner?issuer=Baanpak&secret=JBSWY3DPEHPK3PXP',
};

/** Opens one's own account; `shown` is who the server says one is. */
function openProfile(user: UserJson, answers: Answers = {}, shown = () => user) {
  return openAt('/admin/profile', {
    user,
    answers: {
      'GET /admin-api/hotels': listed([hotel()]),
      'GET /auth/user/me': () => ({ user: shown() }),
      ...answers,
    },
  });
}

const part = (name: string) => screen.findByRole('region', { name });

describe('one’s own account', () => {
  it('sends the names that changed, and shows them at once', async () => {
    const me = userOf('owner', { phone: '02 123 4567' });
    const { user, calls } = await openProfile(me, {
      [`PUT /users/${me._id}`]: { user: { ...me, nickname: 'Lek', phone: null } },
    });
    const details = within(await part('Your details'));
    await user.type(details.getByLabelText('Nickname'), 'Lek');
    expect(details.queryByLabelText('Current password')).toBeNull();
    await user.click(details.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ nickname: 'Lek' });
    expect(session.read()?.user.nickname).toBe('Lek');
  });

  it('asks for the present password only while the email or phone is another one', async () => {
    const me = userOf('owner', { phone: '02 123 4567' });
    let tries = 0;
    const { user, calls } = await openProfile(
      me,
      {
        [`PUT /users/${me._id}`]: () => {
          tries += 1;
          const errors = [{ path: 'currentPassword', message: 'Not your current password' }];
          return tries === 1
            ? Response.json({ detail: 'no', code: 'wrong-password', errors }, { status: 422 })
            : { user: { ...me, phone: null } };
        },
      },
      () => ({ ...me, phone: tries > 1 ? null : me.phone }),
    );
    const details = within(await part('Your details'));
    const asked = () => details.queryByLabelText('Current password');
    const save = details.getByRole('button', { name: 'Save' });
    await user.type(details.getByLabelText('Email'), 'x');
    expect(asked()).toBeVisible();
    await user.type(details.getByLabelText('Email'), '{Backspace}');
    expect(asked()).toBeNull();
    await user.clear(details.getByLabelText('Phone'));
    await user.click(save);
    await expect.poll(asked).toHaveAccessibleDescription('Required');
    await user.type(details.getByLabelText('Current password'), 'a guess');
    await user.click(save);
    await expect.poll(asked).toHaveAccessibleDescription('Not your current password');
    await user.clear(details.getByLabelText('Current password'));
    await user.type(details.getByLabelText('Current password'), 'the one');
    await user.click(save);
    await screen.findByText('Saved');
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { phone: null, currentPassword: 'a guess' },
      { phone: null, currentPassword: 'the one' },
    ]);
    await expect.poll(asked).toBeNull();
  });

  it('asks for the second factor in its place, where that is on', async () => {
    const me = userOf('owner', { secondFactor: true, recoveryCodesLeft: 10 });
    let tries = 0;
    const { user, calls } = await openProfile(me, {
      [`PUT /users/${me._id}`]: () => {
        tries += 1;
        return tries === 1
          ? refusal({ status: 403, code: 'second-factor-needed' })
          : { user: { ...me, phone: '021234567' } };
      },
      'POST /auth/second-factor/prove': { proof: 'p1', expires_in: 300 },
    });
    const details = within(await part('Your details'));
    await user.type(details.getByLabelText('Phone'), '021234567');
    expect(details.queryByLabelText('Current password')).toBeNull();
    expect(within(await part('Password')).queryByLabelText('Current password')).toBeNull();
    await user.click(details.getByRole('button', { name: 'Save' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(prompt.getByLabelText('Code'), '123456');
    await user.click(prompt.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Saved');
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(
      Array(2).fill({ phone: '021234567' }),
    );
  });

  it('says at its field what the server says no to', async () => {
    const me = userOf('officer');
    const { user } = await openProfile(me, {
      [`PUT /users/${me._id}`]: () =>
        Response.json(
          { detail: 'no', code: 'x', errors: [{ path: 'email', message: 'Invalid email' }] },
          { status: 400 },
        ),
    });
    const details = within(await part('Your details'));
    await user.type(details.getByLabelText('Email'), 'x');
    await user.type(details.getByLabelText('Current password'), 'the one');
    await user.click(details.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => details.getByLabelText('Email'))
      .toHaveAccessibleDescription('Invalid email');
  });

  it('changes the password by the present one, and stays signed in', async () => {
    const me = userOf('officer');
    const { user, calls } = await openProfile(me, {
      [`PUT /users/${me._id}`]: { user: me },
      'POST /auth/token': { access_token: 'new token', token_type: 'bearer', expires_in: 60 },
    });
    const password = within(await part('Password'));
    await user.type(password.getByLabelText('Current password'), 'old one');
    await user.type(password.getByLabelText('New password'), 'long enough');
    await user.type(password.getByLabelText('Confirm password'), 'long enough');
    await user.click(password.getByRole('button', { name: 'Set your password' }));
    await screen.findByText(/Your new password is set/);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      currentPassword: 'old one',
      password: 'long enough',
      confirmPassword: 'long enough',
    });
    expect(session.read()?.token).toBe('new token');
  });

  it('has no second factor for who decides over no money', async () => {
    await openProfile(userOf('officer'));
    await part('Password');
    expect(screen.queryByRole('region', { name: 'Second factor' })).toBeNull();
  });
});

describe('the second factor', () => {
  it('is turned on by a code of the app, and shows the recovery codes once', async () => {
    const me = userOf('owner');
    let isOn = false;
    const { user, calls } = await openProfile(
      me,
      {
        'POST /auth/second-factor/begin': SETUP,
        'POST /auth/second-factor/confirm': () => {
          isOn = true;
          return { recoveryCodes: CODES };
        },
      },
      () => ({ ...me, secondFactor: isOn, recoveryCodesLeft: isOn ? 10 : null }),
    );
    const factor = within(await part('Second factor'));
    await user.type(factor.getByLabelText('Current password'), 'my password');
    await user.click(factor.getByRole('button', { name: 'Turn on the second factor' }));
    await factor.findByRole('img', { name: 'QR code for the authenticator app' });
    factor.getByText('JBSW Y3DP EHPK 3PXP');
    await user.type(factor.getByLabelText('6-digit code from the app'), '123 456');
    await user.click(factor.getByRole('button', { name: 'Turn on the second factor' }));
    expect(calls.find(({ path }) => path.endsWith('/begin'))?.body).toEqual({
      currentPassword: 'my password',
    });
    const codes = await factor.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(calls.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({
      setupId: SETUP.setupId,
      code: '123456',
    });
    await user.click(factor.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain(CODES[9]);
    await user.click(factor.getByRole('button', { name: 'I have saved them' }));
    await factor.findByText(/10 recovery codes are left/);
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('is turned off by password and code; a wrong one is said, and asked for again', async () => {
    const me = userOf('owner', { secondFactor: true, recoveryCodesLeft: 2 });
    let tries = 0;
    const { user, calls } = await openProfile(me, {
      'POST /auth/second-factor/turn-off': () => {
        tries += 1;
        return tries === 1
          ? refusal({ status: 422, code: 'wrong-code', detail: 'The code is wrong' })
          : { user: { ...me, secondFactor: false } };
      },
    });
    const factor = within(await part('Second factor'));
    await user.click(factor.getByRole('button', { name: 'Turn off the second factor' }));
    const dialog = within(await screen.findByRole('dialog'));
    const turnOff = dialog.getByRole('button', { name: 'Turn off the second factor' });
    await user.type(dialog.getByLabelText('Current password'), 'my password');
    await user.type(dialog.getByLabelText('Code'), '111111');
    await user.click(turnOff);
    expect(await dialog.findByRole('alert')).toHaveTextContent('The code is wrong');
    await user.type(dialog.getByLabelText('Code'), '3f9a-0c1d-0001');
    await user.click(turnOff);
    await screen.findByText('The second factor is off');
    expect(calls.findLast(({ path }) => path.endsWith('/turn-off'))?.body).toEqual({
      code: '3f9a-0c1d-0001',
      currentPassword: 'my password',
    });
  });
});
