import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  maxLength,
  NumberInput,
  type NumberInputProps,
  required,
  SelectInput,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from './use-field-label.ts';

type Given = Readonly<{ source: string; isRequired?: boolean; most?: number; helperText?: string }>;
type LineProps = Given & Readonly<Pick<TextInputProps, 'type' | 'autoComplete' | 'validate'>>;

const rulesOf = ({ isRequired = false, most }: Pick<Given, 'isRequired' | 'most'>) => [
  ...(isRequired ? [required()] : []),
  ...(most === undefined ? [] : [maxLength(most)]),
];

/** A line of text under what its field is called. */
export function Line({ source, isRequired = false, most, helperText, ...props }: LineProps) {
  const label = useFieldLabel();
  return (
    <TextInput
      source={source}
      label={label(source)}
      validate={rulesOf({ isRequired, ...(most !== undefined && { most }) })}
      helperText={helperText ?? false}
      {...props}
    />
  );
}

/** The same in Thai and English, side by side; said in one alone it stands for both. */
export function BothLanguages(props: Given & Readonly<{ multiline?: boolean }>) {
  const { source, isRequired = false, most, multiline = false } = props;
  const { t } = useTranslation();
  const label = useFieldLabel();
  const common = {
    multiline,
    ...(multiline && { minRows: 3 }),
    validate: rulesOf({ isRequired, ...(most !== undefined && { most }) }),
    helperText: false,
  } as const;
  return (
    <Columns>
      <TextInput {...common} source={`${source}.th`} label={`${label(source)} (${t('inThai')})`} />
      <TextInput
        {...common}
        source={`${source}.en`}
        label={`${label(source)} (${t('inEnglish')})`}
      />
    </Columns>
  );
}

export function Amount({
  source,
  isRequired = false,
  ...props
}: Given & Readonly<Pick<NumberInputProps, 'min' | 'max' | 'step'>>) {
  const label = useFieldLabel();
  return (
    <NumberInput
      source={source}
      label={label(source)}
      validate={rulesOf({ isRequired })}
      helperText={false}
      {...props}
    />
  );
}

export function YesNo({ source }: Readonly<{ source: string }>) {
  const label = useFieldLabel();
  return <BooleanInput source={source} label={label(source)} helperText={false} />;
}

type ChoiceProps = Given & Readonly<{ choices: readonly Readonly<{ id: string; name: string }>[] }>;

export function Choice({ source, choices, isRequired = false }: ChoiceProps) {
  const label = useFieldLabel();
  return (
    <SelectInput
      source={source}
      label={label(source)}
      choices={[...choices]}
      validate={rulesOf({ isRequired })}
      helperText={false}
    />
  );
}

/** Fields beside each other, one below the other on a phone. */
export const Columns = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box
    sx={{
      width: '100%',
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
