import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelReviews, ReviewSort } from '../../shell/api/reviews.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ReviewCard } from './review-card.tsx';
import { Summary } from './summary.tsx';
import { useReviews } from './use-reviews.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

type ReviewsSectionProps = Readonly<{
  slug: string;
  /** The first page, newest first; null where they could not be read: the hotel is shown without. */
  first: HotelReviews | null;
}>;

/** What guests say of a hotel. */
export function ReviewsSection({ slug, first }: ReviewsSectionProps) {
  const { t } = useTranslation('reviews');
  const heading = useId();
  if (first === null) return null;
  return (
    <section
      id="reviews"
      aria-labelledby={heading}
      className="mt-12 scroll-mt-20"
      data-testid="reviews"
    >
      <h2 id={heading} className="font-semibold text-2xl">
        {t('title')}
      </h2>
      {first.summary.count === 0 ? (
        <p className="mt-3 text-muted">{t('none')}</p>
      ) : (
        <Reviews key={slug} slug={slug} first={first} />
      )}
    </section>
  );
}

function Reviews({ slug, first }: Readonly<{ slug: string; first: HotelReviews }>) {
  const { t } = useTranslation('reviews');
  const { reviews, total, sort, state, sortBy, more } = useReviews(slug, first);
  const [reported, setReported] = useState<string>();
  return (
    <div className="mt-5 grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Summary summary={first.summary} />
      <div className="grid min-w-0 gap-4">
        <Sorting sort={sort} onSort={(by) => void sortBy(by)} />
        {reviews.map((review) => (
          <ReviewCard key={review._id} review={review} onReport={() => setReported(review._id)} />
        ))}
        {state === 'failed' && <Alert>{t('loadFailed')}</Alert>}
        <p role="status" className="text-muted text-sm">
          {t('shown', { shown: reviews.length, total })}
        </p>
        {reviews.length < total && (
          <Button
            kind="quiet"
            busy={state === 'loading'}
            onClick={() => void more()}
            className="justify-self-start"
          >
            {t('more')}
          </Button>
        )}
      </div>
      {reported && <ReportDialog id={reported} onClose={() => setReported(undefined)} />}
    </div>
  );
}

type SortingProps = Readonly<{ sort: ReviewSort; onSort: (sort: ReviewSort) => void }>;

function Sorting({ sort, onSort }: SortingProps) {
  const { t } = useTranslation('reviews');
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-muted text-sm">
        {t('sort')}
      </label>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => onSort(target.value === 'score' ? 'score' : 'recent')}
        className="min-h-11 rounded-xl border border-field bg-card px-3"
      >
        <option value="recent">{t('recent')}</option>
        <option value="score">{t('byScore')}</option>
      </select>
    </div>
  );
}
