import type { ServerIds } from '@baanpak/infrastructure/http/server-ids.ts';
import { type RawBuilder, sql } from 'kysely';

/** What is made of a guest's id to find the booking it opens. */
export type BookingIds = Pick<ServerIds, 'staffIdOf' | 'guestIdHashOf'>;

/**
 * The id of the booking that a guest's id opens: the one derived from it, or for a booking of old the one
 * it was given to (docs/adr/0026-two-ids-a-booking.md). A booking's own id opens nothing.
 */
export const openedBy = (ids: BookingIds, guestId: string): RawBuilder<string> => sql`coalesce(
  (SELECT g.booking_id FROM guest_ids g WHERE g.guest_id_hash = ${ids.guestIdHashOf(guestId)}),
  ${ids.staffIdOf(guestId)}::uuid)`;
