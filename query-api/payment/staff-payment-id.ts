import { sql } from 'kysely';

/**
 * What staff know an attempt `p` to pay by: its own id opens its state to anyone who has it. An index stands on this
 * very expression.
 */
export const staffPaymentId = sql<string>`md5(p.attempt_id::text)::uuid`;
