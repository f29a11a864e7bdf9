import { refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { booking } from '../../testing/samples.ts';
import * as page from './review-page.tsx';

const STAYED = booking({ status: 'Completed', paymentStatus: 'paid', holdExpiresAt: null });
const PATH = `/outreach/bookings/${STAYED._id}/review`;
const UNTIL = '2027-04-04T16:59:59.999Z';
const REVIEW = {
  ...{ _id: STAYED._id, score: 7, text: 'Nice', lang: 'en', name: null, month: '2027-01' },
  ...{ nights: 2, createdAt: '2027-01-05T03:00:00.000Z', answer: null },
};
const nothingYet = { review: null, open: true, until: UNTIL };

const openForm = (own: object = nothingYet, put: unknown = { review: REVIEW }) =>
  openPage(page, {
    path: '/en/booking/:id/review',
    at: `/en/booking/${STAYED._id}/review`,
    answers: {
      [`GET /outreach/bookings/${STAYED._id}`]: { book: STAYED },
      [`GET ${PATH}`]: own,
      [`PUT ${PATH}`]: put,
    },
  });
const sent = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('reviewing a stay', () => {
  it('needs a score, and takes words and a name where there are some', async () => {
    const { user, calls } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Please choose a score from 1 to 10')).toBeVisible();
    expect(sent(calls)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '9' }));
    await user.type(screen.getByRole('textbox', { name: /Tell us more/ }), ' Lovely ');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Thank you for your review')).toBeVisible();
    expect(sent(calls)).toEqual([{ score: 9, text: 'Lovely', name: null }]);
  });

  it('shows what was written, to be changed', async () => {
    const { user, calls } = await openForm({ ...nothingYet, review: REVIEW });
    expect(screen.getByRole('radio', { name: '7' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '8' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Thank you for your review')).toBeVisible();
    expect(sent(calls)).toEqual([{ score: 8, text: 'Nice', name: null }]);
  });

  it('says what the server refuses', async () => {
    const no = () => refusal({ status: 409, code: 'review-closed' });
    const { user } = await openForm(nothingYet, no);
    await user.click(screen.getByRole('radio', { name: '9' }));
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText(/for 90 days after check-out/)).toBeVisible();
  });

  it('has no form before the stay is over, nor when the time is', async () => {
    await openForm({ review: null, open: false, until: null });
    expect(screen.getByText(/after you check out/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is closed after a while', async () => {
    await openForm({ review: REVIEW, open: false, until: UNTIL });
    expect(screen.getByText('Reviews for this stay are now closed.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
