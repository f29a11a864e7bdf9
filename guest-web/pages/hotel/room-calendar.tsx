import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PickedDays, StayCalendar } from '../../features/hotel/stay-calendar.tsx';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { offerFor, type StayOffer } from './offer.ts';

/** A calendar that is being read; undefined where it could not be. */
export type ReadCalendar = Promise<BookReachJson | undefined>;

type RoomCalendarProps = Readonly<{
  room: RoomJson;
  /** What the page is about: shown and, where it can be obtained, marked. */
  stay: Stay;
  calendar: ReadCalendar;
  onAdd: (stay: Stay, offer: StayOffer) => void;
  onRetry: () => void;
  onClose: () => void;
}>;

/** A room's free days and their prices; two picks make a stay that can be obtained. Load it on use. */
export function RoomCalendar({ room, onClose, ...rest }: RoomCalendarProps) {
  const { language } = useApp().api;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={room.title[language]}
      className="sm:w-[min(94vw,46rem)]"
    >
      <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
        <Days {...rest} />
      </Suspense>
    </Dialog>
  );
}

type DaysProps = Omit<RoomCalendarProps, 'room' | 'onClose'>;

function Days({ stay: shown, calendar, onAdd, onRetry }: DaysProps) {
  const { t } = useTranslation(['hotel', 'shell']);
  const { language } = useApp().api;
  const reach = use(calendar);
  const [picked, setPicked] = useState<PickedDays>(() =>
    reach && offerFor(reach.days, shown) ? { start: shown.checkIn, end: shown.checkOut } : {},
  );
  const { start, end } = picked;
  if (!reach)
    return (
      <Alert className="mt-4" title={t('calendarFailed')}>
        <Button kind="quiet" className="mt-3" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      </Alert>
    );

  const stay = start && end && { checkIn: start, checkOut: end };
  const offer = stay && offerFor(reach.days, stay);
  return (
    <>
      <StayCalendar {...{ reach, picked }} opensOn={shown.checkIn} onPick={setPicked} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p aria-live="polite">
          {start && formatDay(start, language, 'short')}
          {end && ` – ${formatDay(end, language, 'short')}`}
          {offer && ` · ${t('shell:nights', { count: offer.nights })}`}
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:flex-col-reverse">
          {start && (
            <Button kind="quiet" onClick={() => setPicked({})}>
              {t('otherDates')}
            </Button>
          )}
          <Button disabled={!offer} onClick={() => stay && offer && onAdd(stay, offer)}>
            {t('addToCart')}
            {offer && ` · ${formatBaht(offer.totalPrice)}`}
          </Button>
        </div>
      </div>
    </>
  );
}
