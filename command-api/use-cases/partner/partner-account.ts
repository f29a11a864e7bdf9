import { randomBytes } from 'node:crypto';
import type { KnownApplication } from '@baanpak/domain/partner/partner-application.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Mails, Passwords, RequestIds } from '../../ports.ts';
import { claimName, releaseUnlessUsed } from '../unique-name/unique-names.ts';
import { registerUser } from '../user/register-user.ts';
import { loadApplication } from './load-application.ts';
import { queuePartnerMail } from './queue-partner-mail.ts';

// The account of a partner, in the order of docs/adr/0116-one-append-decides.md: its name is claimed, then the
// application decides, and then the account is made, by the request and by the process `follow-applications`.

type OfApplication = Pick<KnownApplication, 'applicationId'>;

/** Who the applicant is once they are accepted: the same, however often it is asked. */
export const ownerIdOf = (ports: RequestIds, application: OfApplication): string =>
  idOf(ports, application, 'owner of');

const idOf = ({ ids }: RequestIds, { applicationId }: OfApplication, what: string): string =>
  ids.idFor({ caller: 'partners', route: what, key: applicationId });

/** Takes the name the account will have. Throws `name-taken`, and `wrong-status` for who was erased. */
export const claimPartnerName = (
  ports: Commands & Clock & RequestIds & Passwords,
  application: KnownApplication,
  context: CommandContext,
): Promise<void> => {
  const { applicationId } = application;
  return claimName(ports, { ...nameOf(ports, application), applicationId }, context);
};

/** Gives the name back to an application that was not accepted after all. */
export const releasePartnerName = (
  ports: Commands & RequestIds & Passwords,
  application: KnownApplication,
  context: CommandContext,
): Promise<unknown> => releaseUnlessUsed(ports, nameOf(ports, application), context);

function nameOf(ports: RequestIds & Passwords, application: KnownApplication) {
  const { applicant } = application;
  if (applicant === null) throw new Refusal('wrong-status', 'The applicant was erased');
  const key = ports.credentials.keyOf(applicant.email);
  return { kind: 'username', key, by: ownerIdOf(ports, application) } as const;
}

/**
 * Makes the owner of an accepted application, and mails how to come in; nothing where it was done, and for who was
 * erased meanwhile. Nobody knows the first password: the mailed link sets another one.
 */
export async function registerPartner(
  ports: Commands & Clock & RequestIds & Mails & Passwords,
  { applicationId }: OfApplication,
  context: CommandContext,
): Promise<void> {
  const { status, applicant, ownerId } = (await loadApplication(ports, applicationId)).state;
  if (status !== 'accepted' || applicant === null || ownerId === null) return;
  const { email, phone, name: firstname } = applicant;
  const known = await ports.commands.load(user, userStream(ownerId));
  if (known.state.status === 'unknown')
    await registerUser(
      ports,
      {
        userId: ownerId,
        details: { username: email, firstname, lastname: null, nickname: null, email, phone },
        password: randomBytes(32).toString('base64url'),
        passwordVersion: idOf(ports, { applicationId }, 'first password of'),
        assignment: { role: 'owner', ownerId },
      },
      context,
    );
  await queuePartnerMail(ports, 'partner-accepted', applicationId);
}
