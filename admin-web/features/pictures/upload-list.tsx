import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import type { Upload } from './use-uploads.ts';

type UploadListProps = Readonly<{
  uploads: readonly Upload[];
  retry: (upload: Upload) => void;
  dismiss: (key: number) => void;
}>;

const WHOLE = 100;

/** How far each file is, and why one did not arrive. Closing the window asks first while any is on its way. */
export function UploadList({ uploads, retry, dismiss }: UploadListProps) {
  const { t } = useTranslation();
  const isSending = uploads.some(({ refused }) => refused === undefined);
  useBeforeUnload((event) => {
    if (isSending) event.preventDefault();
  });
  return uploads.map((upload) =>
    upload.refused === undefined ? (
      <Box key={upload.key}>
        <Typography variant="body2" noWrap>
          {upload.file.name}
        </Typography>
        <LinearProgress
          variant={upload.share < 1 ? 'determinate' : 'indeterminate'}
          value={upload.share * WHOLE}
          aria-label={t('pictures.sending', { name: upload.file.name })}
        />
      </Box>
    ) : (
      <Alert
        key={upload.key}
        severity="error"
        action={
          <>
            {upload.mayRetry && (
              <Button color="inherit" size="small" onClick={() => retry(upload)}>
                {t('pictures.retry')}
              </Button>
            )}
            <Button color="inherit" size="small" onClick={() => dismiss(upload.key)}>
              {t('pictures.dismiss')}
            </Button>
          </>
        }
      >
        {`${upload.file.name}: ${upload.refused}`}
      </Alert>
    ),
  );
}
