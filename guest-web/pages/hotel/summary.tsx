import { useTranslation } from 'react-i18next';
import { scoreText } from '../../features/reviews/score-text.ts';
import { wordOf } from '../../features/reviews/score-word.ts';
import type { HotelReviews } from '../../shell/api/reviews.ts';

const SCORES = ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'] as const;

/** What guests give in all, and how many gave each score. */
export function Summary({ summary }: Readonly<{ summary: HotelReviews['summary'] }>) {
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
