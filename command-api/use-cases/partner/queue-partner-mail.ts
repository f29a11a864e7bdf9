import type { MailApplication } from '@baanpak/domain/processes/process.ts';
import type { PartnerMail } from '../../mail/mail-queue.ts';
import type { Clock, Mails } from '../../ports.ts';

/** Once for each application and template, however often it is asked for. */
export async function queuePartnerMail(
  { mails, now }: Clock & Mails,
  template: PartnerMail['template'],
  applicationId: string,
): Promise<void> {
  await mails.put(`${template}/${applicationId}`, { template, applicationId }, now());
}

export const mailApplication = (
  ports: Clock & Mails,
  { template, applicationId }: MailApplication['data'],
): Promise<void> => queuePartnerMail(ports, template, applicationId);
