import { PreferencesAnswer } from '@baanpak/contract/preferences/preferences.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';

const DETAIL = { th: 'มุมมองของคุณ', en: 'Your views' };

/** What the caller likes to see. */
export const ownPreferences =
  ({ preferences }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/users/me/preferences',
      {
        config: { staff: { action: 'own-account' } },
        schema: {
          tags: ['users'],
          summary: 'Views of lists that one keeps for oneself',
          response: { 200: PreferencesAnswer },
        },
      },
      async (request) => ({
        preferences: await preferences.read(principalOf(request).userId),
        detail: DETAIL[request.language],
      }),
    );
  };
