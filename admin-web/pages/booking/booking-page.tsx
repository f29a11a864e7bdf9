import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { HttpError, ShowBase, useRecordContext, useShowContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Booking, isBlock } from '../../features/bookings/booking.ts';
import { PaymentChip, StatusChip } from '../../features/bookings/status-chip.tsx';
import { ownerResource } from '../../shell/addresses.ts';
import { retryRead } from '../../shell/api/cache.ts';
import { useEnter } from '../../shell/live/use-presence.ts';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { ErrorPage } from '../../ui/error-page.tsx';
import { formatBaht } from '../../ui/money.ts';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { ArrivalSection } from './arrival-section.tsx';
import { Bill } from './bill.tsx';
import { CommandBar } from './command-bar.tsx';
import { GuestFacts } from './guest-facts.tsx';
import { HistoryList } from './history-list.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { OthersNotice } from './others-notice.tsx';
import { RefundList } from './refund-list.tsx';
import { StaffNote } from './staff-note.tsx';
import { StayFacts } from './stay-facts.tsx';
import { UnitChoice } from './unit-choice.tsx';

/** One stay: its guest, its money, what happened, and what can be done about it. */
export const BookingPage = () => (
  <ShowBase<Booking>
    error={<NoBooking />}
    queryOptions={{ onError: saidOnThePage, retry: retryRead }}
  >
    <BookingView />
  </ShowBase>
);

/** Instead of a toast and a way back to the list. */
const saidOnThePage = () => undefined;

/** There is none by that id, or it is not for who asks; else something broke. */
function NoBooking() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const { error } = useShowContext<Booking>();
  const isUnknown = error instanceof HttpError && UNKNOWN.includes(error.status);
  if (!isUnknown) return <ErrorPage />;
  return (
    <Page title={t('booking.unknown')}>
      <Typography sx={{ mb: 3 }}>{t('booking.unknownWhy')}</Typography>
      <Button
        component={Link}
        to={`${basename}/${ownerResource(ownerId, 'book-manage')}`}
        variant="outlined"
      >
        {t('drawer.bookManage')}
      </Button>
    </Page>
  );
}

/** 400: what stands in the address is no id. */
const UNKNOWN: readonly number[] = [400, 403, 404];

function BookingView() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const booking = useRecordContext<Booking>();
  useEnter(booking?.id);
  const mayReadHistory = useMay('read-history', booking?.ownerId);
  if (!booking) return null;
  const { status, holdExpiresAt, transferReportedAt, refunds, amountDue } = booking;
  const { checkInStatus, checkOutStatus } = booking;
  return (
    <Page
      title={`${booking.bookingId} · ${booking.reservedBy ?? t(`status.${status}`)}`}
      actions={
        <>
          <StatusChip booking={booking} />
          {booking.disabled && <Chip variant="outlined" label={t('booking.hidden')} />}
          {status !== 'Unavailable' && <PaymentChip booking={booking} />}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {status === 'Reserved' && holdExpiresAt && (
          <Alert severity="warning">
            {transferReportedAt
              ? t('booking.transferReported', { at: moment(transferReportedAt) })
              : t('booking.heldUntil', { at: moment(holdExpiresAt) })}
          </Alert>
        )}
        {status === 'Completed' && checkInStatus && !checkOutStatus && (
          <Alert severity="warning">{t('booking.completedInHouse')}</Alert>
        )}
        {checkInStatus && amountDue > 0 && (
          <Alert severity="warning">{t('bill.dueNow', { amount: formatBaht(amountDue) })}</Alert>
        )}
        <OthersNotice bookingId={booking.id} />
        <CommandBar booking={booking} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Section title={t('booking.stay')}>
            <StayFacts booking={booking} />
            <UnitChoice booking={booking} />
          </Section>
          {status !== 'Unavailable' && (
            <>
              <Section title={t('booking.guest')}>
                <GuestFacts booking={booking} />
              </Section>
              <ArrivalSection booking={booking} />
              <Section title={t('booking.money')}>
                <MoneyFacts booking={booking} />
              </Section>
              {!isBlock(booking) && (
                <Section title={t('bill.title')}>
                  <Bill booking={booking} />
                </Section>
              )}
            </>
          )}
          {refunds.length > 0 && (
            <Section title={t('drawer.refunds')}>
              <RefundList refunds={refunds} />
            </Section>
          )}
          {mayReadHistory && (
            <Section title={t('booking.staffNote')}>
              <StaffNote booking={booking} />
            </Section>
          )}
          {mayReadHistory && (
            <Section title={t('booking.history')}>
              <HistoryList bookingId={booking.id} version={booking.version} />
            </Section>
          )}
        </Box>
      </Box>
    </Page>
  );
}
