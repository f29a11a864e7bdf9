import { randomBytes, randomUUID } from 'node:crypto';
import type { CreateUserRequest } from '@baanpak/contract/user/user-requests.ts';
import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { type RoleAssignment, user, userStream } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { Clock, Commands, Mails, Passwords, RequestIds, SecondFactors } from '../../ports.ts';
import type { Made, Staff } from '../caller.ts';
import { queueInvitation } from '../queue-mail.ts';
import { assertProvenFor } from '../second-factor/assert-second-factor.ts';
import { claimName } from '../unique-name/unique-names.ts';
import { assertNotWeak } from './check-password.ts';
import { loadUser } from './load-user.ts';
import { addToAdmins, assignmentFor } from './role-assignments.ts';

/** One more of the staff, by who may give their role, and proved their second factor for one that decides over money. */
export async function createUser(
  ports: Commands & Clock & Mails & Passwords & SecondFactors,
  by: Staff,
  body: CreateUserRequest,
): Promise<Made> {
  const userId = by.idFor('user');
  const { role, ownerId } = body;
  const assignment = await assignmentFor(ports, by.principal, userId, { role, ownerId });
  const password = passwordIn(body);
  const { origin } = await ports.commands.load(user, userStream(userId));
  const isReplay = by.isReplay(origin);
  if (isReplay) {
    await addToAdmins(ports, userId, by.context);
  } else {
    await assertProvenFor(ports, by, assignment.role);
    const details = detailsIn(body); // not of what was made before, by other rules
    await assertNotWeak(password, details.username);
    const passwordVersion = randomUUID();
    const user = { userId, details, password, passwordVersion, assignment };
    await registerUser(ports, user, by.context);
  }
  if (body.invite) await queueInvitation(ports, userId);
  return { id: userId, isReplay };
}

/** The one that is typed; of who is invited nobody knows it, and the mailed link sets another one. */
function passwordIn({ invite, email, password, confirmPassword }: CreateUserRequest): string {
  if (invite) {
    if (password !== undefined) throw invalidField('password', NOT_WITH_INVITE);
    if (!email) throw invalidField('email', NEEDED);
    return randomBytes(32).toString('base64url');
  }
  if (password === undefined) throw invalidField('password', NEEDED);
  if (confirmPassword === undefined) throw invalidField('confirmPassword', NEEDED);
  if (password !== confirmPassword)
    throw new Refusal('password-mismatch', 'The confirmation is another password');
  return password;
}

const NEEDED = { th: 'จำเป็นต้องระบุ', en: 'is required' };
const NOT_WITH_INVITE = {
  th: 'ระบุพร้อมคำเชิญไม่ได้',
  en: 'does not go with an invitation',
};

function detailsIn(body: CreateUserRequest): UserDetails {
  const username = newUsername(body.username);
  if (username === undefined) throw invalidField('username', USERNAME_WANTED);
  return {
    username,
    firstname: body.firstname ?? null,
    lastname: body.lastname ?? null,
    nickname: body.nickname ?? null,
    email: body.email ?? null,
    phone: body.phone ?? null,
  };
}

/** Printable ASCII without blanks, and the letters, marks and digits of Thai. */
const USERNAME = /^[!-~ก-ฺเ-๎๐-๙]+$/u;

/**
 * A new username as it is kept, with one form for all ways to compose it; undefined for one that people could not type,
 * or not tell from another one. Names of before are claimed and signed in with as they were.
 */
export function newUsername(text: string): string | undefined {
  const name = text.normalize('NFKC').trim();
  return USERNAME.test(name) ? name : undefined;
}

export const USERNAME_WANTED = {
  th: 'ใช้ได้เฉพาะอักษรไทย อักษรอังกฤษ ตัวเลข และเครื่องหมาย โดยไม่มีช่องว่าง',
  en: 'takes Thai and English letters, digits and signs, without blanks',
};

export type NewUser = Readonly<{
  userId: string;
  details: UserDetails;
  password: string;
  /** Names the hash of the password; the same again for the same request. */
  passwordVersion: string;
  assignment: RoleAssignment;
}>;

/**
 * Makes somebody one of the staff: name, password, then the user. Done again with the same ids it
 * changes nothing. Throws `name-taken`.
 */
export async function registerUser(
  ports: Commands & Clock & Passwords,
  { userId, details, password, passwordVersion, assignment }: NewUser,
  context: CommandContext,
): Promise<Awaited<ReturnType<typeof loadUser>>> {
  const { commands, credentials, now } = ports;
  const key = credentials.keyOf(details.username);
  await claimName(ports, { kind: 'username', key, by: userId }, context);
  await credentials.keep(userId, passwordVersion, await hashPassword(password));
  const data = { userId, details, passwordVersion, ...assignment, registeredAt: now() };
  const command = { type: 'RegisterUser', data } as const;
  await commands.handle(user, userStream(userId), command, context);
  await addToAdmins(ports, userId, context);
  return loadUser(ports, userId);
}

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
