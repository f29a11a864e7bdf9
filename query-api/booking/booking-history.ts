import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import { isRefundEvent } from '@baanpak/domain/booking/refunds.ts';
import type { UnitEvent } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { isInScope, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { doneBy, isProcess } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { namesOf } from '../user/names-of.ts';
import type { EventLog } from './event-log.ts';
import { ownerOfBooking } from './owner-of-booking.ts';
import { undoInHistory } from './undo-in-history.ts';
import { unitsInHistory } from './units-in-history.ts';

const DETAIL = { th: 'ประวัติการจอง', en: 'Booking history' };

/** What opens the booking to its guest, what opens its checkout, and what names requests. */
const SECRETS = new Set(['guestId', 'guestIdHash', 'checkoutUid', 'requestId', 'requestHash']);

/** What happened to a booking, oldest first: who, when, what. */
export const bookingHistory =
  ({ db, now }: Deps, { store, codec }: EventLog): Handler<'GET /bookings/{id}/history'> =>
  async (request) => {
    const { id } = request.params;
    const owned = await ownerOfBooking(db, id);
    const readsMoney = isInScope(
      scopeOf(principalOf(request), 'read-money'),
      owned?.ownerId ?? null,
    );
    const storeId = await store.storeId();
    const events = await codec.decode<BookingEvent>(await store.readStream(bookingStream(id)));
    const { undone, undoable } = await undoInHistory({ store, codec }, events, now());
    const units = await unitsInHistory({ store, codec }, id, events);
    const all = inOrder([...events, ...units]);
    const mayUndo = isInScope(
      scopeOf(principalOf(request), 'take-bookings'),
      owned?.ownerId ?? null,
    );
    const people = await whoDid(db, all);
    const names = await namesOf(
      db,
      all.map((event) => people(event).by),
    );
    return {
      events: all.map(
        (event): HistoryEventJson => ({
          position: positionToken({ storeId, position: event.position }),
          revision: event.revision,
          stream: event.stream,
          type: event.type,
          at: event.recordedAt,
          ...people(event),
          name: names.get(people(event).by) ?? null,
          ...(isOwn(event, id)
            ? {
                undoable: mayUndo && event.revision === undoable,
                undone: undone.has(event.revision),
              }
            : NO_DEED),
          data: readsMoney || !isRefundEvent(event) ? withoutSecrets(event.data) : null,
        }),
      ),
      verified: null,
      detail: DETAIL[request.language],
    };
  };

type Told = EventEnvelope<BookingEvent | UnitEvent>;

const inOrder = (events: readonly Told[]): Told[] =>
  events.toSorted((a, b) => comparePositions(a.position, b.position));

/** Events of processes that do not say whom they follow from are traced by their causes, as the list of events has them. */
async function whoDid(db: ReadDb, events: readonly Told[]) {
  const untold = events.filter(
    ({ metadata: { actor, causedBy } }) => isProcess(actor) && !causedBy,
  );
  const found =
    untold.length === 0
      ? []
      : await db
          .selectFrom('listed_events')
          .select(['event_id', 'caused_by'])
          .where('event_id', '=', anyOf(untold.map(({ id }) => id)))
          .execute();
  const causes = new Map(found.map((row) => [row.event_id, row.caused_by]));
  return ({ id, metadata }: Told) => {
    const causedBy = metadata.causedBy ?? causes.get(id);
    return doneBy({ actor: metadata.actor, ...(causedBy && { causedBy }) });
  };
}

/** Of the booking's stream; its unit is decided in the room's. */
const isOwn = ({ stream }: Told, bookingId: string): boolean => stream === bookingStream(bookingId);
const NO_DEED = { undoable: false, undone: false };

const withoutSecrets = (data: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(data, (key, value) => (SECRETS.has(key) ? undefined : value)));
