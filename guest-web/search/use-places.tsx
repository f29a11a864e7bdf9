import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findHotelsByName, type ProvinceChoice } from '../api/search.ts';
import { useApp } from '../app/context.ts';
import type { Choice } from '../ui/combobox.tsx';
import { Building2 } from '../ui/icons/building-2.tsx';
import { MapPin } from '../ui/icons/map-pin.tsx';
import { matchingProvinces, NAME_FROM, type Place } from './matching-places.ts';

const TYPING_PAUSE = 250;
const MOST_SHOWN = 60;

/** Provinces by what is typed and, from three letters on, hotels by their names. */
export function usePlaces(provinces: readonly ProvinceChoice[], text: string) {
  const { t } = useTranslation('search');
  const { api } = useApp();
  const { language } = api;
  const [hotels, setHotels] = useState<readonly Place[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const places = [...matchingProvinces(provinces, text, language), ...hotels].slice(0, MOST_SHOWN);
  const choices = places.map(
    (place): Choice => ({
      id: place.id,
      name: place.name,
      hint: place.kind === 'hotel' ? place.province : t('hotels', { count: place.hotels }),
      icon:
        place.kind === 'hotel' ? (
          <Building2 className="size-5" aria-hidden="true" />
        ) : (
          <MapPin className="size-5" aria-hidden="true" />
        ),
    }),
  );

  /** Call at each change of the text: names are asked for once the typing pauses. */
  const lookFor = (typed: string) => {
    clearTimeout(pause.current);
    setHotels([]);
    if (typed.trim().length <= NAME_FROM) return;
    pause.current = setTimeout(async () => {
      const asked = pause.current;
      const found = await findHotelsByName(api, typed.trim()).catch(() => []);
      if (asked !== pause.current) return;
      setHotels(
        found.map((hotel) => ({
          kind: 'hotel',
          id: hotel.hotelNameSlug,
          name: hotel.hotelName[language],
          province: hotel.province?.[language] ?? '',
        })),
      );
    }, TYPING_PAUSE);
  };

  return { places, choices, lookFor };
}
