import { type PartnerJson, toPartner } from '@baanpak/contract/partner/partner.ts';
import type { PartnerListRequest } from '@baanpak/contract/partner/partner-requests.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { PartnerApplicationRow } from '@baanpak/projector/partner/tables.ts';
import { expressionBuilder, sql } from 'kysely';
import { isSearchedBy } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { listOf, readPage, when, whenOnDays } from './list.ts';

const eb = expressionBuilder<{ p: PartnerApplicationRow }, 'p'>();
const { ref } = eb;

/** Hotels that want to be listed, for the site's administrators. */
export const applicationList = listOf<PartnerListRequest, { partners: PartnerJson[] }>({
  detail: { th: 'ใบสมัครลงประกาศที่พัก', en: 'Partner applications' },
  owner: undefined,
  where: ({ _id, status, q, ...days }) => ({
    _id: when(_id, (ids) => eb('p.application_id', '=', anyOf(ids))),
    status: when(status, (one) => eb('p.status', '=', one)),
    q: when(q, (part) => isSearchedBy(sql.ref<string>('p.searched'), part)),
    ...whenOnDays(ref('p.applied_at'), days),
  }),
  sorts: () => ({
    _id: [ref('p.application_id')],
    appliedAt: [ref('p.applied_at'), ref('p.application_id')],
    status: [ref('p.status'), ref('p.applied_at'), ref('p.application_id')],
  }),
  async read({ db }, page) {
    const all = db.selectFrom('partner_applications as p').where(({ and }) => and(page.where));
    const { rows, total } = await readPage(all, all.selectAll(), page);
    return { partners: rows.map(partnerIn), total };
  },
});

const PARTNER_DETAIL = { th: 'ใบสมัครลงประกาศที่พัก', en: 'The application' };

/** One hotel that wants to be listed, for the site's administrators. */
export const applicationPage =
  ({ db }: Deps): Handler<'GET /admin-api/partners/{id}'> =>
  async ({ params: { id }, language }) => {
    const row = await db
      .selectFrom('partner_applications')
      .selectAll()
      .where('application_id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Refusal('not-found', 'No such application');
    return { partner: partnerIn(row), detail: PARTNER_DETAIL[language] };
  };

/** An application is the whole site's; undefined for one that is not there. */
export const ownerOfApplication =
  (db: ReadDb): OwnerOf =>
  async (id) => {
    const known = await db
      .selectFrom('partner_applications')
      .select('application_id')
      .where('application_id', '=', id)
      .executeTakeFirst();
    return known && { ownerId: null };
  };

/** A row as everyone who may see it reads it. */
const partnerIn = (row: PartnerApplicationRow) =>
  toPartner({
    applicationId: row.application_id,
    applicant: row.applicant,
    status: row.status,
    appliedAt: row.applied_at,
    decided:
      row.decided_by !== null && row.decided_at !== null
        ? { by: row.decided_by, at: row.decided_at }
        : null,
    reason: row.reason,
    ownerId: row.owner_id,
    version: row.version,
  });
