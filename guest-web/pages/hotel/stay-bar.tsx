import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { openCart, useCart } from '../../features/cart/cart.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { formatDay } from '../../ui/dates.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { loader } from './hotel-data.ts';
import { unfit } from './offer.ts';
import { useChangeStay } from './use-change-stay.ts';

const WhenPicker = lazyPart(
  async () => (await import('../../features/search/when-picker.tsx')).WhenPicker,
);

/** On phones, at the bottom as long as the hotel is read: dates, price and what comes next. Load it after the page. */
export function StayBar() {
  const { t } = useTranslation(['hotel', 'search', 'shell']);
  const { language } = useApp().api;
  const { hotel, stay, party, offers, chosen } = useLoaderData<typeof loader>();
  const taken = useCart().filter((item) => item.hotel._id === hotel._id);
  const changeStay = useChangeStay();
  const [isPicking, setIsPicking] = useState(false);
  const free = offers.flatMap(({ room, offer }) => (offer ? [{ room, offer }] : []));
  const { offer: shown } = free.find(({ room }) => room._id === chosen) ?? {};
  const fitting = free.filter(({ room }) => unfit(room, party).length === 0);
  const shownFrom = fitting.length > 0 ? fitting : free;
  const lowest = Math.min(...shownFrom.map(({ offer }) => offer.totalPrice));
  const inCart = taken.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const price =
    taken.length > 0
      ? t('bar.inCart', { price: formatBaht(inCart) })
      : shown
        ? formatBaht(shown.totalPrice)
        : free.length > 0
          ? t('bar.from', { price: formatBaht(lowest) })
          : t('bar.none');
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky bottom-0 z-20 -mx-4 mt-10 flex items-center justify-between gap-3 border-line border-t bg-card/95 px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-12px_rgb(0_0_0/0.25)] backdrop-blur sm:-mx-6 sm:px-6 md:hidden"
    >
      <div className="min-w-0">
        <p className="truncate font-semibold leading-snug">{price}</p>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsPicking(true)}
          className="-my-1 flex min-h-9 items-center text-left text-muted text-sm underline underline-offset-4"
        >
          {formatDay(stay.checkIn, language, 'short')} –{' '}
          {formatDay(stay.checkOut, language, 'short')}
        </button>
      </div>
      {taken.length > 0 ? (
        <Button onClick={openCart} className="shrink-0">
          {t('viewCart')}
        </Button>
      ) : free.length > 0 ? (
        <a href="#rooms" className={buttonClass('primary', 'shrink-0')}>
          {t('bar.choose')}
        </a>
      ) : (
        <Button onClick={() => setIsPicking(true)} className="shrink-0">
          {t('otherDates')}
        </Button>
      )}
      {isPicking && (
        <WhenPicker
          when={{ stay, month: '', nights: 1 }}
          mayBeFlexible={false}
          onClose={() => setIsPicking(false)}
          onPick={(picked) => {
            setIsPicking(false);
            changeStay(picked.stay);
          }}
        />
      )}
    </section>
  );
}
