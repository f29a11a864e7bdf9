import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changedValues } from '../../shell/api/data-provider.ts';
import { Differences, type Side } from './differences.tsx';

type StaleDialogProps = Readonly<{ mine: Partial<RaRecord>; onClose: () => void }>;

/** Somebody else changed the record meanwhile: shows both values of each field, and lets one choose for each. */
export function StaleDialog({ mine, onClose }: StaleDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const read = useRecordContext();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { reset } = useFormContext();
  const { save } = useSaveContext();
  const { data: theirs } = useQuery({
    queryKey: [resource, 'theirs', read?.id],
    queryFn: async () => (await dataProvider.getOne(resource, { id: read?.id })).data,
    gcTime: 0,
  });
  const { version: _, ...ours } = changedValues(mine, read);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const takeTheirs = () => {
    reset(theirs);
    onClose();
  };
  const keepChosen = () => {
    onClose();
    if (!theirs) return;
    const fields = Object.keys(ours).filter((field) => chosen[field] === 'theirs');
    const taken = Object.fromEntries(fields.map((field) => [field, theirs[field]]));
    void save?.({ ...mine, ...taken, version: theirs.version });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{t('stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('stale.hint')}</DialogContentText>
        {theirs && (
          <Differences
            {...{ ours, theirs, chosen }}
            onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button onClick={takeTheirs} disabled={!theirs}>
          {t('stale.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={keepChosen} disabled={!theirs}>
          {t('stale.keepOurs')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
