import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';

/** All in one stream: whether somebody is the last is decided here alone. */
export const ADMINS_STREAM = 'admins';

export type AppointAdmin = Message<'AppointAdmin', { userId: string }>;
export type DismissAdmin = Message<'DismissAdmin', { userId: string }>;
export type AdminsCommand = AppointAdmin | DismissAdmin;

export type AdminAppointed = Message<'AdminAppointed', { userId: string }>;
export type AdminDismissed = Message<'AdminDismissed', { userId: string }>;
export type AdminsEvent = AdminAppointed | AdminDismissed;

export type Admins = Readonly<{ userIds: readonly string[] }>;

/** Who runs the site, as far as they can sign in; there is always one. */
export const admins: Decider<Admins, AdminsCommand, AdminsEvent> = {
  initialState: { userIds: [] },
  refusals: { AppointAdmin: [], DismissAdmin: ['last-admin'] },
  decide({ userIds }, { type, data }) {
    const isAdmin = userIds.includes(data.userId);
    if (type === 'AppointAdmin') return isAdmin ? [] : [{ type: 'AdminAppointed', data }];
    if (!isAdmin) return [];
    if (userIds.length === 1) throw new Refusal('last-admin', 'Nobody else runs the site');
    return [{ type: 'AdminDismissed', data }];
  },
  evolve: ({ userIds }, { type, data }) => {
    const others = userIds.filter((userId) => userId !== data.userId);
    return { userIds: type === 'AdminAppointed' ? [...others, data.userId] : others };
  },
};
