import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOff';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '../../shell/as-of.ts';
import { WithLaterTexts } from '../later-texts.tsx';
import { useAsOfDialog } from './use-show-as-of.tsx';

type AsOfButtonProps = Readonly<{
  /** The address that is shown as of then; default the one at which one is. */
  to?: string;
  size?: 'small' | 'medium';
}>;

/**
 * Asks for a moment, and shows the back office as of it; nothing until its texts are there, nor where a moment is shown
 * already, whose bar asks for another.
 */
export const AsOfButton = (props: AsOfButtonProps) =>
  useAsOf() === undefined && (
    <Suspense fallback={null}>
      <WithLaterTexts>
        <ButtonWithTexts {...props} />
      </WithLaterTexts>
    </Suspense>
  );

function ButtonWithTexts({ to, size = 'medium' }: AsOfButtonProps) {
  const { t } = useTranslation();
  const { open, dialog } = useAsOfDialog({ to });
  return (
    <>
      <Button size={size} startIcon={<HistoryToggleOffIcon />} onClick={open}>
        {t('asOf.name')}
      </Button>
      {dialog}
    </>
  );
}
