import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { type Choice, Combobox } from '../../ui/combobox.tsx';
import { Building2 } from '../../ui/icons/building-2.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { Search } from '../../ui/icons/search.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { showToast } from '../../ui/toast.ts';
import { type Criteria, searchFor } from './criteria.ts';
import { type ProvinceChoice, type Suggested, suggest } from './hotel-search.ts';
import {
  type Destination,
  everywhere,
  matchingProvinces,
  mayBeEverywhere,
  NAME_FROM,
  placeNamed,
  provinceNamed,
  provinceOf,
} from './matching-places.ts';
import type { Party } from './party.ts';
import { PartyField } from './party-field.tsx';
import { noteSearch } from './recent-searches.ts';
import type { When } from './when.ts';
import { WhenField } from './when-field.tsx';

type SearchPanelProps = Readonly<{
  provinces: readonly ProvinceChoice[];
  /** What it begins with; filters among it are kept. */
  criteria: Pick<Criteria, 'province' | 'stay' | 'guests'> & Partial<Criteria>;
  /** It begins with the whole country. */
  isEverywhere?: boolean;
  className?: string;
}>;

/** Where, when and how many: leads to the results, or straight to a hotel that was named. */
export function SearchPanel(props: SearchPanelProps) {
  const { provinces, criteria, isEverywhere = false, className = '' } = props;
  const { t } = useTranslation('search');
  const { language } = useApp().api;
  const navigate = useNavigate();
  const local = useLocalPath();
  const [chosen, setChosen] = useState(
    isEverywhere
      ? everywhere(t('everywhere'))
      : provinceNamed(provinces, criteria.province, language),
  );
  const [text, setText] = useState(chosen?.name ?? '');
  const { stay, month = '', nights = 1 } = criteria;
  const [when, setWhen] = useState<When>({ stay, month, nights });
  const { guests, kid = 0, pet = 0 } = criteria;
  const [party, setParty] = useState<Party>({ guests, kid, pet });
  const { places, choices, lookFor } = usePlaces(provinces, chosen ? '' : text);

  const type = (typed: string) => {
    setText(typed);
    setChosen(undefined);
    lookFor(typed);
  };
  const choose = (place: Destination | undefined) => {
    setChosen(place);
    setText(place?.name ?? '');
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const place =
      chosen ??
      provinceNamed(provinces, text, language) ??
      (text ? placeNamed(places, text) : undefined);
    const bounds = text === '' ? (criteria.bounds ?? '') : '';
    if (!place && !bounds) return showToast('info', t('chooseFirst'));
    if (place?.kind === 'hotel')
      return void navigate(
        local(`/hotel/${place.id}${searchFor({ ...when, month: '', ...party })}`),
      );
    const province = provinceOf(place);
    if (place && province) noteSearch({ province, name: place.name, ...when.stay, ...party });
    const wanted = { ...criteria, province, bounds, ...when, ...party, page: 1 };
    void navigate(local(`/hotel/main${searchFor(wanted)}`));
  };

  return (
    <search className={className}>
      <form
        action={local('/hotel/main')}
        onSubmit={search}
        className="grid gap-x-2 gap-y-1 rounded-3xl border border-line bg-card p-3 text-ink shadow-lift sm:p-4 lg:grid-cols-[1.3fr_1.5fr_1.1fr_auto] lg:items-center"
      >
        <div className={CELL}>
          <Combobox
            label={t('where')}
            placeholder={t('wherePlaceholder')}
            name="province"
            text={text}
            choices={choices}
            nothing={t('noPlace')}
            onType={type}
            onChoose={({ id }) => choose(places.find((place) => place.id === id))}
          />
        </div>
        <WhenField when={when} mayBeFlexible onChange={setWhen} className={CELL} />
        <PartyField party={party} onChange={setParty} className={CELL} />
        <Button type="submit" className="min-h-14 px-8 text-lg max-lg:mt-2">
          <Search className="size-5" aria-hidden="true" />
          {t('search')}
        </Button>
      </form>
    </search>
  );
}

const CELL =
  'rounded-2xl border border-transparent px-4 py-2.5 transition-colors hover:bg-sand focus-within:border-brand-ink lg:border-r-line lg:rounded-none lg:hover:rounded-2xl';

const TYPING_PAUSE = 250;
const MOST_SHOWN = 60;

/** The country and provinces by what is typed and, from three letters on, towns and hotels by their names. */
function usePlaces(provinces: readonly ProvinceChoice[], text: string) {
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
