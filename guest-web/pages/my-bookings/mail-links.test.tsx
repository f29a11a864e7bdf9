import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import * as page from './my-bookings-page.tsx';

const MINE = 'POST /outreach/bookings/mine';
const openForm = (answers: Answers = { [MINE]: {} }) => openPage(page, { answers });

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send me the links' });

describe('a guest who booked on another device', () => {
  it('is told what is missing, and nothing is sent', async () => {
    const { user, calls } = await openForm();
    await user.click(send());
    await expect.poll(() => email()).toHaveAccessibleDescription('Required');
    await user.type(email(), 'somying');
    await expect.poll(() => email()).toHaveAccessibleDescription('Invalid email');
    expect(calls).toEqual([]);
  });

  it('has the links of all bookings mailed, and is told the same whether there are any', async () => {
    const { user, calls } = await openForm();
    await user.type(email(), ' somying@example.com ');
    await user.click(send());
    await screen.findByText(/If there are bookings with this email/);
    expect(calls).toMatchObject([{ body: { email: 'somying@example.com' } }]);
  });

  it('keeps what was typed after a refusal', async () => {
    const answer = () => refusal({ status: 429, code: 'too-many-requests', detail: 'Wait' });
    const { user } = await openForm({ [MINE]: answer });
    await user.type(email(), 'somying@example.com');
    await user.click(send());
    await screen.findByRole('alert');
    expect(email()).toHaveValue('somying@example.com');
  });
});
