import type { MailApplication } from '@baanpak/domain/processes/process.ts';
import type { Ports } from '../../ports.ts';
import type { PartnerMail } from '../../mail/mail-queue.ts';

/** Once for each application and template, however often it is asked for. */
export async function queuePartnerMail(
  { mails, now }: Ports,
  template: PartnerMail['template'],
  applicationId: string,
): Promise<void> {
  await mails.put(`${template}/${applicationId}`, { template, applicationId }, now());
}

export const mailApplication = (
  ports: Ports,
  { template, applicationId }: MailApplication['data'],
): Promise<void> => queuePartnerMail(ports, template, applicationId);
