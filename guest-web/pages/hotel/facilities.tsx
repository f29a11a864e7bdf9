import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { FacilityIcon } from './facility-icon.tsx';

type FacilitiesProps = Readonly<{ hotel: Pick<HotelJson, 'facilities' | 'sideViews'> }>;

/** What the hotel offers beside its rooms, and what one sees from there. */
export function Facilities({ hotel }: FacilitiesProps) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const facilities = FACILITIES.filter(({ code }) => hotel.facilities.includes(code));
  const views = SIDE_VIEWS.filter(({ code }) => hotel.sideViews.includes(code));
  return (
    <>
      {facilities.length > 0 && (
        <section>
          <h2 className="font-semibold text-lg">{t('facilities')}</h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(45%,11rem),1fr))] gap-x-4 gap-y-2.5">
            {facilities.map(({ code, label }) => (
              <li key={code} className="flex items-center gap-2.5">
                <FacilityIcon name={code} className="size-5 shrink-0 text-brand-ink" />
                {label[language]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {views.length > 0 && (
        <section className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <h2 className="font-semibold text-lg">{t('views')}</h2>
          <ul className="flex flex-wrap gap-2">
            {views.map(({ code, label }) => (
              <li
                key={code}
                className="rounded-full bg-brand-soft px-3.5 py-1 text-brand-ink text-sm"
              >
                {label[language]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
