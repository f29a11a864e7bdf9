import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { buttonClass } from '../ui/button.tsx';
import { CirclePlay } from '../ui/icons/circle-play.tsx';
import { iconOf } from './icons.ts';

/** What the hotel offers beside its rooms. */
export function Offers({ hotel }: Readonly<{ hotel: HotelJson }>) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const facilities = FACILITIES.filter(({ code }) => hotel.facilities.includes(code));
  const views = SIDE_VIEWS.filter(({ code }) => hotel.sideViews.includes(code));
  const videos = [hotel.vdoYoutube, hotel.vdoFacebook].filter((url) => url !== null);
  return (
    <section className="mt-16 grid gap-10 lg:grid-cols-2">
      {facilities.length > 0 && (
        <div>
          <h2 className="font-semibold text-2xl">{t('facilities')}</h2>
          <ul className="mt-4 grid grid-cols-1 gap-3 min-[400px]:grid-cols-2">
            {facilities.map(({ code, label }) => {
              const Icon = iconOf(code);
              return (
                <li key={code} className="flex items-center gap-3">
                  <Icon className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
                  {label[language]}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {views.length > 0 && (
        <div>
          <h2 className="font-semibold text-2xl">{t('views')}</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {views.map(({ code, label }) => (
              <li key={code} className="rounded-full bg-brand-soft px-4 py-1.5 text-brand-ink">
                {label[language]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {videos.map((url) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet')}
        >
          <CirclePlay className="size-5" aria-hidden="true" />
          {t('video')}
        </a>
      ))}
    </section>
  );
}
