import { useTranslation } from 'react-i18next';
import { type RecentHotel, removeHotel } from '../../features/hotel/recent-hotels.ts';
import { useApp } from '../../shell/context.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Forget } from './forget.tsx';

/** Leads back to a hotel. */
export function RecentHotelCard({ hotel }: Readonly<{ hotel: RecentHotel }>) {
  const { t } = useTranslation('home');
  const { language } = useApp().api;
  const { hotelNameSlug, hotelName, province, imageUrl, sideViews } = hotel;
  const name = hotelName[language];
  return (
    <article className="relative">
      <LocalLink to={`/hotel/${hotelNameSlug}`} className="group block rounded-2xl">
        <Picture
          src={imageUrl}
          alt=""
          sizes="15rem"
          seed={hotelNameSlug}
          views={sideViews}
          className="aspect-[4/3] w-full rounded-2xl"
        />
        <span className="mt-2 block truncate font-semibold group-hover:underline">{name}</span>
        {province && <span className="block text-muted text-sm">{province[language]}</span>}
      </LocalLink>
      <Forget
        label={t('recent.forget', { name })}
        onClick={() => removeHotel(hotelNameSlug)}
        className="absolute top-1 right-1 bg-card/95 shadow-card hover:bg-card"
      />
    </article>
  );
}
