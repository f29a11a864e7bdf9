import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '../../shell/api/session.ts';
import { listed, openAt } from '../../testing/open.tsx';
import { booking, hotel, id, OWNER, userOf } from '../../testing/samples.ts';

const PATH = `/owner/${OWNER}/book-manage/${id(30)}`;
const SAVED = `PUT /admin-api/bookings/${id(30)}`;
const officer = userOf('officer');
const ANSWERS = {
  [`GET /admin-api/bookings/${id(30)}`]: booking(),
  [`GET /bookings/${id(30)}/history`]: { events: [], verified: null },
};
afterEach(() => window.sessionStorage.clear());

/** As a full load does: what was on the screen is gone, what the tab keeps is not. */
function leave(): void {
  const kept = { ...window.sessionStorage };
  cleanup();
  for (const [key, value] of Object.entries(kept))
    window.sessionStorage.setItem(key, String(value));
}

const note = async (opened: Awaited<ReturnType<typeof openAt>>, button: string) => {
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('textbox');
};

describe('what was typed', () => {
  it('is there again in the other language, and not once its form was closed', async () => {
    const first = await openAt(PATH, { user: officer, answers: ANSWERS });
    await first.user.type(await note(first, 'Add a note'), 'Late, by boat');
    leave();
    const again = await openAt(PATH, { language: 'th', user: officer, answers: ANSWERS });
    expect(await note(again, 'เขียนบันทึก')).toHaveValue('Late, by boat');
    await again.user.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
    expect(await note(again, 'เขียนบันทึก')).toHaveValue('');
  });

  it.each([
    ['a new user', `/owner/${OWNER}/user-manage/create`],
    ['a user', `/owner/${OWNER}/user-manage/${id(12)}`],
  ])('is there again in the form of %s', async (_, path) => {
    const answers = {
      'GET /admin-api/hotels': listed([hotel()]),
      [`GET /admin-api/users/${id(12)}`]: { ...userOf('officer', { _id: id(12) }), id: id(12) },
    };
    const owner = { user: userOf('owner'), answers };
    const first = await openAt(path, owner);
    const name = await screen.findByLabelText('First name');
    await first.user.clear(name);
    await first.user.type(name, 'Noi');
    leave();
    const removed = vi.spyOn(window.sessionStorage, 'removeItem');
    onTestFinished(() => removed.mockRestore());
    await openAt(path, { ...owner, language: 'th' });
    await waitFor(async () => expect(await screen.findByLabelText('ชื่อ')).toHaveValue('Noi'));
    // not even for a moment, or a page loaded again just then would lose it
    expect(removed).not.toHaveBeenCalledWith(expect.stringContaining('#form'));
    leave();
    await openAt(path, owner);
    await waitFor(async () =>
      expect(await screen.findByLabelText('First name')).toHaveValue('Noi'),
    );
  });

  it('is not for who signs in after', async () => {
    const first = await openAt(PATH, { user: officer, answers: ANSWERS });
    await first.user.type(await note(first, 'Add a note'), 'Late');
    leave();
    const other = userOf('officer', { _id: id(101) });
    const again = await openAt(PATH, { user: other, answers: ANSWERS });
    expect(await note(again, 'Add a note')).toHaveValue('');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Late');
  });

  it('is saved once who typed it has signed in again, where they are', async () => {
    let saves = 0;
    const opened = await openAt(PATH, {
      user: officer,
      answers: {
        ...ANSWERS,
        [SAVED]: () => {
          saves += 1;
          return saves === 1 ? refusal({ status: 401, code: 'not-identified' }) : booking();
        },
        'POST /auth/token': ({ body }: { body: unknown }) =>
          JSON.stringify(body).includes('right')
            ? { access_token: 'new', expires_in: 3600 }
            : refusal({ status: 401, code: 'x', detail: 'Wrong username or password' }),
        'GET /auth/user/me': { user: officer },
      },
    });
    await opened.user.type(await note(opened, 'Add a note'), 'Late, by boat');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(dialog.getByLabelText('Username')).toHaveValue('officer');
    const password = dialog.getByLabelText('Password');
    await opened.user.type(password, 'wrong');
    await opened.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await dialog.findByText('Wrong username or password')).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    await opened.user.keyboard('right');
    await opened.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(saves).toBe(2));
    expect(session.read()?.token).toBe('new');
    const sent = opened.calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ body }) => body)).toEqual([
      { staffNote: 'Late, by boat', version: 3 },
      { staffNote: 'Late, by boat', version: 3 },
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('leads to where one signs in, and back, where the session is left', async () => {
    const opened = await openAt(PATH, {
      user: officer,
      answers: { ...ANSWERS, [SAVED]: () => refusal({ status: 401, code: 'not-identified' }) },
    });
    await opened.user.type(await note(opened, 'Add a note'), 'Late');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(opened.address()).toBe('/en/login'));
    expect(JSON.stringify({ ...window.sessionStorage })).toContain('Late');
  });
});
