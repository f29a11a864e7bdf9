import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import type { Review } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { FormDialog, ReasonDialog } from '../../ui/form-dialog.tsx';
import { useFormats } from '../../ui/formats.ts';
import { RecordCards } from '../../ui/list/staff-list.tsx';
import { useRecordAction } from '../../ui/list/use-record-action.ts';

/** The reviews of the list around it, one below the other. */
export function ReviewCards() {
  const { text } = useFormats();
  return (
    <RecordCards<Review>
      title={({ score, hotelName }) => `${score} · ${text(hotelName)}`}
      aside={(review) => <ReviewState review={review} />}
      to={null}
      body={(each) => (
        <>
          <ReviewedStay review={each} />
          <ReviewText review={each} />
          <ReviewButtons review={each} />
        </>
      )}
    />
  );
}

/** What has come of a review; nothing where nothing has. */
export function ReviewState({ review: { hidden, reports, answer } }: Readonly<{ review: Review }>) {
  const { t } = useTranslation();
  if (hidden) return <Chip label={t('review.state.hidden')} />;
  if (reports.length > 0)
    return <Chip color="warning" label={t('review.state.reported', { count: reports.length })} />;
  return answer ? <Chip color="success" label={t('review.state.answered')} /> : null;
}

/** What the guest says, what was answered, and what was reported or decided. */
export function ReviewText({ review }: Readonly<{ review: Review }>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { text, lang, name, answer, reports, hidden, reason } = review;
  return (
    <Box sx={{ maxWidth: 560, display: 'grid', gap: 0.75, py: 0.5 }}>
      <Box lang={lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text ?? t('review.noWords')}
      </Box>
      <Box sx={QUIET}>{[name ?? t('review.anonymous'), moment(review.createdAt)].join(' · ')}</Box>
      {answer && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.25, whiteSpace: 'pre-line' }}>
          <Box sx={QUIET}>{t('review.answered')}</Box>
          {answer.text}
        </Box>
      )}
      {reports.map(({ reason: why, at }) => (
        <Box key={at} sx={{ color: 'warning.dark', fontSize: '0.8125rem' }}>
          {t('review.reportedFor', { reason: why ?? '–', at: moment(at) })}
        </Box>
      ))}
      {hidden && reason && <Box sx={QUIET}>{t('review.hiddenFor', { reason })}</Box>}
    </Box>
  );
}

const QUIET = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** Says which stay a review is of. */
export function ReviewedStay({ review }: Readonly<{ review: Review }>) {
  const { t } = useTranslation();
  const { text, month } = useFormats();
  return [
    text(review.hotelName),
    text(review.roomTitle),
    month(review.month),
    t('review.nights', { count: review.nights }),
    review.booking.bookingId,
  ].join(' · ');
}

/** The hotel answers; the site's administrators hide it, show it again, or leave what was reported. */
export function ReviewButtons({ review }: Readonly<{ review: Review }>) {
  const { t } = useTranslation();
  const mayAnswer = useMay('answer-reviews', review.ownerId);
  const mayHide = useMay('manage-site');
  const [asking, ask] = useState<ReviewAction>();
  const { act, isPending, refused, forget } = useRecordAction(siteResource('reviews'), review);
  const close = () => {
    ask(undefined);
    forget();
  };
  const send = (action: ReviewAction, said: Readonly<{ text?: string; reason?: string }>) =>
    act({ action, ...said }, { done: t(`review.done.${action}`), onDone: close });
  const offered: ReviewAction[] = [
    ...(mayAnswer && review.answer === null ? (['answer'] as const) : []),
    ...(mayHide && !review.hidden ? (['hide'] as const) : []),
    ...(mayHide && (review.hidden || review.reports.length > 0) ? (['show'] as const) : []),
  ];
  if (offered.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
      {offered.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'answer' ? 'contained' : 'outlined'}
          onClick={() => ask(action)}
        >
          {label(action)}
        </Button>
      ))}
      {asking === 'answer' && (
        <AnswerDialog
          refused={refused}
          isPending={isPending}
          send={(text) => send('answer', { text })}
          onClose={close}
        />
      )}
      {(asking === 'hide' || asking === 'show') && (
        <ReasonDialog
          action={label(asking)}
          refused={refused}
          isPending={isPending}
          send={(reason) => send(asking, { reason })}
          onClose={close}
        />
      )}
    </Box>
  );

  function label(action: ReviewAction): string {
    return t(action === 'show' && !review.hidden ? 'review.keep' : `review.${action}`);
  }
}

type AnswerDialogProps = Readonly<{
  refused: string | undefined;
  isPending: boolean;
  send: (text: string) => void;
  onClose: () => void;
}>;

/** What the hotel says to a review, once. */
function AnswerDialog({ refused, isPending, send, onClose }: AnswerDialogProps) {
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

type ReviewAction = 'answer' | 'hide' | 'show';
