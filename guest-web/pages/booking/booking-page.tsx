import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Documents } from '../../features/booking/documents.tsx';
import { HotelContact } from '../../features/booking/hotel-contact.tsx';
import { useLiveBooking } from '../../features/booking/live-booking.ts';
import { useNoteSeen } from '../../features/booking/seen-bookings.ts';
import { SavePicture } from '../../features/booking-picture/save-picture.tsx';
import { hotelPath } from '../../features/hotel/hotel-path.ts';
import { RefundState } from '../../features/refund/refund-state.tsx';
import { stayOfBooking } from '../../features/stay/shown-stay.ts';
import { StayCard } from '../../features/stay/stay-card.tsx';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { WithCode } from '../../ui/unbroken.tsx';
import { action, type BookingLoaded, loader } from './booking-data.ts';
import { guestFacts, paymentFacts, stayFacts, taxInvoiceFacts } from './booking-facts.ts';
import { FactList } from './fact-list.tsx';
import { Hold } from './hold.tsx';
import { OnlineCheckIn } from './online-check-in.tsx';
import { OtherBookings } from './other-bookings.tsx';
import { PlansChange } from './plans-change.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { chipOf, whatHappened } from './what-happened.ts';

export { action, loader };

export function Component() {
  const { book, hotel, transfer } = useLoaderData<BookingLoaded>();
  const { t } = useTranslation(['booking', 'review']);
  const { language } = useApp().api;
  useLiveBooking(book);
  useNoteSeen(book, hotel);
  const isOver = book.status === 'Expired' || book.status === 'Canceled';
  return (
    <main id="main" className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <Heading book={book} />
      <Happened book={book} />
      {book.refund && <RefundState book={book} className="mt-6" />}
      {transfer && <TransferPanel book={book} transfer={transfer} />}
      {book.status === 'Reserved' && !transfer && <Hold book={book} />}
      <div className="mt-5 flex flex-wrap items-start gap-3 empty:hidden print:hidden">
        {isOver && <ButtonLink to={roomsOf(book)}>{t('again')}</ButtonLink>}
        {book.status === 'Completed' && (
          <ButtonLink to={`/booking/${book._id}/review`}>{t('review:write')}</ButtonLink>
        )}
        <Documents book={book} />
        {book.status === 'Booked' && <SavePicture book={book} hotel={hotel} />}
      </div>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <FactList title={t('stay')} facts={stayFacts(book, language, t)}>
            <div className="border-line border-t pt-4">
              <StayCard stay={stayOfBooking(book, hotel, language)} />
            </div>
          </FactList>
          <OtherBookings book={book} />
          {hotel && <HotelContact hotel={hotel} />}
          <PlansChange book={book} />
        </div>
        <div className="grid gap-6">
          <OnlineCheckIn book={book} />
          <FactList title={t('guest')} facts={guestFacts(book)} />
          <FactList title={t('payment')} facts={paymentFacts(book, language, t)} />
          {book.taxInvoice && <FactList title={t('taxInvoice')} facts={taxInvoiceFacts(book)} />}
        </div>
      </div>
    </main>
  );
}

/** The rooms of its hotel, the same one first, for the same people and, while they are to come, the same days. */
function roomsOf({
  hotelNameSlug,
  roomId,
  guests,
  children: kid,
  pets: pet,
  ...book
}: BookingJson) {
  const stay = { checkIn: localDate(book.checkInDate), checkOut: localDate(book.checkOutDate) };
  const isToCome = stay.checkIn >= today();
  const asked = { guests, kid, pet, room: roomId, ...(isToCome && { stay }) };
  return `${hotelPath(hotelNameSlug, asked)}#rooms`;
}

function Heading({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const isOver = book.status === 'Expired' || book.status === 'Canceled';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
        <p className="text-muted">
          <WithCode text={t('number', { code: book.bookingId })} code={book.bookingId} />
        </p>
      </div>
      <p
        role="status"
        data-testid="booking-status"
        className={`rounded-full px-4 py-1.5 font-semibold text-sm ${isOver ? 'bg-sand text-muted' : 'bg-brand-soft text-brand-ink'}`}
      >
        {t(`status.${chipOf(book)}`)}
      </p>
    </div>
  );
}

function Happened({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const happened = whatHappened(book);
  if (!happened) return null;
  return (
    <Alert kind={happened.kind} title={t(`alert.${happened.alert}`)} className="mt-6">
      {t(`alertHint.${happened.hint}`)}
    </Alert>
  );
}
