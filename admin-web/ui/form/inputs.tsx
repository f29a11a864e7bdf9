import { typedPhone } from '@baanpak/domain/values/people/phone.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  type NumberInputProps,
  required,
  SelectInput,
  TextInput,
  type TextInputProps,
  type Validator,
} from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isBlank, useFieldLabel, useLettersWarning } from './fields.ts';

type Given = Readonly<{
  source: string;
  isRequired?: boolean;
  most?: number;
  helperText?: string;
  /** Papers have it, in one line or several: the field warns of letters that they do not print. */
  printed?: 'one-line' | 'lines';
}>;
type LineProps = Given &
  Readonly<Pick<TextInputProps, 'type' | 'autoComplete' | 'validate'>> &
  Readonly<{ isNumber?: boolean }>;

const rulesOf = ({ isRequired = false, most }: Pick<Given, 'isRequired' | 'most'>) => [
  ...(isRequired ? [required()] : []),
  ...(most === undefined ? [] : [maxLength(most)]),
];

/** A line of text under what its field is called; a number or a phone's is written as the API takes it. */
export function LineInput({
  source,
  isRequired = false,
  most,
  helperText,
  printed,
  ...rest
}: LineProps) {
  const { isNumber = false, ...props } = rest;
  const label = useFieldLabel();
  const plain = props.type === 'tel' ? typedPhone : isNumber ? plainNumber : undefined;
  const warning = useLettersWarning(useWatch({ name: source }), printed);
  return (
    <TextInput
      source={source}
      label={label(source)}
      validate={rulesOf({ isRequired, ...(most !== undefined && { most }) })}
      helperText={warning ?? helperText ?? false}
      {...(plain && { parse: (text: string) => (text ? plain(text) : null) })}
      {...props}
    />
  );
}

/** The same in Thai and English, side by side; said in one alone it stands for both. */
export function BothLanguages(
  props: Given & Readonly<{ multiline?: boolean; validate?: Validator }>,
) {
  const { source, isRequired = false, most, multiline = false, validate, printed } = props;
  const { t } = useTranslation();
  const label = useFieldLabel();
  const warnings = {
    th: useLettersWarning(useWatch({ name: `${source}.th` }), printed),
    en: useLettersWarning(useWatch({ name: `${source}.en` }), printed),
  };
  const inLanguage = (language: Language, other: Language, name: string) => (
    <TextInput
      source={`${source}.${language}`}
      label={`${label(source)} (${name})`}
      multiline={multiline}
      {...(multiline && { minRows: 3 })}
      isRequired={isRequired}
      validate={[
        ...(isRequired ? [unlessSaid(`${source}.${other}`)] : []),
        ...rulesOf({ ...(most !== undefined && { most }) }),
        ...(validate ? [validate] : []),
      ]}
      helperText={warnings[language] ?? false}
    />
  );
  return (
    <Columns>
      {inLanguage('th', 'en', t('inThai'))}
      {inLanguage('en', 'th', t('inEnglish'))}
    </Columns>
  );
}

/** Required where the other language says nothing either. */
const unlessSaid =
  (other: string): Validator =>
  (value, all) =>
    isBlank(value) && isBlank(get(all, other)) ? 'ra.validation.required' : undefined;

/** Or nothing. */
const isWhole = (value: unknown) => isBlank(value) || Number.isInteger(Number(value));

/** A number, whole unless `step` says otherwise. */
export function Amount({
  source,
  isRequired = false,
  helperText,
  min,
  max,
  step,
  isBaht = false,
  validate,
}: Given &
  Readonly<Pick<NumberInputProps, 'step'>> &
  Readonly<{ min?: number; max?: number; isBaht?: boolean; validate?: Validator }>) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const whole = t(isBaht ? 'wholeBaht' : 'wholeNumber');
  return (
    <NumberInput
      source={source}
      label={label(source)}
      validate={[
        ...rulesOf({ isRequired }),
        ...(min === undefined ? [] : [minValue(min)]),
        ...(max === undefined ? [] : [maxValue(max)]),
        ...(step === undefined ? [(given: unknown) => (isWhole(given) ? undefined : whole)] : []),
        ...(validate ? [validate] : []),
      ]}
      helperText={helperText ?? false}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
    />
  );
}

export function YesNo({ source, helperText }: Pick<Given, 'source' | 'helperText'>) {
  const label = useFieldLabel();
  return <BooleanInput source={source} label={label(source)} helperText={helperText ?? false} />;
}

type ChoiceProps = Given &
  Readonly<{
    choices: readonly Readonly<{ id: string; name: string }>[];
    /** What is said where nothing is chosen. */
    none?: string;
  }>;

export function Choice({ source, choices, isRequired = false, none, helperText }: ChoiceProps) {
  const label = useFieldLabel();
  return (
    <SelectInput
      source={source}
      label={label(source)}
      choices={[...choices]}
      validate={rulesOf({ isRequired })}
      helperText={helperText ?? false}
      {...(none !== undefined && { emptyText: none })}
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
      '& > .MuiFormControl-root': { m: 0 },
    }}
  >
    {children}
  </Box>
);
