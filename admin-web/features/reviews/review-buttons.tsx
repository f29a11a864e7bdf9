import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shell/me.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import type { Review } from './review.ts';
import { type ReviewAction, useActOnReview } from './use-act-on-review.ts';

/** The hotel answers; the site's administrators hide it, show it again, or leave what was reported. */
export function ReviewButtons({ review }: Readonly<{ review: Review }>) {
  const { t } = useTranslation();
  const mayAnswer = useMay('answer-reviews', review.ownerId);
  const mayHide = useMay('manage-site');
  const { act, asking, ask, close, refused, isPending } = useActOnReview(review);
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
          send={(text) => act({ action: 'answer', text })}
          onClose={close}
        />
      )}
      {(asking === 'hide' || asking === 'show') && (
        <ReasonDialog
          action={label(asking)}
          refused={refused}
          isPending={isPending}
          send={(reason) => act({ action: asking, reason })}
          onClose={close}
        />
      )}
    </Box>
  );

  function label(action: ReviewAction): string {
    return t(action === 'show' && !review.hidden ? 'review.keep' : `review.${action}`);
  }
}
