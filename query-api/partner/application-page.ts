import { PartnerAnswer, PartnerParams } from '@baanpak/contract/partner/partner-requests.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { partnerIn } from './partner-in.ts';

const DETAIL = { th: 'ใบสมัครลงประกาศที่พัก', en: 'The application' };

/** One hotel that wants to be listed, for the site's administrators. */
export const applicationPage =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/partners/:id',
      {
        config: {
          staff: {
            action: 'manage-site',
            of: async (id) => {
              const known = await db
                .selectFrom('partner_applications')
                .select('application_id')
                .where('application_id', '=', id)
                .executeTakeFirst();
              return known && { ownerId: null };
            },
          },
        },
        schema: {
          tags: ['partners'],
          summary: 'A hotel that wants to be listed',
          params: PartnerParams,
          response: { 200: PartnerAnswer },
        },
      },
      async ({ params: { id }, language }) => {
        const row = await db
          .selectFrom('partner_applications')
          .selectAll()
          .where('application_id', '=', id)
          .executeTakeFirst();
        if (!row) throw new Refusal('not-found', 'No such application');
        return { partner: partnerIn(row), detail: DETAIL[language] };
      },
    );
  };
