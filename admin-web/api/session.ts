import type { UserJson } from '@baanpak/contract/user/user.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';

/** Who signed in, until when; kept for all tabs of the browser. */
export type Session = Readonly<{ token: string; endsAt: number; user: UserJson }>;

const KEY = 'staff-session';

export const session = {
  read(): Session | undefined {
    const found = parsed(storage()?.getItem(KEY) ?? '');
    return found && found.endsAt > Date.now() ? found : undefined;
  },
  write: (given: Session): void => storage()?.setItem(KEY, JSON.stringify(given)),
  forget: (): void => storage()?.removeItem(KEY),
  /** What tabs of one session have in common and no other session has; undefined where nobody has signed in. */
  tabs(): string | undefined {
    const now = session.read();
    return now && `${now.user._id}/${now.endsAt}`;
  },
  /** Calls `moved` when another tab has signed in or out; the answer ends it. */
  onOtherTab(moved: () => void): () => void {
    const heard = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) moved(); // null: all was removed
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};

/** Undefined for what is no session: nobody has signed in. */
function parsed(kept: string): Session | undefined {
  try {
    const found: Session | null = JSON.parse(kept);
    const { token, endsAt, user } = found ?? {};
    const isSession = typeof token === 'string' && typeof endsAt === 'number' && isRecord(user);
    return found && isSession && typeof user.role === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

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
