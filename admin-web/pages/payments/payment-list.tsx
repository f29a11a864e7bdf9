import Chip from '@mui/material/Chip';
import { DataTable, SearchInput, SelectArrayInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../shell/api/records.ts';
import { DayInput } from '../../ui/day-field.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { RecordCards, StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

const STATES = ['requested', 'pending', 'paid', 'failed', 'expired', 'mismatched'] as const;
const COLORS = {
  requested: 'default',
  pending: 'warning',
  paid: 'success',
  failed: 'error',
  expired: 'default',
  mismatched: 'error',
} as const;
const Column = DataTable.Col<Payment>;

/** Attempts to pay at the provider. */
export function PaymentList() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const state = ({ status, late }: Payment) => (
    <Chip
      color={COLORS[status]}
      label={late ? `${t(`payment.${status}`)} · ${t('payment.late')}` : t(`payment.${status}`)}
    />
  );
  const codes = ({ bookings }: Payment) => bookings.map(({ bookingId }) => bookingId).join(', ');
  return (
    <StaffList
      title={t('drawer.payments')}
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t('booking.search')} />,
        <SelectArrayInput
          key="status"
          source="status"
          alwaysOn
          label={t('booking.status')}
          choices={STATES.map((id) => ({ id, name: t(`payment.${id}`) }))}
          sx={{ minWidth: 160 }}
        />,
        <DayInput key="from" source="from" label={t('booking.from')} alwaysOn />,
        <DayInput key="to" source="to" label={t('booking.to')} alwaysOn />,
      ]}
      wide={
        <StaffTable<Payment> rowClick={false}>
          <Column
            source="requestedAt"
            label={t('payment.at')}
            render={({ requestedAt }) => moment(requestedAt)}
          />
          <Column source="bookings" disableSort label={t('case.bookings')} render={codes} />
          <Column
            source="method"
            label={t('payment.method')}
            render={({ method }) => t(`chargeMethod.${method}`)}
          />
          <Column
            source="amount"
            label={t('refund.amount')}
            align="right"
            render={({ amount }) => formatBaht(amount)}
          />
          <Column source="status" label={t('booking.status')} render={state} />
          <Column
            source="failure"
            disableSort
            label={t('refund.failure')}
            render={({ failureCode }) => failureCode}
          />
        </StaffTable>
      }
      narrow={
        <RecordCards<Payment>
          title={({ amount }) => formatBaht(amount)}
          aside={state}
          to={null}
          body={(each) => [moment(each.requestedAt), codes(each)].filter(Boolean).join(' · ')}
        />
      }
    />
  );
}
