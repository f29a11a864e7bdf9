import type { UserJson } from '@baanpak/contract/user/user.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';

/** Who signed in, until when; kept for all tabs of the browser. */
export type Session = Readonly<{ token: string; endsAt: number; user: UserJson }>;

const KEY = 'staff-session';
/** When a tab was last used. */
const USED = 'staff-used';

const HOUR = 3_600_000;
/** In ms: anyone who uses no tab for so long is signed out. */
const LONGEST_IDLE = 12 * HOUR;

export const session = {
  read(): Session | undefined {
    const found = session.kept();
    return found && found.endsAt > Date.now() && !session.isIdle() ? found : undefined;
  },
  /** What is kept of it, be it good or over. */
  kept: (): Session | undefined => parsed(storage()?.getItem(KEY) ?? ''),
  write(given: Session): void {
    forgetDrafts(draftsOf(given));
    session.use();
    storage()?.setItem(KEY, JSON.stringify(given));
  },
  /** Somebody is there. */
  use: (): void => storage()?.setItem(USED, String(Date.now())),
  isIdle(): boolean {
    const usedAt = storage()?.getItem(USED) ?? Date.now(); // sessions of before say nothing
    return !(Date.now() - Number(usedAt) < LONGEST_IDLE); // what is no number is no sign of anybody
  },
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

/** How the keys of drafts begin in the tab's storage: each is for who typed it. */
export const draftsOf = (of: Pick<Session, 'user'> | undefined): string =>
  `draft/${of?.user._id ?? ''}`;

/** What somebody else typed is not kept for who comes now. */
function forgetDrafts(kept: string): void {
  const { sessionStorage } = window;
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(draftsOf(undefined)) && !key.startsWith(kept))
      sessionStorage.removeItem(key);
}

/** Empties the tab's storage, but for what begins so. */
export function forgetTab(kept: string): void {
  const { sessionStorage } = window;
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith(kept)) sessionStorage.removeItem(key);
}

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
