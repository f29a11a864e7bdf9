import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Command } from './commands.ts';
import { MethodField } from './method-field.tsx';

/** What is typed before a command is sent. */
export type CommandInput = {
  reason: string;
  amount: string;
  reference: string;
  method: DeskMethod;
  /** Only the nights that were stayed are paid for. */
  reprice: boolean;
};

type CommandFieldsProps = Readonly<{ command: Command; form: UseFormReturn<CommandInput> }>;

/** What a command asks for: an amount, what the bank calls a transfer, a reason. */
export function CommandFields({ command, form }: CommandFieldsProps) {
  const { t } = useTranslation();
  const { register, formState } = form;
  const { errors } = formState;
  const least = command.amount?.least ?? 0;
  return (
    <>
      {command.amount && (
        <TextField
          label={t('command.amount')}
          type="number"
          error={errors.amount !== undefined}
          helperText={errors.amount?.message}
          slotProps={{ htmlInput: { min: least, step: 1, inputMode: 'numeric' } }}
          {...register('amount', {
            required: t('required'),
            min: { value: least, message: t('command.amountTooLow', { least }) },
            validate: (amount) => Number.isInteger(Number(amount)) || t('command.wholeBaht'),
          })}
        />
      )}
      {command.method && <MethodField form={form} />}
      {command.reference && (
        <TextField
          label={t('command.reference')}
          helperText={t('command.referenceHint')}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          {...register('reference')}
        />
      )}
      {command.reason && (
        <TextField
          label={t('command.reason')}
          multiline
          minRows={2}
          error={errors.reason !== undefined}
          helperText={errors.reason?.message}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          {...register('reason', command.reason === 'due' ? { required: t('required') } : {})}
        />
      )}
    </>
  );
}
