import type { UserJson } from '@baanpak/contract/user/user.ts';
import { type Action, isInScope, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { principalOf, session } from './api/session.ts';

/** Of whom the screen speaks: a session ends while it still stands there. */
let last: UserJson | undefined;

/** Who signed in, or had before the session ended; the layout shows nothing before somebody has. */
export function useMe(): UserJson {
  last = session.read()?.user ?? last;
  if (!last) throw new Error('Nobody signed in');
  return last;
}

/** Whether one's role may do this at all, or to this owner's things; what it may not is not shown. */
export function useMay(action: Action, ownerId?: string): boolean {
  return may(useMe(), action, ownerId);
}

export function may(user: UserJson, action: Action, ownerId?: string): boolean {
  const scope = scopeOf(principalOf(user), action);
  return ownerId === undefined ? scope !== 'none' : isInScope(scope, ownerId);
}

/** Admins, and auditors of the whole site: they choose whose pages they look at. */
export const isSiteWide = (user: UserJson): boolean =>
  scopeOf(principalOf(user), 'read-stays') === 'all';
