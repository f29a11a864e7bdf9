import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type RaRecord, useEditContext, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeOfRecord } from './use-change-of-record.ts';

/** Within a form: says that somebody changed its record meanwhile. What is typed stays until one wants theirs. */
export function ChangedNotice() {
  const { t } = useTranslation();
  const record = useRecordContext();
  const { refetch, saving = false } = useEditContext<RaRecord>();
  const { reset } = useFormContext();
  const change = useChangeOfRecord(record, { saving, refetch });
  const reload = async () => {
    const { data } = await refetch();
    if (data) reset(data);
  };
  return (
    <div role="status">
      {change && (
        <Alert
          severity="warning"
          role="presentation"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={reload}>
              {t('live.reload')}
            </Button>
          }
        >
          {t('live.changed', { who: change.name ?? t('live.somebody') })}
        </Alert>
      )}
    </div>
  );
}
