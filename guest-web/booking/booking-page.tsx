import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { type BookingJson, getBooking, giveUpBooking, payBy } from '../api/bookings.ts';
import { ApiProblem } from '../api/problem.ts';
import { apiOf, useApp } from '../app/context.ts';
import { notFound } from '../app/not-found.ts';
import { PageTitle } from '../app/page-title.tsx';
import { ofBooking } from '../stay/shown-stay.ts';
import { StayCard } from '../stay/stay-card.tsx';
import { useLiveBooking } from '../stay/use-live-booking.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { alertOf, guestFacts, paymentFacts, stayFacts } from './booking-facts.ts';
import { FactList } from './fact-list.tsx';
import { Hold } from './hold.tsx';
import { transferQr } from './transfer-qr.ts';

type Loaded = Readonly<{
  book: BookingJson;
  /** Address of a drawn QR, for a transfer that is still to be made. */
  qrUrl: string | null;
}>;

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  // the short code people say opens nothing: what is no id is not there
  const book = await getBooking(apiOf(args), args.params.id ?? '').catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 400) return undefined;
    throw error;
  });
  return book ? { book, qrUrl: await transferQr(book) } : notFound();
}

/** DELETE gives the hold up, PUT with `paymentMethod` pays it that way. */
export async function action(args: ActionFunctionArgs) {
  const api = apiOf(args);
  const id = args.params.id ?? '';
  try {
    if (args.request.method === 'DELETE') await giveUpBooking(api, id);
    else await payBy(api, id, await methodIn(args.request));
    return {};
  } catch (problem) {
    if (problem instanceof ApiProblem) return { problem };
    throw problem;
  }
}

const methodIn = async (request: Request): Promise<BookingJson['paymentMethod']> =>
  (await request.formData()).get('paymentMethod') === 'direct' ? 'direct' : 'gateway';

export function Component() {
  const { book, qrUrl } = useLoaderData<Loaded>();
  const { t } = useTranslation('booking');
  const { language } = useApp().api;
  useLiveBooking(book);
  const isOver = book.status === 'Expired' || book.status === 'Canceled';
  return (
    <main id="main" className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
          <p className="text-muted">{t('number', { code: book.bookingId })}</p>
        </div>
        <p
          data-testid="booking-status"
          className={`rounded-full px-4 py-1.5 font-semibold text-sm ${isOver ? 'bg-sand text-muted' : 'bg-brand-soft text-brand-ink'}`}
        >
          {t(`status.${book.status}`)}
        </p>
      </div>
      <BookingAlert book={book} />
      {book.status === 'Reserved' && <Hold book={book} qrUrl={qrUrl} />}
      {isOver && (
        <ButtonLink to={`/hotel/${book.hotelNameSlug}`} className="mt-5">
          {t('again')}
        </ButtonLink>
      )}
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
        <FactList title={t('stay')} facts={stayFacts(book, language, t)}>
          <div className="border-line border-t pt-4">
            <StayCard stay={ofBooking(book)} />
          </div>
        </FactList>
        <div className="grid gap-6">
          <FactList title={t('guest')} facts={guestFacts(book)} />
          <FactList title={t('payment')} facts={paymentFacts(book, language, t)} />
        </div>
      </div>
    </main>
  );
}

function BookingAlert({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const name = alertOf(book);
  if (!name) return null;
  const isGood = name === 'checkedIn' || name === 'completed';
  return (
    <Alert kind={isGood ? 'success' : 'error'} title={t(`alert.${name}`)} className="mt-6">
      {t(`alertHint.${name}`)}
    </Alert>
  );
}
