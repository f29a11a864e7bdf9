import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Review } from './review.ts';

/** What has come of a review; nothing where nothing has. */
export function ReviewState({ review: { hidden, reports, answer } }: Readonly<{ review: Review }>) {
  const { t } = useTranslation();
  if (hidden) return <Chip label={t('review.state.hidden')} />;
  if (reports.length > 0)
    return <Chip color="warning" label={t('review.state.reported', { count: reports.length })} />;
  return answer ? <Chip color="success" label={t('review.state.answered')} /> : null;
}
