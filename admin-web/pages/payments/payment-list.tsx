import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { codesOf } from '../../features/bookings/booking.ts';
import type { Payment } from '../../shell/api/records.ts';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { choicesFilter, dayFilters, searchFilter } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';

const STATES = ['requested', 'pending', 'paid', 'failed', 'expired', 'mismatched'] as const;
const COLORS = {
  requested: 'default',
  pending: 'warning',
  paid: 'success',
  failed: 'error',
  expired: 'default',
  mismatched: 'error',
} as const;
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
  const codes = ({ bookings }: Payment) => codesOf(bookings);
  return (
    <StaffList<Payment>
      title={t('drawer.payments')}
      to={null}
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={[
        searchFilter(t('booking.search')),
        choicesFilter({
          label: t('booking.status'),
          choices: STATES.map((id) => ({ id, name: t(`payment.${id}`) })),
        }),
        ...dayFilters(t('booking.from'), t('booking.to')),
      ]}
      columns={[
        {
          source: 'requestedAt',
          label: t('payment.at'),
          render: ({ requestedAt }) => moment(requestedAt),
        },
        { source: 'bookings', disableSort: true, label: t('case.bookings'), render: codes },
        {
          source: 'method',
          label: t('payment.method'),
          render: ({ method }) => t(`chargeMethod.${method}`),
        },
        {
          source: 'amount',
          label: t('refund.amount'),
          align: 'right',
          render: ({ amount }) => formatBaht(amount),
        },
        { source: 'status', label: t('booking.status'), render: state },
        {
          source: 'failure',
          disableSort: true,
          label: t('refund.failure'),
          render: ({ failureCode }) => failureCode,
        },
      ]}
      card={{
        title: ({ amount }) => formatBaht(amount),
        aside: state,
        body: (each) => [moment(each.requestedAt), codes(each)].filter(Boolean).join(' · '),
      }}
    />
  );
}
