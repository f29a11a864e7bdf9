import type { PartnerSort } from '@baanpak/contract/partner/partner-requests.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { PartnerApplicationRow } from '@baanpak/projector/partner/tables.ts';
import { expressionBuilder, sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { onDays } from '../on-days.ts';
import { pageOf } from '../page.ts';
import { type Sorts, sortedBy } from '../sorts.ts';
import { isSearchedBy } from '../staff-list.ts';
import { partnerIn } from './partner-in.ts';

const DETAIL = { th: 'ใบสมัครลงประกาศที่พัก', en: 'Partner applications' };

const { ref } = expressionBuilder<{ p: PartnerApplicationRow }, 'p'>();

const SORTS = {
  _id: [ref('p.application_id')],
  appliedAt: [ref('p.applied_at'), ref('p.application_id')],
  status: [ref('p.status'), ref('p.applied_at'), ref('p.application_id')],
} satisfies Sorts<PartnerSort>;

/** Hotels that want to be listed, for the site's administrators. */
export const applicationList =
  ({ db }: Deps): Handler<'GET /admin-api/partners'> =>
  async ({ query, language }) => {
    const { page, perPage, limit, offset } = pageOf(query);
    const { _id: ids, status, q, sort } = query;
    let some = db.selectFrom('partner_applications as p');
    if (ids !== undefined) some = some.where('p.application_id', '=', anyOf(ids));
    if (status !== undefined) some = some.where('p.status', '=', status);
    if (q !== undefined) some = some.where(isSearchedBy(sql.ref<string>('p.searched'), q));
    some = some.where(({ and }) => and(onDays(ref('p.applied_at'), query)));
    const [{ total }, rows] = await Promise.all([
      some.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      some.selectAll().$call(sortedBy(SORTS, sort)).limit(limit).offset(offset).execute(),
    ]);
    return { partners: rows.map(partnerIn), total, page, perPage, detail: DETAIL[language] };
  };
