import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { reportReview } from '../../shell/api/reviews.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { showToast } from '../../ui/toast.ts';

const LONGEST = 500;

/** Why a review should not be there, for the site's administrators. */
export function ReportDialog({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const { t } = useTranslation(['reviews', 'shell']);
  const { api } = useApp();
  const message = useProblemMessage();
  const [problem, setProblem] = useState<unknown>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const send = handleSubmit(async ({ reason }) => {
    setProblem(undefined);
    try {
      await reportReview(api, id, reason.trim());
      showToast('success', t('reported'));
      onClose();
    } catch (error) {
      setProblem(error);
    }
  });
  return (
    <Dialog open onOpenChange={onClose} title={t('reportTitle')} description={t('reportHint')}>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        <Field label={t('reason')} error={formState.errors.reason?.message}>
          {(control) => (
            <textarea
              rows={3}
              maxLength={LONGEST}
              aria-required="true"
              {...register('reason', {
                validate: (text) => text.trim() !== '' || t('shell:required'),
              })}
              {...control}
              className={controlClass}
            />
          )}
        </Field>
        {problem !== undefined && <Alert>{message(problem)}</Alert>}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={formState.isSubmitting}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
