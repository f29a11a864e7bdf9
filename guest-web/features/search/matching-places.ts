import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ProvinceChoice } from './hotel-search.ts';

/** Hotels are looked for by name once more letters than this are typed. */
export const NAME_FROM = 2;

/** The id of a search that names no place. */
const EVERYWHERE = 'all';

/** What can be chosen in the search panel. */
export type Destination =
  | Readonly<{ kind: 'country'; id: typeof EVERYWHERE; name: string }>
  /** A town, an island or a beach; it leads to its province. */
  | Readonly<{ kind: 'town'; id: string; name: string; provinceId: string; province: string }>
  | Readonly<{ kind: 'province'; id: string; name: string; hotels: number }>
  | Readonly<{ kind: 'hotel'; id: string; name: string; province: string }>;

/** Provinces with the text in either name, case aside; all for an empty text. */
export function matchingProvinces(
  provinces: readonly ProvinceChoice[],
  text: string,
  language: Language,
): Destination[] {
  const wanted = folded(text);
  return provinces
    .filter(({ th, en }) => folded(th).includes(wanted) || folded(en).includes(wanted))
    .map((province) => placeOf(province, language));
}

/** The province a text names in full, so that one need not pick what one has written out. */
export function provinceNamed(
  provinces: readonly ProvinceChoice[],
  text: string,
  language: Language,
): Destination | undefined {
  const wanted = folded(text);
  const found = provinces.find((province) =>
    [province._id, province.th, province.en].some((name) => folded(name) === wanted),
  );
  return found && placeOf(found, language);
}

/** The whole country, by its name in full. */
export const everywhere = (name: string): Destination => ({
  kind: 'country',
  id: EVERYWHERE,
  name,
});

/** Whether a text may become the name of the country, or nothing was typed. */
export const mayBeEverywhere = (text: string, name: string): boolean =>
  folded(name).includes(folded(text));

/** What a text names in full among what was suggested, or else the only one. */
export function placeNamed(places: readonly Destination[], text: string): Destination | undefined {
  const towns = places.filter(({ kind }) => kind === 'town');
  return (
    places.find(({ name }) => folded(name) === folded(text)) ??
    (places.length === 1 ? towns[0] : undefined)
  );
}

/** The province that a search for a place looks in; empty for the whole country. */
export function provinceOf(place: Destination | undefined): string {
  if (place?.kind === 'town') return place.provinceId;
  return place?.kind === 'province' ? place.id : '';
}

const placeOf = (province: ProvinceChoice, language: Language): Destination => ({
  kind: 'province',
  id: province._id,
  name: province[language],
  hotels: province.hotels,
});

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();
