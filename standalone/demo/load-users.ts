import { registerUser } from '@baanpak/command-api/use-cases/user/create-user.ts';
import type { RoleAssignment } from '@baanpak/domain/user/user.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { DemoWorld } from './world.ts';

/** Who signs in to the demo: two owners, and people of the first. */
const NAMES = {
  admin: ['ธนา', 'ดูแลดี'],
  owner1: ['สมชาย', 'บ้านสวน'],
  owner2: ['มาลี', 'ริมทะเล'],
  officer1: ['สมหญิง', 'ใจดี'],
  visitor1: ['วีระ', 'ตาดี'],
  auditor1: ['อรุณ', 'ถี่ถ้วน'],
} as const;
type Name = keyof typeof NAMES;

/** Registers the demo's users, all with one password. */
export async function loadUsers(world: DemoWorld, password: string): Promise<void> {
  const { ports, id, context } = world;
  const ofOwner1 = id('user', 'owner1');
  const assignments: Readonly<Record<Name, RoleAssignment>> = {
    admin: { role: 'admin', ownerId: null },
    owner1: { role: 'owner', ownerId: ofOwner1 },
    owner2: { role: 'owner', ownerId: id('user', 'owner2') },
    officer1: { role: 'officer', ownerId: ofOwner1 },
    visitor1: { role: 'visitor', ownerId: ofOwner1 },
    auditor1: { role: 'auditor', ownerId: null },
  };
  await Promise.all(
    fieldsOf(NAMES).map((username) => {
      const [firstname, lastname] = NAMES[username];
      const email = `${username}@baanpak.example`;
      const details = { username, firstname, lastname, nickname: null, email, phone: null };
      const userId = id('user', username);
      const passwordVersion = id('password', username);
      const user = {
        userId,
        details,
        password,
        passwordVersion,
        assignment: assignments[username],
      };
      return registerUser(ports, user, context);
    }),
  );
}
