import type { Clock, Mails } from '../../ports.ts';

/** Once for each user, however often it is asked for. */
export async function queueInvitation(
  { mails, now }: Clock & Mails,
  userId: string,
): Promise<void> {
  await mails.put(`staff-invited/${userId}`, { template: 'staff-invited', userId }, now());
}
