import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scoreText, wordOf } from '../../features/reviews/score.ts';
import {
  getReviews,
  type HotelReviews,
  type Review,
  type ReviewSort,
} from '../../shell/api/reviews.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

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

const SCORES = ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'] as const;

/** What guests give in all, and how many gave each score. */
function Summary({ summary }: Readonly<{ summary: HotelReviews['summary'] }>) {
  const { t } = useTranslation('reviews');
  const { score, count, scores } = summary;
  if (score === null) return null;
  const most = Math.max(...SCORES.map((each) => scores[each]));
  return (
    <div className="rounded-2xl bg-card p-6 shadow-card">
      <p className="flex items-baseline gap-2">
        <span className="font-semibold text-5xl tabular-nums">{scoreText(score)}</span>
        <span className="text-muted">{t('of')}</span>
      </p>
      <p className="mt-1 font-semibold text-lg">{t(wordOf(score))}</p>
      <p className="text-muted">{t('count', { count })}</p>
      <ul aria-label={t('distribution')} className="mt-4 grid gap-1.5">
        {SCORES.map((each) => (
          <li key={each} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{t('given', { score: each, count: scores[each] })}</span>
            <span aria-hidden="true" className="w-5 text-right text-muted tabular-nums">
              {each}
            </span>
            <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sand">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${(scores[each] / most) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="w-6 text-muted tabular-nums">
              {scores[each]}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm">{t('verified')}</p>
    </div>
  );
}

type ReviewCardProps = Readonly<{ review: Review; onReport: () => void }>;

/** What one guest says, and what the hotel answered. */
function ReviewCard({ review, onReport }: ReviewCardProps) {
  const { t } = useTranslation(['reviews', 'shell']);
  const { language } = useApp().api;
  const { score, text, lang, month, nights, answer } = review;
  const name = review.name ?? t('anonymous');
  const stayed = t('stayed', {
    month: formatDay(month, language, 'month'),
    nights: t('shell:nights', { count: nights }),
  });
  return (
    <article aria-label={name} className="rounded-2xl bg-card p-5 shadow-card">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-muted text-sm">{stayed}</p>
        </div>
        <p className="shrink-0 rounded-lg bg-direct px-2.5 py-1 font-semibold text-on-direct tabular-nums">
          <span aria-hidden="true">{score}</span>
          <span className="sr-only">{t('score', { score })}</span>
        </p>
      </div>
      {text && (
        <p lang={lang} className="mt-3 whitespace-pre-line break-words">
          {text}
        </p>
      )}
      {answer && (
        <div className="mt-4 rounded-xl border-brand border-l-4 bg-sand px-4 py-3">
          <p className="font-semibold text-sm">{t('answer')}</p>
          <p className="mt-1 whitespace-pre-line break-words">{answer.text}</p>
        </div>
      )}
      <button
        type="button"
        onClick={onReport}
        aria-label={t('reportOf', { name })}
        className="mt-2 min-h-11 text-muted text-sm underline-offset-4 hover:underline"
      >
        {t('report')}
      </button>
    </article>
  );
}

type Shown = Readonly<{
  sort: ReviewSort;
  page: number;
  total: number;
  reviews: HotelReviews['reviews'];
}>;

/** The reviews of a hotel from the page's first ones on, sorted and as many as were asked for. */
function useReviews(slug: string, first: HotelReviews) {
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
