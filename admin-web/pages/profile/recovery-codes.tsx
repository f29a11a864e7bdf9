import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { saveDocument } from '../../ui/save-document.ts';

type RecoveryCodesProps = Readonly<{ codes: readonly string[]; onKept: () => void }>;

/** The ten codes, to be kept elsewhere: nobody shows them again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(t('secondFactor.copied'), { type: 'success' }),
      () => notify(t('secondFactor.notCopied'), { type: 'warning' }),
    );
  const download = () =>
    saveDocument(new Blob([text], { type: 'text/plain' }), 'baanpak-recovery-codes.txt');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{t('secondFactor.keepCodes')}</Alert>
      <Box
        component="ol"
        aria-label={t('secondFactor.codes')}
        sx={{
          m: 0,
          pl: 4,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={copy}>
          {t('secondFactor.copy')}
        </Button>
        <Button variant="outlined" onClick={download}>
          {t('secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('secondFactor.kept')}
        </Button>
      </Box>
    </Box>
  );
}
