import type { Sent } from '@baanpak/contract/routes/call.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { ReportParameters } from '../../features/reports/read-report.ts';
import type { Report } from '../../features/reports/report.ts';
import { put } from '../../shell/api/calls.ts';
import { useMay } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';
import { MomentFields } from '../../ui/as-of/as-of-dialog.tsx';
import { instantOf, momentOf } from '../../ui/as-of/moment.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatExactBaht, formatMonth, today } from '../../ui/formats.ts';
import { type UnpaidMonth, unpaidMonths } from './unpaid-months.ts';

/** For administrators, where a month that is shown can be paid out. */
export function RecordPayout({
  report,
  asked,
}: Readonly<{ report: Report; asked: ReportParameters }>) {
  const { t } = useTranslation();
  const mayRecord = useMay('manage-site');
  const [isOpen, setIsOpen] = useState(false);
  const months = unpaidMonths(report.rows, asked, today());
  if (!mayRecord) return null;
  return (
    <>
      {months.length > 0 && (
        <Button
          className="no-print"
          variant="contained"
          sx={{ mb: 2 }}
          onClick={() => setIsOpen(true)}
        >
          {t('report.payout.record')}
        </Button>
      )}
      {isOpen && <PayoutDialog {...{ months, at: report.at }} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const LONGEST = 100;

type PayoutDialogProps = Readonly<{
  months: readonly UnpaidMonth[];
  /** As of when the amounts that are shown stand. */
  at: string;
  onClose: () => void;
}>;

/** Asks which month was paid out, when, and by which transfer. */
function PayoutDialog({ months, at, onClose }: PayoutDialogProps) {
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
        error={isToCome ? t('asOf.toCome') : undefined}
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

type Payout = Sent<'PUT /reports/settlement/{ownerId}/{month}'> & Readonly<{ of: UnpaidMonth }>;

/** Records that a month was paid out as it stood `at`; `refused` is what the server said no with. */
function useRecordPayout(onDone: () => void) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const [refused, setRefused] = useState<string>();
  const { mutate: send, isPending } = useMutation({
    mutationFn: ({ of, ...payout }: Payout) =>
      put(
        client,
        '/reports/settlement/{ownerId}/{month}',
        { ownerId: of.ownerId, month: of.month },
        payout,
      ),
    onMutate: () => setRefused(undefined),
    onSuccess: async () => {
      notify(t('report.payout.done'), { type: 'success' });
      await cache.invalidateQueries({ queryKey: ['reports', 'settlement'] });
      onDone();
    },
    onError: (error) =>
      setRefused(error instanceof HttpError && error.status > 0 ? error.message : t('offline')),
  });
  return { send, isPending, refused };
}
