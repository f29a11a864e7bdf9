import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '../../shell/addresses.ts';
import type { Refund } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { choicesFilter, dayFilters, searchFilter } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';

const STATES = ['requested', 'failed', 'refunding', 'refunded', 'rejected'] as const;
const COLORS = {
  requested: 'warning',
  failed: 'error',
  refunding: 'info',
  refunded: 'success',
  rejected: 'default',
} as const;
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
    <StaffList<Refund>
      title={t('drawer.refunds')}
      to={pathOf}
      sort={{ field: 'changedAt', order: 'DESC' }}
      filters={[
        searchFilter(t('booking.search')),
        choicesFilter({
          label: t('refund.status'),
          choices: STATES.map((id) => ({ id, name: t(`refundStatus.${id}`) })),
        }),
        ...dayFilters(t('booking.from'), t('booking.to')),
      ]}
      columns={[
        {
          source: 'code',
          disableSort: true,
          label: t('booking.code'),
          render: ({ booking }) => booking.bookingId,
        },
        {
          source: 'guest',
          disableSort: true,
          label: t('booking.guest'),
          render: ({ reservedBy }) => reservedBy,
        },
        {
          source: 'one',
          disableSort: true,
          label: t('hotel.one'),
          render: ({ hotelName }) => text(hotelName),
        },
        {
          source: 'amount',
          disableSort: true,
          label: t('refund.amount'),
          align: 'right',
          render: ({ amount }) => formatBaht(amount),
        },
        {
          source: 'kind',
          disableSort: true,
          label: t('refund.kind'),
          render: ({ kind }) => kind && t(`refund.${kind}`),
        },
        {
          source: 'requestedAt',
          disableSort: true,
          label: t('refund.requestedAt'),
          render: (refund) => moment(sinceOf(refund)),
        },
        { source: 'status', label: t('refund.status'), render: state },
      ]}
      card={{
        title: ({ reservedBy, booking }) => reservedBy ?? booking.bookingId,
        aside: state,
        body: (refund) =>
          [
            formatBaht(refund.amount),
            refund.kind && t(`refund.${refund.kind}`),
            moment(sinceOf(refund)),
          ]
            .filter(Boolean)
            .join(' · '),
      }}
    />
  );
}

const sinceOf = ({ requestedAt, decidedAt }: Refund) => requestedAt ?? decidedAt;
