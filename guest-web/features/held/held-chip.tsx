import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getBooking } from '../../shell/api/bookings.ts';
import type { Api } from '../../shell/api/client.ts';
import { serverNow } from '../../shell/api/server-clock.ts';
import { useApp } from '../../shell/context.ts';
import { Timer } from '../../ui/icons/timer.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import {
  clock,
  everySecond,
  markOf,
  secondsUntil,
  useSecondsUntil,
} from '../../ui/seconds-left.ts';
import { dropHold, noteBooking } from './note-booking.ts';
import { type OwnHold, pathOf } from './own-holds.ts';
import { whenOver } from './when-over.ts';

/** How long the room is held that is held the shortest, and the way back to its payment. Load it on use. */
export function HeldChip({ holds }: Readonly<{ holds: readonly OwnHold[] }>) {
  const over = useSyncExternalStore(
    everySecond,
    () => holds.filter((hold) => secondsUntil(hold, serverNow()) === 0).length,
    () => holds.length,
  );
  const [soonest, ...others] = holds.slice(over);
  return (
    <>
      <VerifiedHolds holds={holds} />
      {soonest && <Soonest key={soonest.checkoutId} hold={soonest} others={others.length} />}
    </>
  );
}

function Soonest({ hold, others }: Readonly<{ hold: OwnHold; others: number }>) {
  const left = useSecondsUntil(hold) ?? 0;
  return (
    <>
      <Chip hold={hold} left={left} others={others} />
      <Announced left={left} />
    </>
  );
}

const CHIP =
  'group/chip flex min-h-11 items-center gap-2 rounded-2xl border border-brand bg-brand-soft px-2.5 py-1 text-brand-ink text-sm leading-tight transition-colors hover:border-brand-ink sm:rounded-full sm:px-4';

function Chip({ hold, left, others }: Readonly<{ hold: OwnHold; left: number; others: number }>) {
  const { t } = useTranslation('held');
  const path = useLocalPath()(pathOf(hold));
  const { pathname, search } = useLocation();
  const isHere = path.startsWith(pathname) && search.includes(hold.bookingId);
  if (isHere) return null; // that page counts down by itself
  return (
    <a href={path} data-held="" className={CHIP}>
      <Timer className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      <span className="whitespace-nowrap">
        <span className="max-sm:block">
          {t('held')}{' '}
          <span role="timer" className="inline-block min-w-[4.4ch] font-bold tabular-nums">
            {clock(left)}
          </span>
        </span>
        <span className="max-sm:sr-only"> – </span>
        <span className="font-semibold underline decoration-brand underline-offset-4 group-hover/chip:decoration-brand-ink">
          {t('continue')}
        </span>
        {others > 0 && (
          <span className="ml-1.5 rounded-full bg-brand-ink px-1.5 py-px font-bold text-on-brand-ink text-xs">
            <span aria-hidden="true">+{others}</span>
            <span className="sr-only"> {t('more', { count: others })}</span>
          </span>
        )}
      </span>
    </a>
  );
}

function Announced({ left }: Readonly<{ left: number }>) {
  const { t } = useTranslation('held');
  const minutes = markOf(left);
  // not what passed before this page was there
  const before = useRef(minutes);
  return (
    <span role="status" className="sr-only">
      {minutes !== undefined && minutes !== before.current && t('left', { count: minutes })}
    </span>
  );
}

type Holds = Readonly<{ holds: readonly OwnHold[] }>;

/**
 * Asks the server what became of the holds this browser remembers: on every page, when the guest comes
 * back to the window (from the bank's app, say), and when one should be over. Shows nothing.
 */
function VerifiedHolds({ holds }: Holds) {
  const { pathname } = useLocation();
  const ids = holds.map(({ bookingId }) => bookingId).join(' ');
  // another page, or another hold, begins again
  return <Verification key={`${pathname} ${ids}`} holds={holds} />;
}

function Verification({ holds }: Holds) {
  const { api } = useApp();
  const end = holds[0]?.until;
  const look = useEffectEvent(() => void verify(api, holds));
  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    lookWhenSeen();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => document.removeEventListener('visibilitychange', lookWhenSeen);
  }, []);
  useEffect(() => {
    if (end === undefined) return;
    return whenOver(end, look);
  }, [end]);
  return null;
}

/** What cannot be read now is believed until its time. */
async function verify(api: Api, holds: readonly OwnHold[]): Promise<void> {
  await Promise.all(
    holds.map(async ({ bookingId, checkoutId }) => {
      try {
        const book = await getBooking(api, bookingId);
        if (book) noteBooking(book);
        else dropHold(checkoutId);
      } catch {
        // offline, or the server is away
      }
    }),
  );
}
