import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import type { Choice } from '../../ui/combobox.tsx';
import { Building2 } from '../../ui/icons/building-2.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { type ProvinceChoice, type Suggested, suggest } from './hotel-search.ts';
import {
  type Destination,
  everywhere,
  matchingProvinces,
  mayBeEverywhere,
  NAME_FROM,
} from './matching-places.ts';

const TYPING_PAUSE = 250;
const MOST_SHOWN = 60;

/** The country and provinces by what is typed and, from three letters on, towns and hotels by their names. */
export function usePlaces(provinces: readonly ProvinceChoice[], text: string) {
  const { t } = useTranslation('search');
  const { api } = useApp();
  const { language } = api;
  const [suggested, setSuggested] = useState<readonly Destination[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const country = t('everywhere');
  const places = [
    ...(mayBeEverywhere(text, country) ? [everywhere(country)] : []),
    ...matchingProvinces(provinces, text, language),
    ...suggested,
  ].slice(0, MOST_SHOWN);
  const hintOf = (place: Destination): string => {
    if (place.kind === 'country') return t('everywhereHint');
    return place.kind === 'province' ? t('hotels', { count: place.hotels }) : place.province;
  };
  const choices = places.map(
    (place): Choice => ({
      id: place.id,
      name: place.name,
      hint: hintOf(place),
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
    setSuggested([]);
    if (typed.trim().length <= NAME_FROM) return;
    pause.current = setTimeout(async () => {
      const asked = pause.current;
      const found = await suggest(api, typed.trim()).catch(() => undefined);
      if (found && asked === pause.current) setSuggested(placesIn(found, language));
    }, TYPING_PAUSE);
  };

  return { places, choices, lookFor };
}

/** Towns, and hotels; provinces by their own name are known without asking, but for those of slips. */
const placesIn = ({ provinces, hotels }: Suggested, language: Language): Destination[] => [
  ...provinces.flatMap(({ place, ...province }): Destination[] =>
    place
      ? [
          {
            kind: 'town',
            id: `${province._id} ${place.en}`,
            name: place[language],
            provinceId: province._id,
            province: province[language],
          },
        ]
      : [],
  ),
  ...hotels.map(
    (hotel): Destination => ({
      kind: 'hotel',
      id: hotel.hotelNameSlug,
      name: hotel.hotelName[language],
      province: hotel.province?.[language] ?? '',
    }),
  ),
];
