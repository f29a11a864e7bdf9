import { after, type Instant, MINUTE } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

/** Far longer than a command takes between the list of administrators and the user. */
const GRACE = 10 * MINUTE;

/**
 * Who runs the site is on the list of administrators, and nobody else: also where a command broke off between the
 * list and the user, or was refused by the user after the list.
 */
export const listAdmins: Process = {
  name: 'list-admins',
  when: {
    UserRegistered: ({ data: { userId, role }, recordedAt }) =>
      role === 'admin' ? [settled(userId, recordedAt)] : [],
    UserAssigned: (event) => [settled(event.data.userId, event.recordedAt)],
    UserEnabled: (event) => [settled(event.data.userId, event.recordedAt)],
    UserDisabled: (event) => [settled(event.data.userId, event.recordedAt)],
    UserRemoved: (event) => [settled(event.data.userId, event.recordedAt)],
    AdminDismissed: (event) => [settled(event.data.userId, event.recordedAt)],
  },
};

const settled = (userId: string, at: Instant): ProcessStep => ({
  at: after(at, GRACE),
  key: `admin:${userId}`,
  do: { type: 'SettleAdmin', data: { userId } },
});
