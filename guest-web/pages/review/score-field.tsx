import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type ScoreFieldProps = Readonly<{ error: string | undefined; register: UseFormRegisterReturn }>;

/** One of ten, as buttons one presses; a keyboard walks them with the arrows. */
export function ScoreField({ error, register }: ScoreFieldProps) {
  const { t } = useTranslation('review');
  const noteId = useId();
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="mb-2 font-semibold text-lg">{t('score')}</legend>
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-10">
        {SCORES.map((score) => (
          <label key={score} className="relative grid">
            <input
              type="radio"
              value={String(score)}
              {...register}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-xl"
            />
            <span className="grid min-h-12 place-items-center rounded-xl border border-field bg-card font-semibold tabular-nums transition-colors peer-checked:border-direct peer-checked:bg-direct peer-checked:text-on-direct peer-hover:border-ink">
              {score}
            </span>
          </label>
        ))}
      </div>
      <p
        id={noteId}
        role={error ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-muted'}`}
      >
        {error ?? t('scoreHint')}
      </p>
    </fieldset>
  );
}
