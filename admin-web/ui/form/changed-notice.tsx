import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useEditContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listOf } from '../../shell/addresses.ts';
import { useMe } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';

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

type Change = Readonly<Pick<ChangedRecordJson, 'version' | 'by' | 'name'>>;
type Form = Readonly<{ saving: boolean; refetch(): Promise<unknown> }>;

/**
 * Who changed a record under edit since it was read, undefined for nobody. One's own next change, such as a picture
 * beside the form, is read at once; one's own save is no change.
 */
function useChangeOfRecord(
  record: RaRecord | undefined,
  { saving, refetch }: Form,
): Change | undefined {
  const me = useMe();
  const change = useLastChange(record?.id);
  const read = typeof record?.version === 'number' ? record.version : undefined;
  const isNewer = change?.version != null && read !== undefined && change.version > read && !saving;
  const isOwn = isNewer && change.by === me._id && change.version === read + 1;
  useEffect(() => {
    if (isOwn) void refetch();
  }, [isOwn, refetch]);
  return isNewer && !isOwn ? change : undefined;
}

/** What was told last of a record while this stands on the screen; what was missed is looked up. */
function useLastChange(id: RaRecord['id'] | undefined): Change | undefined {
  const { live } = useServices();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const [change, setChange] = useState<Change>();
  useEffect(() => {
    if (id === undefined) return;
    const look = async () => {
      const { data } = await dataProvider.getOne(resource, { id });
      const version = data.version ?? null;
      setChange((known) => (known?.version === version ? known : { version, by: '', name: null }));
    };
    return live.watch(listOf(resource)?.api ?? resource, String(id), {
      changed: setChange,
      missed: () => void look().catch(() => {}), // who is away now is asked when the stream is back
    });
  }, [live, dataProvider, resource, id]);
  return change;
}
