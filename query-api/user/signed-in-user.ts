import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findUser } from './user-page.ts';

const DETAIL = { th: 'ข้อมูลผู้ใช้', en: 'The user' };

/** Who is signed in. */
export const signedInUser =
  ({ db }: Deps): Handler<'GET /auth/user/me'> =>
  async (request) => ({
    user: await findUser(db, principalOf(request).userId),
    detail: DETAIL[request.language],
  });
