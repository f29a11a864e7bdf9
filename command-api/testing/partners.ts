import { randomUUID } from 'node:crypto';
import {
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import type { Ports } from '../ports.ts';
import { contextForTest } from './catalogue.ts';

/** A hotel that asked to be listed; answers the application's id. */
export async function openApplicationFor({ commands, now }: Ports): Promise<string> {
  const applicationId = randomUUID();
  const applicant = {
    hotelName: 'บ้านริมน้ำ',
    name: 'สมหญิง ใจดี',
    email: `${applicationId}@example.com`,
    phone: '081 234 5678',
    message: null,
  };
  const data = { applicationId, applicant, appliedAt: now() };
  const command = { type: 'ApplyAsPartner', data } as const;
  const stream = partnerApplicationStream(applicationId);
  await commands.handle(partnerApplication, stream, command, contextForTest());
  return applicationId;
}
