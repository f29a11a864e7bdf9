import { fieldsWhere, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
import { useFieldLabel } from './fields.ts';

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

type Fields = Readonly<Record<string, unknown>>;
type Side = 'ours' | 'theirs';

type DifferencesProps = Readonly<{
  /** The fields that one changed. */
  ours: Fields;
  theirs: Fields;
  /** What is chosen, by field; one's own where nothing is. */
  chosen: Readonly<Record<string, Side>>;
  onChoose(field: string, side: Side): void;
}>;

/** Each field that one changed, as one has it and as it is now, to choose from. */
export function Differences({ ours, theirs, chosen, onChoose }: DifferencesProps) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const choice = (field: string, side: Side, value: unknown) => (
    <FormControlLabel
      label={typeof value === 'boolean' ? t(value ? 'stale.yes' : 'stale.no') : written(value)}
      control={
        <Radio
          size="small"
          name={field}
          checked={(chosen[field] ?? 'ours') === side}
          onChange={() => onChoose(field, side)}
          slotProps={{ input: { 'aria-label': `${label(field)}: ${t(`stale.${side}`)}` } }}
        />
      }
    />
  );
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('stale.field')}</TableCell>
          <TableCell>{t('stale.ours')}</TableCell>
          <TableCell>{t('stale.theirs')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(ours).map(([field, value]) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {label(field)}
            </TableCell>
            <TableCell>{choice(field, 'ours', value)}</TableCell>
            <TableCell>{choice(field, 'theirs', partsAlike(theirs[field], value))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Of pages of text those that one changed oneself. */
const partsAlike = (theirs: unknown, ours: unknown): unknown =>
  isRecord(theirs) && isRecord(ours) ? fieldsWhere(theirs, (part) => part in ours) : theirs;

/** A value as somebody can compare it: parts of it one after the other. */
function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(written).join(' · ');
}
