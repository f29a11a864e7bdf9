import { CASE_ACTIONS, CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

const moment = () => Type.String({ format: 'date-time' });

/** What the id of a case looks like: its kind, and what it is about. */
export const CASE_ID = '^[a-z][a-z0-9_-]{2,199}$';

export const CASE_STATUSES = ['open', 'settled', 'resolved'] as const;

/** Which cases are listed: those alone that wait for somebody, unless told otherwise. */
export const CaseStatusQuery = Type.Enum([...CASE_STATUSES, 'all'], {
  type: 'string',
  default: 'open',
  description: 'Of cases',
});

/** Money that staff must look into. */
export const MoneyCaseSchema = Type.Object({
  id: Type.String({ pattern: CASE_ID }),
  kind: Type.Enum([...CASE_KINDS], { type: 'string' }),
  status: Type.Enum([...CASE_STATUSES], {
    type: 'string',
    description: '`settled` by staff, or `resolved`: nothing is left to settle',
  }),
  bookings: Type.Array(
    Type.Object({ _id: Type.String({ format: 'uuid' }), bookingId: Type.String() }),
  ),
  ownerId: Nullable(Type.String({ description: 'Whose staff settle it; null: the site’s own' })),
  amount: Type.Integer({ description: 'THB; below nothing where the provider has too little' }),
  chargeId: Nullable(Type.String()),
  detail: Type.Array(Type.String(), { description: 'Codes that say more than the kind' }),
  actions: Type.Array(Type.Enum([...CASE_ACTIONS], { type: 'string' }), {
    description: 'What can be done about it',
  }),
  openedAt: moment(),
  endedAt: Nullable(moment()),
  action: Nullable(Type.Enum([...CASE_ACTIONS], { type: 'string' })),
  reason: Nullable(Type.String({ description: 'What staff said' })),
  settledBy: Nullable(Type.String()),
  because: Nullable(Type.String({ description: 'A code for what resolved it' })),
  version: Type.Integer(),
});
export type MoneyCaseJson = Static<typeof MoneyCaseSchema>;
