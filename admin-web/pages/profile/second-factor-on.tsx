import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { CodeDialog } from '../../ui/code-dialog.tsx';

const FEW = 3;

type SecondFactorOnProps = Readonly<{
  /** Recovery codes not used yet. */
  left: number;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}>;

/** That it is on, how many recovery codes are left, and what can be done about it. */
export function SecondFactorOn({ left, onCodes, onOff }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  const [asking, setAsking] = useState<'renew' | 'turnOff'>();
  const close = () => setAsking(undefined);
  const codesLeft = t('secondFactor.left', { count: left });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={left > FEW ? 'success' : 'warning'}>
        {t('secondFactor.isOn')} {codesLeft}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setAsking('renew')}>
          {t('secondFactor.renew')}
        </Button>
        <Button color="error" onClick={() => setAsking('turnOff')}>
          {t('secondFactor.turnOff')}
        </Button>
      </Box>
      {asking === 'renew' && (
        <CodeDialog
          title={t('secondFactor.renew')}
          hint={t('secondFactor.renewHint')}
          action={t('secondFactor.renew')}
          send={async ({ code }) => {
            const { recoveryCodes } = await client.post<{ recoveryCodes: readonly string[] }>(
              '/auth/second-factor/recovery-codes',
              { code },
            );
            close();
            onCodes(recoveryCodes);
          }}
          onClose={close}
        />
      )}
      {asking === 'turnOff' && (
        <CodeDialog
          withPassword
          title={t('secondFactor.turnOff')}
          hint={t('secondFactor.turnOffHint')}
          action={t('secondFactor.turnOff')}
          send={async ({ code, currentPassword }) => {
            await client.post('/auth/second-factor/turn-off', { code, currentPassword });
            close();
            notify(t('secondFactor.isOff'), { type: 'success' });
            onOff();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}
