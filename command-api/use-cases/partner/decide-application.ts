import { randomBytes } from 'node:crypto';
import { toPartner } from '@baanpak/contract/partner/partner.ts';
import type { DecideApplicationRequest } from '@baanpak/contract/partner/partner-requests.ts';
import {
  type KnownApplication,
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Mails, Passwords, RequestIds, SecondFactors } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { queuePartnerMail } from '../queue-mail.ts';
import { assertReadOnly } from '../requested-fields.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { claimName, releaseUnlessUsed } from '../unique-name/unique-names.ts';
import { registerUser } from '../user/create-user.ts';
import { loadApplication } from './apply-as-partner.ts';

/**
 * Makes an owner of the applicant, who is mailed a link to set a password; or declines. Accepts by who proved their
 * second factor.
 */
export async function decideApplication(
  ports: Commands & Clock & RequestIds & Mails & Passwords & SecondFactors,
  by: Staff,
  applicationId: string,
  { action, reason = null, version, ...rest }: DecideApplicationRequest,
): Promise<Position> {
  const { state } = await loadApplication(ports, applicationId);
  assertReadOnly(toPartner(state), rest);
  const expectedVersion = version ?? null;
  const decision = { applicationId, expectedVersion, by: by.principal.userId, at: ports.now() };
  const { context } = by;
  const stream = partnerApplicationStream(applicationId);
  if (action === 'decline') {
    const command = { type: 'DeclinePartner', data: { ...decision, reason } } as const;
    const { position } = await ports.commands.handle(partnerApplication, stream, command, context);
    await queuePartnerMail(ports, 'partner-declined', applicationId);
    return position;
  }
  await assertSecondFactor(ports, by);
  const data = { ...decision, ownerId: ownerIdOf(ports, state) };
  const command = { type: 'AcceptPartner', data } as const;
  partnerApplication.decide(state, command); // refused before a name is taken
  await claimPartnerName(ports, state, context);
  const { position } = await ports.commands
    .handle(partnerApplication, stream, command, context)
    .catch(async (error: unknown) => {
      // somebody else declined meanwhile
      if (error instanceof Refusal) await releasePartnerName(ports, state, by.anotherContext());
      throw error;
    });
  await registerPartner(ports, { applicationId }, context);
  return position;
}

// The account of a partner, in the order of docs/adr/0116-one-append-decides.md: its name is claimed, then the
// application decides, and then the account is made, by the request and by the process `follow-applications`.

type OfApplication = Pick<KnownApplication, 'applicationId'>;

/** Who the applicant is once they are accepted: the same, however often it is asked. */
const ownerIdOf = (ports: RequestIds, application: OfApplication): string =>
  idOf(ports, application, 'owner of');

const idOf = ({ ids }: RequestIds, { applicationId }: OfApplication, what: string): string =>
  ids.idFor({ caller: 'partners', route: what, key: applicationId });

/** Takes the name the account will have. Throws `name-taken`, and `wrong-status` for who was erased. */
const claimPartnerName = (
  ports: Commands & Clock & RequestIds & Passwords,
  application: KnownApplication,
  context: CommandContext,
): Promise<void> => {
  const { applicationId } = application;
  return claimName(ports, { ...nameOf(ports, application), applicationId }, context);
};

/** Gives the name back to an application that was not accepted after all. */
const releasePartnerName = (
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
