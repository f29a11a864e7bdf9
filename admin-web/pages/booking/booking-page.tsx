import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HttpError, ShowBase, useRecordContext, useShowContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isBlock } from '../../features/bookings/booking.ts';
import { PaymentChip, StatusChip } from '../../features/bookings/status-chip.tsx';
import { HistoryButton } from '../../features/history/history-button.tsx';
import { ownerResource } from '../../shell/addresses.ts';
import { retryRead } from '../../shell/api/data-provider.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useAsOf } from '../../shell/as-of.ts';
import { useMay } from '../../shell/auth.ts';
import { useEnter, useOthersAt } from '../../shell/live/use-presence.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { AsOfButton } from '../../ui/as-of/as-of-button.tsx';
import { NothingThen } from '../../ui/as-of/nothing-then.tsx';
import { SwitchedOffThen } from '../../ui/as-of/switched-off.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { Facts } from '../../ui/facts.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { Page, Section } from '../../ui/page.tsx';
import { ArrivalSection } from './arrival-section.tsx';
import { Bill } from './bill.tsx';
import { CommandBar } from './command-bar.tsx';
import { HistoryList } from './history-list.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { StaffNote } from './staff-note.tsx';
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
  if (useAsOf()) return <NothingThen />;
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
          <AsOfButton />
          <HistoryButton thing="booking" id={booking.id} ownerId={booking.ownerId} />
        </>
      }
    >
      <SwitchedOffThen>
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
      </SwitchedOffThen>
    </Page>
  );
}

/** Says who else looks at a booking, or moves its stay. */
export function OthersNotice({ bookingId }: Readonly<{ bookingId: string }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const others = useOthersAt(bookingId);
  const names = (doing: 'looks' | 'moves') =>
    new Intl.ListFormat(language).format(
      others.filter((person) => person.doing === doing).map(({ name }) => name),
    );
  return (
    <div role="status">
      {(['moves', 'looks'] as const).map(
        (doing) =>
          names(doing) && (
            <Alert
              key={doing}
              severity={doing === 'moves' ? 'warning' : 'info'}
              role="presentation"
            >
              {t(`live.${doing}`, { who: names(doing) })}
            </Alert>
          ),
      )}
    </div>
  );
}

/** Where and when, and who is expected. */
function StayFacts({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { day, moment, text } = useFormats();
  const isBlock = booking.status === 'Unavailable';
  const party = [
    t('booking.guests', { count: booking.guests }),
    booking.children > 0 && t('booking.children', { count: booking.children }),
    booking.pets > 0 && t('booking.pets', { count: booking.pets }),
  ];
  return (
    <Facts
      facts={[
        [t('hotel.one'), text(booking.hotelName)],
        [t('booking.room'), text(booking.roomObj.title)],
        [t('unit.one'), booking.unit],
        [t('booking.checkIn'), day(booking.checkInDate)],
        [t('booking.checkOut'), day(booking.checkOutDate)],
        [t('booking.nightsLabel'), t('booking.nights', { count: booking.nights })],
        [t('booking.party'), isBlock ? null : party.filter((part) => part !== false).join(' · ')],
        [t('booking.breakfast'), isBlock ? null : t(booking.breakfast ? 'yes' : 'no')],
        [t('booking.method'), isBlock ? null : t(`method.${booking.methodCheckIn}`)],
        [t('booking.arrivedAt'), moment(booking.checkInDateStatus)],
        [t('booking.departedAt'), moment(booking.checkOutDateStatus)],
        [t('booking.channel'), t(`channel.${booking.bookingChannel}`)],
        [t('booking.createdAt'), moment(booking.createdAt)],
      ]}
    />
  );
}

/** Who comes and how to reach them; a masked contact is no link. */
function GuestFacts({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { reservedBy, phone, email, address, province, postalCode, country, note } = booking;
  return (
    <Facts
      facts={[
        [t('booking.name'), reservedBy],
        [t('booking.phone'), phone && linked('tel', phone)],
        [t('booking.email'), email && linked('mailto', email)],
        [
          t('booking.address'),
          [address, province, postalCode, country].filter((part) => part).join(' '),
        ],
        [t(booking.bookingChannel === 'website' ? 'booking.note' : 'booking.staffsNote'), note],
      ]}
    />
  );
}

const linked = (scheme: string, contact: string) =>
  contact.includes('*') || contact.includes('•') ? (
    contact
  ) : (
    <MuiLink href={`${scheme}:${contact}`}>{contact}</MuiLink>
  );

type Refund = Booking['refunds'][number];

/** Money that was asked for, or is on its way back. */
const RefundList = ({ refunds }: Readonly<{ refunds: readonly Refund[] }>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {refunds.map((refund) => (
      <li key={refund.id}>
        <RefundFacts refund={refund} />
      </li>
    ))}
  </Box>
);

function RefundFacts({ refund }: Readonly<{ refund: Refund }>) {
  const { t } = useTranslation();
  const { moment, text } = useFormats();
  const { bank, accountNumber, accountName } = refund;
  const bankName = BANKS.find(({ code }) => code === bank)?.label;
  return (
    <Facts
      facts={[
        [t('refund.kind'), refund.kind && t(`refund.${refund.kind}`)],
        [t('refund.status'), t(`refundStatus.${refund.status}`)],
        [t('refund.amount'), formatBaht(refund.amount)],
        [t('refund.rule'), text(refund.quote?.rule)],
        [t('refund.way'), refund.way && t(`refundWay.${refund.way}`)],
        [
          t('refund.account'),
          refund.needsAccount
            ? t('refund.needsAccount')
            : [text(bankName), accountNumber, accountName].filter(Boolean).join(' · '),
        ],
        [t('refund.reason'), refund.reason],
        [t('refund.requestedAt'), moment(refund.requestedAt)],
        [t('refund.decidedAt'), moment(refund.decidedAt)],
        [t('refund.decisionReason'), refund.decisionReason],
        [t('refund.failure'), refund.failureCode && text(refundFailureText(refund.failureCode))],
        [t('refund.paidAt'), moment(refund.paidAt)],
      ]}
    />
  );
}
