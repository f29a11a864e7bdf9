import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import * as page from './partners-page.tsx';

const APPLY = 'POST /outreach/partners';
const SITE = { pages: { partners: { th: 'มาด้วยกัน', en: 'Join us' } } };
const openForm = (answers: Answers = { [APPLY]: {} }) =>
  openPage(page, { answers: { 'GET /site': { site: SITE }, ...answers } });
type User = Awaited<ReturnType<typeof openForm>>['user'];

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send application' });
async function fillIn(user: User) {
  await user.type(field('Name of your property'), ' บ้านริมน้ำ ');
  await user.type(field('Full name'), 'สมหญิง');
  await user.type(field('Email'), 'a@b.co ');
  await user.type(field('Phone'), '081 234 5678');
}

describe('a hotel that wants to be listed', () => {
  it('reads why, and is told what is missing, field by field', async () => {
    const { user, calls } = await openForm();
    expect(screen.getByText('Join us')).toBeVisible();
    await user.type(field('Phone'), '12');
    await user.click(send());
    await expect.poll(() => field('Name of your property')).toHaveAccessibleDescription('Required');
    await expect.poll(() => field('Full name')).toHaveAccessibleDescription('Required');
    await expect.poll(() => field('Email')).toHaveAccessibleDescription('Required');
    await expect.poll(() => field('Phone')).toHaveAccessibleDescription(/phone number/);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('applies, and the form gives way to what happens next', async () => {
    const { user, calls } = await openForm();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('We have received your application')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ hotelName: 'บ้านริมน้ำ', name: 'สมหญิง', email: 'a@b.co' },
      ...{ phone: '081 234 5678', message: null },
    });
  });

  it('writes a phone number as the API takes it while one types or pastes', async () => {
    const { user, calls } = await openForm();
    await fillIn(user);
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '๐๘๑.๒๓๔.5679');
    expect(field('Phone')).toHaveValue('081-234-5679');
    await user.type(field('Phone'), '๘', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await user.keyboard('๙');
    expect(field('Phone')).toHaveValue('0891-234-5679');
    await user.click(send());
    await screen.findByText('We have received your application');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      phone: '0891-234-5679',
    });
  });

  it('keeps what was typed after a refusal', async () => {
    const { user } = await openForm({
      [APPLY]: () => refusal({ status: 429, code: 'too-many-requests' }),
    });
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    expect(field('Email')).toHaveValue('a@b.co');
  });
});
