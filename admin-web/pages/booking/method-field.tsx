import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CommandInput } from './command-fields.tsx';

/** How the hotel gave money back: cash leaves the till of who says so. */
export function MethodField({ form }: Readonly<{ form: UseFormReturn<CommandInput> }>) {
  const { t } = useTranslation();
  const choose = (value: string) => {
    const method = DESK_METHODS.find((each) => each === value);
    if (method) form.setValue('method', method);
  };
  return (
    <TextField
      select
      label={t('desk.givenBackBy')}
      value={form.watch('method')}
      onChange={({ target }) => choose(target.value)}
    >
      {DESK_METHODS.map((method) => (
        <MenuItem key={method} value={method}>
          {t(`desk.method.${method}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
