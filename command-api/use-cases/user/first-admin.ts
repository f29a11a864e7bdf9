import { randomUUID } from 'node:crypto';
import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import type { Clock, Commands, Passwords, RequestIds } from '../../ports.ts';
import { newUsername, USERNAME_WANTED } from './new-username.ts';
import { registerUser } from './register-user.ts';

type Admin = Readonly<{ username: string; password: string }>;

/** Makes the first administrator, who makes all others; nothing where there is one. */
export async function makeFirstAdmin(
  ports: Commands & Clock & RequestIds & Passwords,
  admin: Admin,
): Promise<void> {
  const { state } = await ports.commands.load(admins, ADMINS_STREAM);
  if (state.userIds.length > 0) return;
  const userId = ports.ids.idFor({ caller: 'first-boot', route: 'user', key: admin.username });
  await createAdmin(ports, admin, userId);
}

/** Makes an administrator by who runs the servers. Throws `name-taken`, and BootError for what is no username. */
export async function createAdmin(
  ports: Commands & Clock & Passwords,
  { username, password }: Admin,
  userId: string = randomUUID(),
): Promise<void> {
  const name = newUsername(username);
  if (name === undefined)
    throw new BootError(`The administrator’s username ${USERNAME_WANTED.en}.`);
  const id = randomUUID();
  const contacts = { firstname: null, lastname: null, nickname: null, email: null, phone: null };
  await registerUser(
    ports,
    {
      userId,
      details: { username: name, ...contacts },
      password,
      passwordVersion: id,
      assignment: { role: 'admin', ownerId: null },
    },
    { actor: 'server', correlationId: id, causationId: null, commandId: id },
  );
}
