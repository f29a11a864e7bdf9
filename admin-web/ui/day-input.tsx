import { type InputProps, useInput } from 'react-admin';
import { DayField } from './day-field.tsx';

type DayInputProps = Readonly<Pick<InputProps, 'source' | 'label' | 'validate'>> &
  Readonly<{ alwaysOn?: boolean }>;

/** A day as a filter of a list. */
export function DayInput({ alwaysOn: _, ...props }: DayInputProps) {
  const { field, fieldState } = useInput({ ...props, defaultValue: '' });
  return (
    <DayField
      isFilter
      label={props.label}
      value={field.value}
      onChange={(day) => field.onChange(day ?? '')}
      error={fieldState.error?.message}
    />
  );
}
