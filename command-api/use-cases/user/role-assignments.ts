import { type RoleAssignment, user, userStream } from '@baanpak/domain/user/user.ts';
import type { Principal, Role } from '@baanpak/domain/values/people/roles.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { Commands } from '../../ports.ts';

/** Roles that an owner gives to the people of their hotels. */
const STAFF_OF_OWNERS: readonly Role[] = ['officer', 'visitor', 'auditor'];

/**
 * The role assignment a user gets, where the caller may give it: 403 for a role or an owner above their right,
 * 400 naming `ownerId` where one is missing, or is no owner's.
 */
export async function assignmentFor(
  ports: Commands,
  by: Principal,
  userId: string,
  requested: Readonly<{ role: Role; ownerId: string | null | undefined }>,
): Promise<RoleAssignment> {
  const { role, ownerId } = requested;
  if (by.role !== 'admin') {
    const isOwn = ownerId === undefined || ownerId === by.ownerId;
    if (!isOwn || !STAFF_OF_OWNERS.includes(role)) throw new TransportError('forbidden');
    return { role, ownerId: by.ownerId };
  }
  if (role === 'owner') return { role, ownerId: userId };
  if (role === 'admin') return { role, ownerId: null };
  if (typeof ownerId === 'string') {
    await assertOwner(ports, ownerId);
    return { role, ownerId };
  }
  if (role !== 'auditor') throw invalidField('ownerId', { th: 'จำเป็นต้องระบุ', en: 'is required' });
  return { role, ownerId: null };
}

/** 400 naming `ownerId` for anyone who is no owner. */
export async function assertOwner({ commands }: Commands, ownerId: string): Promise<void> {
  const { state } = await commands.load(user, userStream(ownerId));
  if (state.status !== 'registered' || state.role !== 'owner')
    throw invalidField('ownerId', { th: 'ไม่ใช่เจ้าของโรงแรม', en: 'is not an owner' });
}
