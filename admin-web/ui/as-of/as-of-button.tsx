import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOff';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '../../shell/as-of.ts';
import { WithLaterTexts } from '../later-texts.tsx';
import { useShowAsOf } from './use-show-as-of.ts';

const AsOfDialog = lazy(async () => ({
  default: (await import('./as-of-dialog.tsx')).AsOfDialog,
}));

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
  const [isAsked, setAsked] = useState(false);
  const show = useShowAsOf(to);
  return (
    <>
      <Button size={size} startIcon={<HistoryToggleOffIcon />} onClick={() => setAsked(true)}>
        {t('asOf.name')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <AsOfDialog
            moment={undefined}
            onChoose={(at) => {
              setAsked(false);
              show(at);
            }}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
