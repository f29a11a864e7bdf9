import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from './use-field-label.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Each field that one changed, as one has it and as it is now. */
export function Differences({ ours, theirs }: Readonly<{ ours: Fields; theirs: Fields }>) {
  const { t } = useTranslation();
  const label = useFieldLabel();
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
        {Object.entries(ours)
          .filter(([name]) => name !== 'version')
          .map(([name, value]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {label(name)}
              </TableCell>
              <TableCell>{written(value)}</TableCell>
              <TableCell>{written(theirs[name])}</TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}

/** A value as somebody can compare it: parts of it one after the other. */
function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(written).join(' · ');
}
