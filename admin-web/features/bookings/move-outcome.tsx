import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/facts.tsx';
import { formatBaht } from '../../ui/money.ts';
import type { MovePreview } from './use-move-preview.ts';

type MoveOutcomeProps = Readonly<{
  isAsked: boolean;
  preview: MovePreview | undefined;
  refused: string | undefined;
}>;

/** What a stay would cost, what would be due and what goes back or waits for a decision, told as it changes. */
export function MoveOutcome({ isAsked, preview, refused }: MoveOutcomeProps) {
  const { t } = useTranslation();
  if (refused !== undefined) return <Alert severity="warning">{refused}</Alert>;
  return (
    <Box role="status" sx={{ minHeight: 48 }}>
      {!isAsked && t('move.nothingNew')}
      {isAsked && !preview && t('move.working')}
      {preview && <Amounts preview={preview} />}
      {preview?.waits && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t('move.waits', { amount: formatBaht(preview.refund) })}
        </Alert>
      )}
    </Box>
  );
}

function Amounts({ preview }: Readonly<{ preview: MovePreview }>) {
  const { t } = useTranslation();
  const { price, previousPrice, due, refund } = preview;
  const [before, after] = [formatBaht(previousPrice), formatBaht(price)];
  const isKept = price === previousPrice;
  return (
    <Facts
      facts={[
        [t('booking.price'), t(isKept ? 'move.kept' : 'move.becomes', { before, after })],
        [t('move.due'), due > 0 ? formatBaht(due) : t('bill.nothingDue')],
        [t('move.refund'), refund > 0 ? formatBaht(refund) : null],
      ]}
    />
  );
}
