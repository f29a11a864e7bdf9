import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { partnerIn } from './partner-in.ts';

const DETAIL = { th: 'ใบสมัครลงประกาศที่พัก', en: 'The application' };

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
    return { partner: partnerIn(row), detail: DETAIL[language] };
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
