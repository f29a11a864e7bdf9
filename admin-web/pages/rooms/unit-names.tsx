import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput, type Validator } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../ui/form/use-field-label.ts';

/** What the units are called: each name is a chip; a list that is pasted is taken apart at its commas. */
export function UnitNames() {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const { field, fieldState } = useInput({
    source: 'unitNames',
    defaultValue: [],
    validate: noMoreThanUnits(t('room.tooManyUnitNames')),
  });
  const { error } = fieldState;
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={NONE}
      value={field.value}
      onChange={(_, names: readonly string[]) => field.onChange(apart(names))}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label('unitNames')}
          error={error !== undefined}
          helperText={error ? t('room.tooManyUnitNames') : t('room.unitNamesHint')}
        />
      )}
    />
  );
}

const NONE: readonly string[] = [];

const apart = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => name.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

const noMoreThanUnits =
  (said: string): Validator =>
  (names: unknown, { units }: { units?: unknown }) =>
    Array.isArray(names) && typeof units === 'number' && names.length > units ? said : undefined;
