import TextField from '@mui/material/TextField';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../ui/money.ts';

type WithAmount = FieldValues & Readonly<{ amount: string }>;
type AmountFieldProps<Fields extends WithAmount> = Readonly<{
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  /** In THB; left out: as much as one likes. */
  most?: number;
}>;

/** Whole baht, at least one. */
export function AmountField<Fields extends WithAmount>({
  form: { register, getFieldState, formState },
  name,
  most,
}: AmountFieldProps<Fields>) {
  const { t } = useTranslation();
  const { error } = getFieldState(name, formState);
  const limit =
    most === undefined
      ? {}
      : { max: { value: most, message: t('bill.most', { amount: formatBaht(most) }) } };
  return (
    <TextField
      label={t('bill.amount')}
      type="number"
      error={error !== undefined}
      helperText={error?.message}
      slotProps={{
        htmlInput: { min: 1, step: 1, inputMode: 'numeric', ...(most && { max: most }) },
      }}
      {...register(name, {
        required: t('required'),
        min: { value: 1, message: t('bill.least') },
        ...limit,
        validate: (amount) => Number.isInteger(Number(amount)) || t('command.wholeBaht'),
      })}
    />
  );
}
