import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../features/reports/report.ts';
import { useServices } from '../../shell/services.ts';
import { formatMonth } from '../../ui/dates.ts';
import { useDownload } from '../../ui/use-download.ts';
import type { Paper } from './manifest.ts';

type OfMonth = Readonly<{ ownerId: string; month: string }>;

/** Which owner and month a line is of, where it is of one. */
export const monthOfRow = ({ ownerId, month }: Row): OfMonth | undefined =>
  typeof ownerId === 'string' && typeof month === 'string' ? { ownerId, month } : undefined;

type PaperButtonProps = Readonly<{ paper: Paper; of: OfMonth; shown: string }>;

/** Saves a paper of an owner's month in the reader's language. */
export function PaperButton({ paper, of: { ownerId, month }, shown }: PaperButtonProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const download = useDownload();
  return (
    <Box
      component="button"
      type="button"
      aria-label={t(`report.papers.${paper}`, {
        shown,
        month: formatMonth(`${month}-01`, language),
      })}
      sx={{ textDecoration: 'underline' }}
      onClick={() =>
        download(
          `/reports/settlement/${ownerId}/${month}/${paper}.pdf?lang=${language}`,
          paper === 'statement' ? `settlement-${month}.pdf` : `${shown}.pdf`,
        )
      }
    >
      {shown}
    </Box>
  );
}
