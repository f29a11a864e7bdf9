import { instant } from '@baanpak/domain/values/time/instant.ts';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { formatMonth } from '../../ui/dates.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatExactBaht } from '../../ui/money.ts';
import { instantOf, MomentFields, momentOf } from './moment-fields.tsx';
import type { UnpaidMonth } from './unpaid-months.ts';
import { useRecordPayout } from './use-record-payout.ts';

const LONGEST = 100;

type PayoutDialogProps = Readonly<{
  months: readonly UnpaidMonth[];
  /** As of when the amounts that are shown stand. */
  at: string;
  onClose: () => void;
}>;

/** Asks which month was paid out, when, and by which transfer. */
export function PayoutDialog({ months, at, onClose }: PayoutDialogProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const { send, isPending, refused } = useRecordPayout(onClose);
  const [key, setKey] = useState(months[0]?.key ?? '');
  const [moment, setMoment] = useState(() => momentOf(instant(Date.now())));
  const [reference, setReference] = useState('');
  const of = months.find((month) => month.key === key);
  const paidAt = instantOf(moment);
  const isToCome = paidAt !== undefined && Date.parse(paidAt) > Date.now();
  return (
    <FormDialog
      title={t('report.payout.record')}
      {...{ refused, isPending, onClose }}
      isReady={of !== undefined && paidAt !== undefined && !isToCome && reference.trim() !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (of && paidAt) send({ of, paidAt, reference: reference.trim(), at });
      }}
    >
      <DialogContentText>{t('report.payout.hint')}</DialogContentText>
      <TextField
        select
        label={t('report.payout.month')}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      >
        {months.map((month) => (
          <MenuItem key={month.key} value={month.key}>
            {`${formatMonth(`${month.month}-01`, language)} · ${month.owner} · ${formatExactBaht(month.owed)}`}
          </MenuItem>
        ))}
      </TextField>
      <MomentFields
        label={t('report.payout.paidAt')}
        value={moment}
        onChange={setMoment}
        error={isToCome ? t('report.toCome') : undefined}
      />
      <TextField
        label={t('report.payout.reference')}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
    </FormDialog>
  );
}
