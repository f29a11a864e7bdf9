import { fieldsWhere, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from './use-field-label.ts';

type Fields = Readonly<Record<string, unknown>>;
export type Side = 'ours' | 'theirs';

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
