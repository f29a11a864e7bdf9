import { useId } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router-dom';
import type { OwnReview, ReviewRequest } from '../../shell/api/reviews.ts';
import type { Sent } from '../../shell/send-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';

const LONGEST = { text: 2_000, name: 50 };

type Written = { score: string; text: string; name: string };

type ReviewFormProps = Readonly<{
  review: OwnReview['review'];
  fetcher: FetcherWithComponents<Sent>;
}>;

/** A score, words and a name: the first alone is needed. */
export function ReviewForm({ review, fetcher }: ReviewFormProps) {
  const { t } = useTranslation('review');
  const message = useProblemMessage();
  const { register, handleSubmit, formState } = useForm<Written>({
    defaultValues: {
      score: review ? String(review.score) : '',
      text: review?.text ?? '',
      name: review?.name ?? '',
    },
  });
  const send = handleSubmit(({ score, text, name }) => {
    const request: ReviewRequest = {
      score: Number(score),
      text: text.trim() || null,
      name: name.trim() || null,
    };
    return fetcher.submit(JSON.stringify(request), {
      method: 'put',
      encType: 'application/json',
    });
  });
  const problem = fetcher.data?.problem;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <ScoreField
        error={formState.errors.score?.message}
        register={register('score', { required: t('scoreNeeded') })}
      />
      <Field label={t('text')} hint={t('textHint')}>
        {(control) => (
          <textarea
            rows={6}
            maxLength={LONGEST.text}
            {...register('text')}
            {...control}
            className={controlClass}
          />
        )}
      </Field>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="given-name"
        maxLength={LONGEST.name}
        {...register('name')}
      />
      {problem && <Alert title={t('failed')}>{message(problem)}</Alert>}
      <Button
        type="submit"
        busy={fetcher.state !== 'idle'}
        className="sm:justify-self-start sm:px-12"
      >
        {t(review ? 'change' : 'send')}
      </Button>
    </form>
  );
}

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type ScoreFieldProps = Readonly<{ error: string | undefined; register: UseFormRegisterReturn }>;

/** One of ten, as buttons one presses; a keyboard walks them with the arrows. */
function ScoreField({ error, register }: ScoreFieldProps) {
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
