import type { I18nJson } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { formatDay } from '../../ui/dates.ts';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Name } from '../../ui/unbroken.tsx';
import { type Party, usePartyWords } from '../search/party.ts';
import { NightRows } from './night-rows.tsx';

/** A stay as cart, checkout and booking have it; baht, the end exclusive. */
export type ShownStay = Readonly<{
  roomId: string;
  title: I18nJson;
  hotelName: I18nJson;
  address: string | null;
  imageUrl: string | null;
  views: readonly string[];
  googleMapsLink: string | null;
  start: string;
  end: string;
  nights: number;
  /** The average night. */
  price: number;
  /** What each night costs; empty where that is not known. */
  nightPrices: readonly Readonly<{ date: string; price: number }>[];
  totalPrice: number;
  party: Party;
  /** Whether VAT is part of the price; not known of a cart, or where the hotel does not answer. */
  vatRegistered?: boolean | undefined;
}>;

/** Room, hotel and its place, dates, and nights times price, or each night where they differ. */
export function StayCard({ stay }: Readonly<{ stay: ShownStay }>) {
  const { t } = useTranslation();
  const { language } = useApp().api;
  const words = usePartyWords();
  return (
    <article className="flex gap-4">
      <Picture
        src={stay.imageUrl}
        alt=""
        sizes="96px"
        seed={stay.roomId}
        views={stay.views}
        className="size-20 shrink-0 rounded-xl sm:size-24"
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold leading-snug">{stay.title[language]}</h3>
        <p className="text-muted text-sm">
          <Name text={stay.hotelName[language]} />
        </p>
        {stay.address && (
          <p className="text-muted text-sm">
            <Name text={stay.address} />
          </p>
        )}
        <p className="mt-1.5 text-sm">
          {formatDay(stay.start, language)} – {formatDay(stay.end, language)}
        </p>
        <p className="text-muted text-sm">
          {t('nights', { count: stay.nights })} · {words(stay.party)}
        </p>
        {stay.googleMapsLink && <MapLink href={stay.googleMapsLink} />}
        {isOnePrice(stay) ? (
          <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="text-muted">
              <Price amount={stay.price} /> × {t('nights', { count: stay.nights })}
            </span>
            <Price amount={stay.totalPrice} className="font-semibold text-base" />
          </p>
        ) : (
          <NightByNight {...stay} />
        )}
      </div>
    </article>
  );
}

/** All nights cost the same, so that one of them times their number is the total. */
const isOnePrice = ({ nightPrices, price, nights, totalPrice }: ShownStay): boolean =>
  price * nights === totalPrice && nightPrices.every((night) => night.price === price);

function NightByNight({ nightPrices, totalPrice }: ShownStay) {
  return (
    <div className="mt-1.5 text-sm">
      <dl className="grid gap-0.5 text-muted">
        <NightRows nightPrices={nightPrices} />
      </dl>
      <p className="mt-1 text-right">
        <Price amount={totalPrice} className="font-semibold text-base" />
      </p>
    </div>
  );
}

/** Opens the hotel's place on a map outside. */
export function MapLink({ href }: Readonly<{ href: string }>) {
  const { t } = useTranslation('cart');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 text-brand-ink text-sm underline underline-offset-4"
    >
      <MapPin className="size-4" aria-hidden="true" />
      {t('map')}
    </a>
  );
}
