import type { ApplyAsPartnerRequest } from '@baanpak/contract/partner/partner-requests.ts';
import {
  type KnownApplication,
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { Applications, Clock, Commands, Mails } from '../../ports.ts';
import type { Caller } from '../caller.ts';
import { queuePartnerMail } from '../queue-mail.ts';

/** A hotel wants to be listed; the site's administrators hear of it by mail. */
export async function applyAsPartner(
  ports: Commands & Clock & Mails & Applications,
  by: Caller,
  { message = null, ...rest }: ApplyAsPartnerRequest,
): Promise<Readonly<{ isReplay: boolean; position: Position }>> {
  const applicationId = by.idFor('partner');
  const stream = partnerApplicationStream(applicationId);
  const { origin } = await ports.commands.load(partnerApplication, stream);
  const isReplay = by.isReplay(origin);
  if (!isReplay) await takeTry([ports.partnerLimit, by.network]);
  const data = { applicationId, applicant: { ...rest, message }, appliedAt: ports.now() };
  const command = { type: 'ApplyAsPartner', data } as const;
  const { position } = await ports.commands.handle(partnerApplication, stream, command, by.context);
  await queuePartnerMail(ports, 'partner-applied', applicationId);
  return { isReplay, position };
}

/** Throws `not-found` for one that was never made. */
export async function loadApplication(
  { commands }: Commands,
  applicationId: string,
): Promise<LoadedState<KnownApplication>> {
  const loaded = await commands.load(partnerApplication, partnerApplicationStream(applicationId));
  const { state } = loaded;
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such application');
  return { ...loaded, state };
}
