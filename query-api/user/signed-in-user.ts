import { UserAnswer } from '@baanpak/contract/user/user-requests.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findUser } from './user-page.ts';

const DETAIL = { th: 'ข้อมูลผู้ใช้', en: 'The user' };

/** Who is signed in. */
export const signedInUser =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/auth/user/me',
      {
        config: { staff: { action: 'own-account' } },
        schema: {
          tags: ['auth'],
          summary: 'Who is signed in',
          response: { 200: UserAnswer },
        },
      },
      async (request) => ({
        user: await findUser(db, principalOf(request).userId),
        detail: DETAIL[request.language],
      }),
    );
  };
