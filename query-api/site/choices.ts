import type { ListName } from '@baanpak/contract/list/lists.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { COUNTRIES } from '@baanpak/domain/values/people/countries.ts';
import { AIRPORTS, iataOf } from '@baanpak/domain/values/place/airports.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import type { Handler } from '../handler.ts';

const DETAIL = { th: 'รายการให้เลือก', en: 'List of choices' };

const LISTED: Readonly<Record<ListName, readonly Listed[]>> = {
  facilities: FACILITIES,
  'side-views': SIDE_VIEWS,
  countries: COUNTRIES,
  airports: AIRPORTS.map((airport) => ({ ...airport, iata: iataOf(airport.code) })),
  provinces: PROVINCES.map(({ _id: code, th, en }) => ({ code, label: { th, en } })),
  banks: BANKS,
};
const LISTS: ReadonlyMap<string, readonly Listed[]> = new Map(Object.entries(LISTED));

/** GET /lists/{name}: the codes that fields take, with their labels. */
export const lists =
  (): Handler<'GET /lists/{name}'> =>
  async ({ params, language }) => {
    const items = LISTS.get(params.name);
    if (!items) throw new Refusal('not-found', 'No such list');
    return { items: items.map((item) => ({ ...item })), detail: DETAIL[language] };
  };
