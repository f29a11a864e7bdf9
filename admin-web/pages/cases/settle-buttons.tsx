import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shell/me.ts';
import { SettleDialog } from './settle-dialog.tsx';

type Action = MoneyCaseJson['actions'][number];

/** A button for each thing that can be done about a case. */
export function SettleButtons({ money }: Readonly<{ money: MoneyCaseJson }>) {
  const { t } = useTranslation();
  const mayDecide = useMay('decide-money', money.ownerId ?? undefined);
  const [asked, setAsked] = useState<Action>();
  if (!mayDecide) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
      {money.actions.map((action) => (
        <Button key={action} size="small" variant="outlined" onClick={() => setAsked(action)}>
          {t(`case.action.${action}`)}
        </Button>
      ))}
      {asked && <SettleDialog money={money} action={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}
