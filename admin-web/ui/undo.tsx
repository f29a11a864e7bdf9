import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoContext, type UndoOffer } from './offer-undo.ts';

/** As long as the mail of a cancellation waits. */
const OFFERED_FOR = 30_000;

/** Offers to take back what was done last, for half a minute, whichever page one goes to. */
export function UndoOffers({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation();
  const [offer, setOffer] = useState<UndoOffer>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!offer || isBusy) return undefined;
    const timer = setTimeout(() => setOffer(undefined), OFFERED_FOR);
    return () => clearTimeout(timer);
  }, [offer, isBusy]);
  const show = useMemo(() => (next: UndoOffer) => setOffer(next), []);
  const undo = async ({ undo: takeBack }: UndoOffer) => {
    setBusy(true);
    await takeBack();
    setBusy(false);
    setOffer(undefined);
  };
  return (
    <UndoContext.Provider value={show}>
      {children}
      <Box role="status" sx={PLACE}>
        {offer && (
          <UndoNotice
            text={offer.text}
            undo={t('undo.undo')}
            isBusy={isBusy}
            onUndo={() => void undo(offer)}
            onClose={() => setOffer(undefined)}
          />
        )}
      </Box>
    </UndoContext.Provider>
  );
}

const PLACE = {
  ...{ position: 'fixed', bottom: 16, left: 16, right: 16, zIndex: 'snackbar' },
  ...{ display: 'flex', justifyContent: 'center', pointerEvents: 'none' },
  '& > *': { pointerEvents: 'auto', boxShadow: 6 },
} as const;

type UndoNoticeProps = Readonly<{
  text: string;
  /** What the button says that takes it back. */
  undo: string;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}>;

/** Says what was done, and takes it back; its place is to be a `status`. */
export function UndoNotice({ text, undo, isBusy, onUndo, onClose }: UndoNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="success"
      role="presentation"
      action={
        <>
          <Button color="inherit" loading={isBusy} onClick={onUndo}>
            {undo}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {t('undo.dismiss')}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
