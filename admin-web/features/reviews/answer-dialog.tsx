import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';

type AnswerDialogProps = Readonly<{
  refused: string | undefined;
  isPending: boolean;
  send: (text: string) => void;
  onClose: () => void;
}>;

/** What the hotel says to a review, once. */
export function AnswerDialog({ refused, isPending, send, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<{ text: string }>();
  const { text: wrong } = formState.errors;
  return (
    <FormDialog
      title={t('review.answer')}
      refused={refused}
      isPending={isPending}
      onSubmit={handleSubmit(({ text }) => send(text))}
      onClose={onClose}
    >
      <TextField
        label={t('review.yourAnswer')}
        multiline
        minRows={4}
        margin="dense"
        error={wrong !== undefined}
        helperText={wrong?.message ?? t('review.answerHint')}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        {...register('text', { required: t('required') })}
      />
    </FormDialog>
  );
}
