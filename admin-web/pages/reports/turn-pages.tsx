import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

type TurnPagesProps = Readonly<{
  of: Readonly<{ total: number; page: number; perPage: number }>;
  onPage: (page: number) => void;
}>;

/** Which of how many are shown, and the pages before and after; nothing where there is one page. */
export function TurnPages({ of: { total, page, perPage }, onPage }: TurnPagesProps) {
  const { t } = useTranslation();
  if (total <= perPage && page === 1) return null;
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1.5 }}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('report.before')}
      </Button>
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('report.shown', { from, to, count: total })}
      </Box>
      <Button disabled={page * perPage >= total} onClick={() => onPage(page + 1)}>
        {t('report.after')}
      </Button>
    </Box>
  );
}
