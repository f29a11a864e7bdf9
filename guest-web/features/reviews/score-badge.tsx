import { useTranslation } from 'react-i18next';
import { scoreText, wordOf } from './score.ts';

type ScoreBadgeProps = Readonly<{
  /** 1 to 10; null where nobody reviewed: then there is nothing to see. */
  score: number | null;
  count: number;
  className?: string;
}>;

/** What guests give a hotel or a room, in one line. */
export function ScoreBadge({ score, count, className = '' }: ScoreBadgeProps) {
  const { t } = useTranslation('reviews');
  if (score === null || count === 0) return null;
  const text = scoreText(score);
  return (
    <p className={`flex items-center gap-2 text-sm ${className}`}>
      <span
        aria-hidden="true"
        className="rounded-lg bg-direct px-2 py-0.5 font-semibold text-on-direct tabular-nums"
      >
        {text}
      </span>
      <span className="sr-only">{t('score', { score: text })}</span>
      <span>
        <span className="font-medium">{t(wordOf(score))}</span>{' '}
        <span className="text-muted">{t('count', { count })}</span>
      </span>
    </p>
  );
}
