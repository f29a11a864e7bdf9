import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Booking } from '../../shell/api/records.ts';
import { openAt } from '../../testing/open.tsx';
import { booking, id, OWNER, userOf } from '../../testing/samples.ts';

const sentAt = '2026-12-01T03:00:00.000Z';
const SENT: Partial<Booking> = {
  arrival: { arrivalTime: '14:30', companions: ['Somsri'], requests: 'A cot', sentAt },
  documents: [
    { number: 1, type: 'image/webp', sentAt },
    { number: 2, type: 'application/pdf', sentAt },
  ],
};
const document = (n: number) => `GET /bookings/${id(30)}/documents/${n}`;

const open = (given: Partial<Booking>, role: Role = 'officer', answers = {}) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  return openAt(`/owner/${OWNER}/book-manage/${id(30)}`, {
    user: userOf(role),
    answers: {
      [`GET /admin-api/bookings/${id(30)}`]: booking(given),
      [`GET /bookings/${id(30)}/history`]: { events: [], verified: null },
      ...answers,
    },
  });
};
const openButton = (n: number) => screen.findByRole('button', { name: `Open document ${n}` });

it('shows an officer what the guest sent, and opens a picture only when it is asked for', async () => {
  const picture = () => new Response('bytes', { headers: { 'content-type': 'image/webp' } });
  const { user, calls } = await open(SENT, 'officer', { [document(1)]: picture });
  await screen.findByText('14:30');
  expect(screen.getByText('Somsri')).toBeVisible();
  expect(calls.some(({ path }) => path.includes('/documents/'))).toBe(false);
  await user.click(await openButton(1));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document 1' }));
  expect(await dialog.findByRole('img', { name: 'Document 1' })).toHaveAttribute(
    'src',
    'blob:document',
  );
});

it('opens a PDF in a tab of its own', async () => {
  const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  const { user } = await open(SENT, 'officer', { [document(2)]: pdf });
  await user.click(await openButton(2));
  expect(await screen.findByRole('link', { name: 'Open PDF' })).toHaveAttribute('target', '_blank');
});

it('says so where a document cannot be obtained', async () => {
  const gone = () => refusal({ status: 404, code: 'not-found' });
  const { user } = await open(SENT, 'officer', { [document(1)]: gone });
  await user.click(await openButton(1));
  await screen.findByText('The document could not be loaded');
});

it('gives an auditor no document to open', async () => {
  await open(SENT, 'auditor');
  await screen.findByText('2 documents');
  expect(screen.queryByRole('button', { name: /Open document/ })).toBeNull();
});

it('is not there where nothing was sent', async () => {
  await open({});
  await screen.findByRole('heading', { name: 'Stay' });
  expect(screen.queryByRole('heading', { name: 'Online check-in' })).toBeNull();
});
