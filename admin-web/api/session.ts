import type { UserJson } from '@baanpak/contract/user/user.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';

/** Who signed in, until when; kept for all tabs of the browser. */
export type Session = Readonly<{ token: string; endsAt: number; user: UserJson }>;

const KEY = 'staff-session';

export const session = {
  read(): Session | undefined {
    const kept = storage()?.getItem(KEY) ?? null;
    if (kept === null) return undefined;
    const found: Session = JSON.parse(kept);
    return found.endsAt > Date.now() ? found : undefined;
  },
  write: (given: Session): void => storage()?.setItem(KEY, JSON.stringify(given)),
  forget: (): void => storage()?.removeItem(KEY),
};

/** The same tab's, where the browser closes what all tabs share. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

export const principalOf = ({ _id, role, ownerId }: UserJson): Principal => ({
  userId: _id,
  role,
  ownerId,
});
