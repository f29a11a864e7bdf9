import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScoreBadge } from '../../features/reviews/score-badge.tsx';
import type { HotelReviews, Review } from '../../shell/api/reviews.ts';
import { open } from '../../testing/open.tsx';
import { ReviewsSection } from './reviews-section.tsx';

const SLUG = 'talay-ngoen-kata';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const review = (n: number, given: Partial<Review> = {}): Review => ({
  ...{ _id: id(n), score: 9, text: `Words ${n}`, lang: 'en', name: `Guest ${n}` },
  ...{ month: '2026-10', nights: 2, createdAt: '2026-10-12T03:00:00.000Z', answer: null },
  ...given,
});
const none = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0, '7': 0, '8': 0, '9': 0, '10': 0 };
const page = (reviews: Review[], total = reviews.length): HotelReviews => ({
  ...{ reviews, total, page: 1, perPage: 5, detail: '' },
  summary: {
    ...{ score: total > 0 ? 8.7 : null, count: total },
    scores: { ...none, '9': total },
  },
});
const PATH = `/outreach/hotels/${SLUG}/reviews`;
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('reviews on the page of a hotel', () => {
  it('show score, month, nights and the hotel’s answer', async () => {
    const answer = { text: 'Thank you', at: '2026-10-13T03:00:00.000Z' };
    await open(<ReviewsSection slug={SLUG} first={page([review(1, { answer, name: null })])} />);
    const card = within(screen.getByRole('article', { name: 'Anonymous guest' }));
    expect(card.getByText('Words 1')).toBeVisible();
    expect(card.getByText('Stayed October 2026 · 2 nights')).toBeVisible();
    expect(card.getByText('Thank you')).toBeVisible();
    expect(card.getByText('9 out of 10')).toBeInTheDocument();
    expect(screen.getByText('Score 9: 1 review')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('are sorted otherwise, and more of them shown', async () => {
    const first = page([review(1), review(2)], 3);
    const { user, calls } = await open(<ReviewsSection slug={SLUG} first={first} />, {
      answers: {
        [`GET ${PATH}`]: ({ query }: { query: Record<string, string> }) =>
          query.page === '2'
            ? { ...page([review(2), review(3)], 3), page: 2 }
            : page([review(3), review(1)], 3),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Showing 3 of 3 reviews')).toBeVisible();
    expect(cards()).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest score');
    expect(await screen.findByText('Showing 2 of 3 reviews')).toBeVisible();
    expect(cards()).toEqual(['Guest 3', 'Guest 1']);
    expect(calls.map(({ query }) => [query.sort, query.page])).toEqual([
      ['recent', '2'],
      ['score', '1'],
    ]);
  });

  it('are reported with a reason', async () => {
    const first = page([review(1)]);
    const { user, calls } = await open(<ReviewsSection slug={SLUG} first={first} />, {
      answers: { [`POST /outreach/reviews/${id(1)}/report`]: { detail: '' } },
    });
    await user.click(screen.getByRole('button', { name: 'Report the review by Guest 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Rude');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(calls.map(({ body }) => body)).toEqual([{ reason: 'Rude' }]);
  });

  it('are said to be none where there are none', async () => {
    await open(<ReviewsSection slug={SLUG} first={page([])} />);
    expect(screen.getByText(/No reviews yet/)).toBeVisible();
  });
});

it('a score is a badge with a word and how many gave it; nothing where nobody did', async () => {
  await open(<ScoreBadge score={8.7} count={12} />);
  expect(screen.getByText('8.7 out of 10')).toBeInTheDocument();
  expect(screen.getByText('Very good')).toBeVisible();
  expect(screen.getByText('12 reviews')).toBeVisible();
});

it('what nobody reviewed has no badge', async () => {
  await open(<ScoreBadge score={null} count={0} />);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
