import { useTranslation } from 'react-i18next';
import type { Review } from '../../shell/api/reviews.ts';
import { useApp } from '../../shell/context.ts';
import { formatDay } from '../../ui/dates.ts';

type ReviewCardProps = Readonly<{ review: Review; onReport: () => void }>;

/** What one guest says, and what the hotel answered. */
export function ReviewCard({ review, onReport }: ReviewCardProps) {
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
