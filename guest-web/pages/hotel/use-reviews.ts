import { useState } from 'react';
import { getReviews, type HotelReviews, type ReviewSort } from '../../shell/api/reviews.ts';
import { useApp } from '../../shell/context.ts';

type Shown = Readonly<{
  sort: ReviewSort;
  page: number;
  total: number;
  reviews: HotelReviews['reviews'];
}>;

/** The reviews of a hotel from the page's first ones on, sorted and as many as were asked for. */
export function useReviews(slug: string, first: HotelReviews) {
  const { api } = useApp();
  const [shown, setShown] = useState<Shown>({ sort: 'recent', ...first });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function load(sort: ReviewSort, page: number): Promise<void> {
    setState('loading');
    try {
      const read = await getReviews(api, slug, sort, page);
      const before = page === 1 ? [] : shown.reviews;
      const known = new Set(before.map(({ _id }) => _id));
      const fresh = read.reviews.filter(({ _id }) => !known.has(_id)); // one may have been written meanwhile
      setShown({ sort, page, total: read.total, reviews: [...before, ...fresh] });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return {
    ...shown,
    state,
    sortBy: (sort: ReviewSort) => load(sort, 1),
    more: () => load(shown.sort, shown.page + 1),
  };
}
