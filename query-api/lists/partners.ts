import { toPartner } from '@baanpak/contract/partner/partner.ts';
import type { PartnerSort } from '@baanpak/contract/partner/partner-requests.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { PartnerApplicationRow } from '@baanpak/projector/partner/tables.ts';
import { expressionBuilder, sql } from 'kysely';
import { isSearchedBy, onDays } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import { type Deps, type Handler, pageOf } from '../handler.ts';

const PARTNERS_DETAIL = { th: 'ใบสมัครลงประกาศที่พัก', en: 'Partner applications' };

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
    return {
      partners: rows.map(partnerIn),
      total,
      page,
      perPage,
      detail: PARTNERS_DETAIL[language],
    };
  };

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
