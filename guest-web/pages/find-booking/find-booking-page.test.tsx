import { type Answers, refusal, unreachable } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import * as page from './find-booking-page.tsx';

const FIND = 'POST /outreach/bookings/find';
const openForm = (answers: Answers = { [FIND]: {} }) => openPage(page, { answers });

const code = () => screen.getByRole('textbox', { name: 'Booking number' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send me the link' });

describe('a guest who lost the link', () => {
  it('is told what is missing, field by field, and nothing is sent', async () => {
    const { user, calls } = await openForm();
    await user.click(send());
    await expect.poll(() => code()).toHaveAccessibleDescription('Required');
    await user.type(email(), 'somying');
    await expect.poll(() => email()).toHaveAccessibleDescription('Invalid email');
    expect(calls).toEqual([]);
  });

  it('gets it by number and email, however they were spaced', async () => {
    const { user, calls } = await openForm();
    await user.type(code(), ' BK-7Q2MX4 ');
    await user.type(email(), ' somying@example.com ');
    await user.click(send());
    await screen.findByText('Check your email');
    expect(calls).toMatchObject([
      { body: { bookingId: 'BK-7Q2MX4', email: 'somying@example.com' } },
    ]);
  });

  it.each([
    ['a refusal', () => refusal({ status: 429, code: 'too-many-requests', detail: 'Wait' })],
    ['a dead connection', unreachable],
  ])('keeps what was typed after %s', async (_, answer) => {
    const { user } = await openForm({ [FIND]: answer });
    await user.type(code(), 'BK-7Q2MX4');
    await user.type(email(), 'somying@example.com');
    await user.click(send());
    await screen.findByRole('alert');
    expect(code()).toHaveValue('BK-7Q2MX4');
    expect(send()).toBeEnabled();
  });
});
