import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Video } from './video.tsx';

/** The hotel's own videos. Load it where there are some. */
export function Videos({ hotel }: Readonly<{ hotel: HotelJson }>) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const links = [hotel.vdoYoutube, hotel.vdoFacebook].filter((link) => link !== null);
  return (
    <section aria-labelledby="videos" className="mt-16">
      <h2 id="videos" className="font-semibold text-2xl">
        {t('videos')}
      </h2>
      <div className={`mt-4 grid gap-6 ${links.length > 1 ? 'lg:grid-cols-2' : 'max-w-3xl'}`}>
        {links.map((link) => (
          <Video
            key={link}
            link={link}
            name={hotel.hotelName[language]}
            picture={hotel.imageUrl}
            views={hotel.sideViews}
          />
        ))}
      </div>
    </section>
  );
}
