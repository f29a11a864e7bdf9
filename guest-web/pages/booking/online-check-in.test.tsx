import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { booking } from '../../testing/samples.ts';
import * as page from './booking-page.tsx';

const sentAt = '2026-12-24T10:05:00.000Z';
const BOOKED = booking({ status: 'Booked', paymentStatus: 'paid', methodCheckIn: 'Online' });
const PATH = `/outreach/bookings/${BOOKED._id}`;
const SENT = { arrivalTime: '14:30', companions: ['Somsri', 'Malee'], requests: 'Quiet', sentAt };

const openBooking = (book = BOOKED, answers: Answers = {}) =>
  openPage(page, {
    path: '/en/booking/:id',
    at: `/en/booking/${BOOKED._id}`,
    answers: { [`GET ${PATH}`]: { book }, ...answers },
  });
const send = () => screen.getByRole('button', { name: 'Send to the hotel' });

describe('a guest who comes soon', () => {
  it('tells the hotel when, with whom and what they would like', async () => {
    let book = BOOKED;
    const { user, calls } = await openBooking(BOOKED, {
      [`GET ${PATH}`]: () => ({ book }),
      [`PUT ${PATH}/arrival`]: () => {
        book = booking({ ...BOOKED, arrival: SENT });
        return { book };
      },
    });
    await user.type(screen.getByLabelText('Arrival time'), '14:30');
    await user.type(screen.getByLabelText('Other guests'), ' Somsri\n\nMalee ');
    await user.type(screen.getByLabelText('Special requests'), 'Quiet');
    await user.click(send());
    await screen.findByText(/The hotel has received your details/);
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { arrivalTime: '14:30', companions: ['Somsri', 'Malee'], requests: 'Quiet' },
    });
    expect(screen.getByRole('button', { name: 'Send changes' })).toBeEnabled();
  });

  it('may leave all of it open', async () => {
    const { user, calls } = await openBooking(BOOKED, {
      [`PUT ${PATH}/arrival`]: { book: BOOKED },
    });
    await user.click(send());
    await screen.findByText('Sent to the hotel');
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { arrivalTime: null, companions: [], requests: null },
    });
  });

  it('is told why it was refused, and keeps what was typed', async () => {
    const { user } = await openBooking(BOOKED, {
      [`PUT ${PATH}/arrival`]: () => refusal({ status: 409, code: 'wrong-status' }),
    });
    await user.type(screen.getByLabelText('Special requests'), 'Quiet');
    await user.click(send());
    await screen.findByText('Could not be sent');
    expect(screen.getByLabelText('Special requests')).toHaveValue('Quiet');
  });
});

describe('documents', () => {
  const input = () => screen.getByLabelText(/Choose a file/, { selector: 'input' });

  it('are sent one by one, a PDF too, and listed', async () => {
    let book = BOOKED;
    const { user, calls } = await openBooking(BOOKED, {
      [`GET ${PATH}`]: () => ({ book }),
      [`POST ${PATH}/documents`]: () => {
        book = booking({ ...BOOKED, documents: [{ number: 1, type: 'application/pdf', sentAt }] });
        return { book };
      },
    });
    expect(screen.getByRole('button', { name: 'Send document' })).toBeDisabled();
    await user.upload(input(), new File(['%PDF-'], 'passport.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByRole('button', { name: 'Send document' }));
    const card = screen.getByRole('heading', { name: 'Online check-in' }).closest('section');
    const sent = await within(card ?? document.body).findByText(/Document 1, sent/);
    await expect.poll(() => document.activeElement).toBe(sent);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are refused before they are sent where they are of another kind', async () => {
    await openBooking();
    const files = [new File(['x'], 'notes.txt', { type: 'text/plain' })];
    fireEvent.change(input(), { target: { files } });
    await screen.findByText('Files must be JPEG, PNG, WebP, AVIF or PDF');
    expect(screen.getByRole('button', { name: 'Send document' })).toBeDisabled();
  });

  it('are five at most', async () => {
    const documents = [1, 2, 3, 4, 5].map(
      (number) => ({ number, type: 'image/webp', sentAt }) as const,
    );
    await openBooking(booking({ ...BOOKED, documents }));
    expect(screen.getByText(/You have sent 5 documents/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send document' })).toBeNull();
  });

  it('are asked for no guest who checks in at the hotel', async () => {
    await openBooking(booking({ ...BOOKED, methodCheckIn: 'At Hotel' }));
    expect(screen.getByRole('heading', { name: 'Before you arrive' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send document' })).toBeNull();
  });
});

it('shows what was sent, and takes nothing more, once the guest is checked in', async () => {
  await openBooking(booking({ ...BOOKED, checkInStatus: true, arrival: SENT }));
  expect(screen.getByText('Somsri, Malee')).toBeVisible();
  expect(screen.queryByLabelText('Special requests')).toBeNull();
});

it('offers nothing before the stay is certain', async () => {
  await openBooking(booking({ status: 'Expired' }));
  expect(screen.queryByRole('heading', { name: /Online check-in|Before you arrive/ })).toBeNull();
});
