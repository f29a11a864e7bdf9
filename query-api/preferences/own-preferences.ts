import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';

const DETAIL = { th: 'มุมมองของคุณ', en: 'Your views' };

/** What the caller likes to see. */
export const ownPreferences =
  ({ preferences }: Deps): Handler<'GET /users/me/preferences'> =>
  async (request) => ({
    preferences: await preferences.read(principalOf(request).userId),
    detail: DETAIL[request.language],
  });
