import type { ServerIds } from '@baanpak/infrastructure/http/server-ids.ts';
import type { StayTables } from '@baanpak/projector/stay/tables.ts';
import { type Expression, expressionBuilder } from 'kysely';

const eb = expressionBuilder<StayTables>();

/** What is made of a guest's id to find the booking it opens. */
export type BookingIds = Pick<ServerIds, 'staffIdOf' | 'guestIdHashOf'>;

/**
 * The id of the booking that a guest's id opens: the one derived from it, or for a booking of old the one
 * it was given to (docs/adr/0026-two-ids-a-booking.md). A booking's own id opens nothing.
 */
export const openedBy = (ids: BookingIds, guestId: string): Expression<string> =>
  eb.fn.coalesce(
    eb
      .selectFrom('guest_ids')
      .select('booking_id')
      .where('guest_id_hash', '=', ids.guestIdHashOf(guestId)),
    eb.cast<string>(eb.val(ids.staffIdOf(guestId)), 'uuid'),
  );
