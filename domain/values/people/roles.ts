export const ROLES = ['admin', 'owner', 'officer', 'visitor', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** What staff do, by what they need a right for. */
export const ACTIONS = [
  'own-account',
  'read-stays',
  'read-money',
  'read-history',
  'write-hotels',
  'take-bookings',
  'decide-money',
  'read-users',
  'write-users',
  'answer-reviews',
  'manage-site',
] as const;
export type Action = (typeof ACTIONS)[number];

/** How far a right reaches: every owner's things, those of one's own owner, or nothing. */
type Reach = 'all' | 'own' | 'none' | 'scope';

/** Who may do what; `scope` is one's own owner, or the whole site where one belongs to none. */
const RIGHTS: Readonly<Record<Action, Readonly<Record<Role, Reach>>>> = {
  'own-account': { admin: 'all', owner: 'all', officer: 'all', visitor: 'all', auditor: 'all' },
  'read-stays': { admin: 'all', owner: 'own', officer: 'own', visitor: 'own', auditor: 'scope' },
  'read-money': { admin: 'all', owner: 'own', officer: 'none', visitor: 'none', auditor: 'scope' },
  'read-history': { admin: 'all', owner: 'own', officer: 'own', visitor: 'none', auditor: 'scope' },
  'write-hotels': { admin: 'all', owner: 'own', officer: 'none', visitor: 'none', auditor: 'none' },
  'take-bookings': { admin: 'all', owner: 'own', officer: 'own', visitor: 'none', auditor: 'none' },
  'decide-money': { admin: 'all', owner: 'own', officer: 'none', visitor: 'none', auditor: 'none' },
  'read-users': { admin: 'all', owner: 'own', officer: 'none', visitor: 'none', auditor: 'scope' },
  'write-users': { admin: 'all', owner: 'own', officer: 'none', visitor: 'none', auditor: 'none' },
  'answer-reviews': {
    admin: 'all',
    owner: 'own',
    officer: 'none',
    visitor: 'none',
    auditor: 'none',
  },
  'manage-site': { admin: 'all', owner: 'none', officer: 'none', visitor: 'none', auditor: 'none' },
};

/** Who acts: a signed-in user; `ownerId` is whose hotels they work for, null for the whole site's people. */
export type Principal = Readonly<{ userId: string; role: Role; ownerId: string | null }>;

/** Whose things a right reaches: `all`, one owner's, or nobody's. */
export type Scope = 'all' | 'none' | Readonly<{ ownerId: string }>;

export function scopeOf({ role, ownerId }: Principal, action: Action): Scope {
  const reach = RIGHTS[action][role];
  if (reach === 'all' || reach === 'none') return reach;
  if (ownerId !== null) return { ownerId };
  return reach === 'scope' ? 'all' : 'none';
}

export const isInScope = (scope: Scope, ownerId: string | null): boolean =>
  scope === 'all' || (scope !== 'none' && scope.ownerId === ownerId);
