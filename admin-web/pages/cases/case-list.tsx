import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import {
  DataTable,
  HttpError,
  SearchInput,
  SelectInput,
  useNotify,
  useRefresh,
  useUpdate,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../../shell/addresses.ts';
import type { MoneyCase } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { DayInput } from '../../ui/day-field.tsx';
import { ReasonDialog } from '../../ui/form-dialog.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { RecordCards, StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

const STATES = ['open', 'settled', 'resolved'] as const;
const Column = DataTable.Col<MoneyCase>;

/** Money that staff must look into, and what can be done about it. */
export function CaseList() {
  const { t } = useTranslation();
  const { moment, text } = useFormats();
  const why = ({ kind, detail: [code] }: MoneyCase) =>
    kind === 'failed-refund' && code !== undefined ? text(refundFailureText(code)) : null;
  const state = ({ status }: MoneyCase) => (
    <Chip color={status === 'open' ? 'warning' : 'default'} label={t(`case.state.${status}`)} />
  );
  const codes = ({ bookings }: MoneyCase) => bookings.map(({ bookingId }) => bookingId).join(', ');
  return (
    <StaffList
      title={t('drawer.cases')}
      sort={{ field: 'openedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t('booking.search')} />,
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          label={t('booking.status')}
          choices={STATES.map((id) => ({ id, name: t(`case.state.${id}`) }))}
        />,
        <DayInput key="from" source="from" label={t('booking.from')} alwaysOn />,
        <DayInput key="to" source="to" label={t('booking.to')} alwaysOn />,
      ]}
      wide={
        <StaffTable<MoneyCase> rowClick={false}>
          <Column
            source="kind"
            label={t('case.kind')}
            render={(each) => (
              <>
                {t(`case.kinds.${each.kind}`)}
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{why(each)}</Box>
              </>
            )}
          />
          <Column source="bookings" disableSort label={t('case.bookings')} render={codes} />
          <Column
            source="amount"
            label={t('refund.amount')}
            align="right"
            render={({ amount }) => formatBaht(amount)}
          />
          <Column
            source="openedAt"
            label={t('case.openedAt')}
            render={({ openedAt }) => moment(openedAt)}
          />
          <Column source="status" label={t('booking.status')} render={state} />
          <Column
            source="actions"
            disableSort
            label={t('case.actions')}
            render={(each) => <SettleButtons money={each} />}
          />
        </StaffTable>
      }
      narrow={
        <RecordCards<MoneyCase>
          title={({ kind }) => t(`case.kinds.${kind}`)}
          aside={state}
          to={null}
          body={(each) => (
            <>
              {[formatBaht(each.amount), codes(each), moment(each.openedAt), why(each)]
                .filter(Boolean)
                .join(' · ')}
              <SettleButtons money={each} />
            </>
          )}
        />
      }
    />
  );
}

type Action = MoneyCase['actions'][number];

/** A button for each thing that can be done about a case. */
function SettleButtons({ money }: Readonly<{ money: MoneyCase }>) {
  const { t } = useTranslation();
  const mayDecide = useMay('decide-money', money.ownerId ?? undefined);
  const [asked, setAsked] = useState<Action>();
  if (!mayDecide) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
      {money.actions.map((action) => (
        <Button key={action} size="small" variant="outlined" onClick={() => setAsked(action)}>
          {t(`case.action.${action}`)}
        </Button>
      ))}
      {asked && <SettleDialog money={money} action={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}

type SettleDialogProps = Readonly<{
  money: MoneyCase;
  action: MoneyCase['actions'][number];
  onClose: () => void;
}>;

/** Settles a case for a reason. */
function SettleDialog({ money, action, onClose }: SettleDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<MoneyCase>();
  const settle = (reason: string) =>
    update(
      siteResource('cases'),
      { id: money.id, data: { action, reason, version: money.version }, previousData: money },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t('case.done'), { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => setRefused(error instanceof HttpError ? error.message : t('offline')),
      },
    );
  return (
    <ReasonDialog
      action={t(`case.action.${action}`)}
      refused={refused}
      isPending={isPending}
      send={settle}
      onClose={onClose}
    />
  );
}
