import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ProvinceChoice } from '../api/search.ts';

/** Hotels are looked for by name once more letters than this are typed. */
export const NAME_FROM = 2;

/** What can be chosen in the search panel. */
export type Place =
  | Readonly<{ kind: 'province'; id: string; name: string; hotels: number }>
  | Readonly<{ kind: 'hotel'; id: string; name: string; province: string }>;

/** Provinces with the text in either name, case aside; all for an empty text. */
export function matchingProvinces(
  provinces: readonly ProvinceChoice[],
  text: string,
  language: Language,
): Place[] {
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
): Place | undefined {
  const wanted = folded(text);
  const found = provinces.find((province) =>
    [province._id, province.th, province.en].some((name) => folded(name) === wanted),
  );
  return found && placeOf(found, language);
}

const placeOf = (province: ProvinceChoice, language: Language): Place => ({
  kind: 'province',
  id: province._id,
  name: province[language],
  hotels: province.hotels,
});

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();
