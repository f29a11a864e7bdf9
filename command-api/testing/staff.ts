import { randomUUID } from 'node:crypto';
import type { RoleAssignment } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { Ports } from '../ports.ts';
import { registerUser } from '../use-cases/user/create-user.ts';
import { contextForTest } from './catalogue.ts';

export const PASSWORD = 'a long password';

/** Somebody of the staff, and the headers they are signed in by. */
export type Hired = RoleAssignment &
  Readonly<{
    userId: string;
    username: string;
    headers: Readonly<{ authorization: string }>;
  }>;

/** Registers and signs in somebody of the staff; an owner works for themselves. `more`: details beyond the username. */
export async function hire(
  ports: Ports,
  role: RoleAssignment['role'],
  ownerId: string | null = null,
  more: Partial<UserDetails> = {},
): Promise<Hired> {
  const userId = randomUUID();
  const username = `${role}-${userId}`;
  const passwordVersion = randomUUID();
  const assignment = { role, ownerId: role === 'owner' ? userId : ownerId };
  const details = {
    firstname: null,
    lastname: null,
    nickname: null,
    email: null,
    phone: null,
    ...more,
  };
  const { position } = await registerUser(
    ports,
    { userId, details: { username, ...details }, password: PASSWORD, passwordVersion, assignment },
    contextForTest(),
  );
  const at = positionToken({ storeId: ports.storeId, position });
  const token = await ports.tokens.issue(
    { userId, passwordVersion, userVersion: 0, position: at },
    new Date(ports.now()),
  );
  return { ...assignment, userId, username, headers: { authorization: `Bearer ${token}` } };
}
