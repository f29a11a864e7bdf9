import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import { localDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PickedDays, StayCalendar } from '../../features/hotel/stay-calendar.tsx';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DatesOutcome } from './dates-outcome.tsx';
import { withOwnNights } from './own-nights.ts';
import { useOtherDates } from './use-other-dates.ts';

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
