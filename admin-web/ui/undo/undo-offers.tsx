import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNotice } from './undo-notice.tsx';

/** What was done, and what takes it back. */
export type UndoOffer = Readonly<{ text: string; undo: () => Promise<void> }>;

/** As long as the mail of a cancellation waits. */
const OFFERED_FOR = 30_000;

const Offers = createContext<(offer: UndoOffer) => void>(() => {});

/** Offers to take back what was done last, for half a minute, whichever page one goes to. */
export const useOfferUndo = () => useContext(Offers);

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
    <Offers.Provider value={show}>
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
    </Offers.Provider>
  );
}

const PLACE = {
  ...{ position: 'fixed', bottom: 16, left: 16, right: 16, zIndex: 'snackbar' },
  ...{ display: 'flex', justifyContent: 'center', pointerEvents: 'none' },
  '& > *': { pointerEvents: 'auto', boxShadow: 6 },
} as const;
