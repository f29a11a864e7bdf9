import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { COUNTRIES } from '@baanpak/domain/values/people/countries.ts';
import { AIRPORTS } from '@baanpak/domain/values/place/airports.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

const DETAIL = { th: 'รายการให้เลือก', en: 'What one may choose from' };

const LISTS: ReadonlyMap<string, readonly Listed[]> = new Map<string, readonly Listed[]>([
  ['facilities', FACILITIES],
  ['side-views', SIDE_VIEWS],
  ['countries', COUNTRIES],
  ['airports', AIRPORTS],
  ['provinces', PROVINCES.map(({ _id: code, th, en }) => ({ code, label: { th, en } }))],
  ['banks', BANKS],
]);

/** GET /lists/{name}: the codes that fields take, with their labels. */
export const lists = (): FastifyPluginAsyncTypebox => async (app) => {
  const names = [...LISTS.keys()].join(', ');
  const schema = {
    tags: ['lists'],
    summary: 'The codes that fields take, with their labels',
    params: Type.Object({ name: Type.String({ description: `One of ${names}` }) }),
    response: {
      200: withDetail({
        items: Type.Array(Type.Object({ code: Type.String(), label: I18nSchema })),
      }),
    },
  };
  app.get('/lists/:name', { schema }, async ({ params, language }) => {
    const items = LISTS.get(params.name);
    if (!items) throw new Refusal('not-found', 'No such list');
    return { items: items.map((item) => ({ ...item })), detail: DETAIL[language] };
  });
};
