import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router-dom';
import type { OwnReview, ReviewRequest } from '../../shell/api/reviews.ts';
import type { Sent } from '../../shell/send-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { ScoreField } from './score-field.tsx';

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
