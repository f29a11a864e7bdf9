import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import { localDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { type PickedDays, StayCalendar } from '../../features/hotel/stay-calendar.tsx';
import type { BookingJson, DatesTold } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import type { DatesAnswer } from './booking-data.ts';
import { withOwnNights } from './own-nights.ts';

/** What is known of the room's calendar. */
export type ReadCalendar = BookReachJson | 'on its way' | 'failed';

type ChangeDatesProps = Readonly<{
  book: BookingJson;
  calendar: ReadCalendar;
  onRetry: () => void;
  onClose: () => void;
}>;

/** The room's calendar with the stay in it; other dates are told what they come to before they are taken. */
export function ChangeDatesDialog(props: ChangeDatesProps) {
  const { t } = useTranslation('booking');
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t('dates.title')}
      description={t('dates.hint')}
      className="sm:w-[min(94vw,46rem)]"
    >
      <Calendars {...props} />
    </Dialog>
  );
}

function Calendars({ calendar, onRetry, ...rest }: ChangeDatesProps) {
  const { t } = useTranslation(['hotel', 'shell']);
  if (calendar === 'on its way') return <Skeleton className="mt-4 h-96" />;
  if (calendar !== 'failed') return <Days reach={calendar} {...rest} />;
  return (
    <Alert className="mt-4" title={t('calendarFailed')}>
      <Button kind="quiet" className="mt-3" onClick={onRetry}>
        {t('shell:retry')}
      </Button>
    </Alert>
  );
}

type DaysProps = Pick<ChangeDatesProps, 'book' | 'onClose'> & Readonly<{ reach: BookReachJson }>;

function Days({ book, reach, onClose }: DaysProps) {
  const { t } = useTranslation(['booking', 'hotel']);
  const { language } = useApp().api;
  const own = { checkIn: localDate(book.checkInDate), checkOut: localDate(book.checkOutDate) };
  const [picked, setPicked] = useState<PickedDays>({ start: own.checkIn, end: own.checkOut });
  const { told, refusal, isChanging, ask, take } = useOtherDates(onClose);
  const { start, end } = picked;
  const stay = start && end && { checkIn: start, checkOut: end };
  const pick = (next: PickedDays) => {
    setPicked(next);
    const other = next.start && next.end && { checkIn: next.start, checkOut: next.end };
    if (other && isOther(other, own)) ask(other);
  };
  return (
    <>
      <StayCalendar
        reach={{ ...reach, days: withOwnNights(reach.days, own) }}
        picked={picked}
        onPick={pick}
      />
      <div className="mt-4 grid gap-4 border-line border-t pt-4">
        <p className="font-medium">
          {start && formatDay(start, language, 'short')}
          {end && ` – ${formatDay(end, language, 'short')}`}
        </p>
        {stay && isOther(stay, own) && (
          <>
            <DatesOutcome book={book} told={told} problem={refusal} />
            <Button
              busy={isChanging}
              disabled={!told || (refusal !== undefined && refusal.code !== 'price-changed')}
              onClick={() => told && take(stay, told.price)}
            >
              {t('dates.confirm')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

const isOther = (stay: Stay, own: Stay) =>
  stay.checkIn !== own.checkIn || stay.checkOut !== own.checkOut;

type DatesOutcomeProps = Readonly<{
  book: BookingJson;
  told: DatesTold | undefined;
  problem: ApiProblem | undefined;
}>;

/** What other dates come to, or why they cannot be obtained. */
function DatesOutcome({ book, told, problem }: DatesOutcomeProps) {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  // what the policy forbids is said by the server alone
  if (problem && problem.code !== 'price-changed')
    return (
      <Alert>
        {problem.code === 'stay-rule' ? problem.detail || message(problem) : message(problem)}
      </Alert>
    );
  if (problem)
    return (
      <>
        <Alert kind="warning">{message(problem)}</Alert>
        <DatesOutcome book={book} told={told} problem={undefined} />
      </>
    );
  if (!told) return <Skeleton className="h-20" />;
  const { price, due, refund } = told;
  return (
    <div aria-live="polite" className="grid gap-1 rounded-2xl bg-sand p-4">
      <p>
        {price === book.price
          ? t('dates.samePrice', { price: formatBaht(price) })
          : t('dates.price', { before: formatBaht(book.price), price: formatBaht(price) })}
      </p>
      {due > 0 && <p className="font-semibold">{t('dates.due', { amount: formatBaht(due) })}</p>}
      {refund > 0 && (
        <p className="font-semibold">{t('dates.refund', { amount: formatBaht(refund) })}</p>
      )}
      {due <= 0 && refund === 0 && <p className="font-semibold">{t('dates.nothing')}</p>}
    </div>
  );
}

/**
 * Asks what other dates come to, and takes them; `onTaken` once the stay has them. Where they cost something
 * else by then, what that is is asked at once.
 */
function useOtherDates(onTaken: () => void) {
  const { t } = useTranslation('booking');
  const question = useFetcher<DatesAnswer>();
  const change = useFetcher<DatesAnswer>();
  const [isTried, setIsTried] = useState(false);
  const tried = useRef<Stay>(undefined);
  const answer = question.state === 'idle' ? question.data : undefined;
  const { state, data: changed } = change;
  useEffect(() => {
    if (!changed?.changed) return;
    showToast('success', t('dates.changed'));
    onTaken();
  }, [changed, onTaken, t]);
  const { submit } = question;
  useEffect(() => {
    if (changed?.problem?.code === 'price-changed' && tried.current)
      void submit({ ...tried.current, preview: 'true' }, { method: 'put' });
  }, [changed, submit]);
  return {
    told: answer?.told,
    refusal: answer?.problem ?? (isTried && state === 'idle' ? changed?.problem : undefined),
    isChanging: state !== 'idle',
    ask: (stay: Stay) => {
      setIsTried(false); // what was said of other dates says nothing about these
      void submit({ ...stay, preview: 'true' }, { method: 'put' });
    },
    take: (stay: Stay, price: number) => {
      setIsTried(true);
      tried.current = stay;
      void change.submit({ ...stay, price: String(price) }, { method: 'put' });
    },
  };
}
