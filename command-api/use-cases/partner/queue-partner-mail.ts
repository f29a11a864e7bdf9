import type { MailApplication } from '@baanpak/domain/processes/process.ts';
import type { Deps } from '../../deps.ts';
import type { PartnerMail } from '../../mail/mail-queue.ts';

/** Once for each application and template, however often it is asked for. */
export async function queuePartnerMail(
  { mails, now }: Deps,
  template: PartnerMail['template'],
  applicationId: string,
): Promise<void> {
  await mails.put(`${template}/${applicationId}`, { template, applicationId }, now());
}

export const mailApplication = (
  deps: Deps,
  { template, applicationId }: MailApplication['data'],
): Promise<void> => queuePartnerMail(deps, template, applicationId);
