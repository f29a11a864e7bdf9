import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { DataTable, SearchInput, SelectArrayInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '../../shell/addresses.ts';
import type { Refund } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { DayInput } from '../../ui/day-field.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { RecordCards, StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

const STATES = ['requested', 'failed', 'refunding', 'refunded', 'rejected'] as const;
const COLORS = {
  requested: 'warning',
  failed: 'error',
  refunding: 'info',
  refunded: 'success',
  rejected: 'default',
} as const;
const Column = DataTable.Col<Refund>;

/** Money that was asked for or goes back; what is done about it is done on the page of its booking. */
export function RefundList() {
  const { t } = useTranslation();
  const { moment, text } = useFormats();
  const { basename } = useServices();
  const pathOf = ({ ownerId, booking }: Refund) => basename + bookingPath(ownerId, booking._id);
  const state = ({ status }: Refund) => (
    <Chip color={COLORS[status]} label={t(`refundStatus.${status}`)} />
  );
  return (
    <StaffList
      title={t('drawer.refunds')}
      sort={{ field: 'changedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t('booking.search')} />,
        <SelectArrayInput
          key="status"
          source="status"
          alwaysOn
          label={t('refund.status')}
          choices={STATES.map((id) => ({ id, name: t(`refundStatus.${id}`) }))}
          sx={{ minWidth: 160 }}
        />,
        <DayInput key="from" source="from" label={t('booking.from')} alwaysOn />,
        <DayInput key="to" source="to" label={t('booking.to')} alwaysOn />,
      ]}
      wide={
        <StaffTable<Refund> rowClick={(_id, _resource, refund) => pathOf(refund)}>
          <Column
            source="code"
            disableSort
            label={t('booking.code')}
            render={({ booking }) => booking.bookingId}
          />
          <Column
            source="guest"
            disableSort
            label={t('booking.guest')}
            render={({ reservedBy }) => reservedBy}
          />
          <Column
            source="one"
            disableSort
            label={t('hotel.one')}
            render={({ hotelName }) => text(hotelName)}
          />
          <Column
            source="amount"
            disableSort
            label={t('refund.amount')}
            align="right"
            render={({ amount }) => formatBaht(amount)}
          />
          <Column
            source="kind"
            disableSort
            label={t('refund.kind')}
            render={({ kind }) => kind && t(`refund.${kind}`)}
          />
          <Column
            source="requestedAt"
            disableSort
            label={t('refund.requestedAt')}
            render={(refund) => moment(sinceOf(refund))}
          />
          <Column source="status" label={t('refund.status')} render={state} />
        </StaffTable>
      }
      narrow={<RefundCards state={state} pathOf={pathOf} />}
    />
  );
}

type RefundCardsProps = Readonly<{
  state: (refund: Refund) => ReactNode;
  pathOf: (refund: Refund) => string;
}>;

function RefundCards({ state, pathOf }: RefundCardsProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const body = (refund: Refund) =>
    [formatBaht(refund.amount), refund.kind && t(`refund.${refund.kind}`), moment(sinceOf(refund))]
      .filter(Boolean)
      .join(' · ');
  return (
    <RecordCards<Refund>
      title={({ reservedBy, booking }) => reservedBy ?? booking.bookingId}
      aside={state}
      to={pathOf}
      body={body}
    />
  );
}

const sinceOf = ({ requestedAt, decidedAt }: Refund) => requestedAt ?? decidedAt;
