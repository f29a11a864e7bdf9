import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ui/use-formats.ts';
import type { Review } from './review.ts';

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
