import { removedPictures } from '@baanpak/contract/fields/removable-pictures.ts';
import {
  type ChangeRoomRequest,
  REMOVABLE_PICTURES,
  readOnlyOf,
} from '@baanpak/contract/room/room-requests.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import { type Rating, ratingOfRoom } from '@baanpak/domain/review/review-scores.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { assertUnitNames, type RoomDetails } from '@baanpak/domain/room/room-details.ts';
import type { RegisteredRoom, ReviseRoom } from '@baanpak/domain/room/room-state.ts';
import { renamedUnits } from '@baanpak/domain/room-calendar/assign-units.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { commandStep } from '@baanpak/infrastructure/commands/commands-in-order.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { assertReadOnly, assertSameOwner, withoutMovingScore } from '../../http/read-only.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Commands, RequestIds, RequestKeys, Store } from '../../ports.ts';
import { assertReordered } from '../hotel/gallery.ts';
import { loadScores } from '../hotel/hotel-answer.ts';
import { roomAnswer } from './room-answer.ts';
import { changedDetails } from './room-details.ts';
import { loadRoom } from './staff-room.ts';

/** PUT /rooms/{id}: its details, how many there are, its pictures, whether it is for sale. */
export const changeRoom =
  (ports: Commands & RequestIds & RequestKeys & Store): Handler<'PUT /rooms/{id}'> =>
  async (request, reply) => {
    const { id: roomId } = request.params;
    const done = await withIdempotency(ports, request, reply, async (body) => {
      const context = contextOf(request);
      const found = await loadRoom(ports, roomId);
      const scores = (await loadScores(ports, found.hotelId)).state;
      const known = { ...found, reviews: ratingOfRoom(scores, roomId) };
      assertUnchanged(request.body, shownOf(known));
      const command = revisionOf(known, principalOf(request), body);
      await assertNamesFit(ports, known, body.units, command.data.changes);
      const position = await decide(ports, command, body.units, context);
      await renameUnits(ports, known, command.data.changes, context);
      return position;
    });
    const { room: changed, position } = await roomAnswer(ports, roomId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      room: changed,
      ...detailFor(request, DETAILS.roomChanged),
    });
  };

/** The calendar and the room change together, or neither: each may refuse. */
async function decide(
  { commands }: Commands,
  command: ReviseRoom,
  units: number | undefined,
  context: CommandContext,
): Promise<Position> {
  const { roomId } = command.data;
  const revise = commandStep(room, roomStream(roomId), command);
  const change = { type: 'ChangeUnits', data: { roomId, units: units ?? 0 } } as const;
  const calendar = commandStep(roomCalendar, roomCalendarStream(roomId), change);
  const steps = units === undefined ? [revise] : [calendar, revise];
  const result = await commands.handleInOrder(steps, context);
  if (result.outcome === 'refused') throw result.refusal;
  return latestPosition(steps.map((step) => result.stateAfter<unknown>(step).position));
}

/** Where names or the number of units change: the names there will be are for the units there will be. */
async function assertNamesFit(
  { commands }: Commands,
  { roomId, details }: RegisteredRoom,
  units: number | undefined,
  { unitNames }: Partial<RoomDetails>,
): Promise<void> {
  if (units === undefined && unitNames === undefined) return;
  const { state } = await commands.load(roomCalendar, roomCalendarStream(roomId));
  assertUnitNames(unitNames ?? details.unitNames, units ?? state.units);
}

/** What was decided of units goes with them to their new names. */
async function renameUnits(
  { commands }: Commands,
  { roomId, details }: RegisteredRoom,
  { unitNames }: Partial<RoomDetails>,
  context: CommandContext,
): Promise<void> {
  if (unitNames === undefined) return;
  const stream = roomCalendarStream(roomId);
  const { units } = (await commands.load(roomCalendar, stream)).state;
  const renamed = renamedUnits(units, details.unitNames ?? [], unitNames);
  if (Object.keys(renamed).length === 0) return;
  await commands.handle(
    roomCalendar,
    stream,
    { type: 'RenameUnits', data: { roomId, renamed } },
    context,
  );
}

/** As it is read; how many there are, its calendar knows. */
type RatedRoom = RegisteredRoom & Readonly<{ reviews: Rating }>;

const shownOf = (known: RatedRoom) => toRoom({ ...known, units: 0 });

/** What the body asks for, where the caller may ask for it and nobody was faster. */
function revisionOf(known: RatedRoom, by: Principal, body: ChangeRoomRequest): ReviseRoom {
  const { roomId, ownerId, pictures, version } = known;
  const { version: expectedVersion = null, idsGallery } = body;
  assertSameOwner(by, ownerId, body.ownerId);
  assertReadOnly(shownOf(known), withoutMovingScore(known.reviews, readOnlyOf(body)));
  if (idsGallery) assertReordered(pictures.gallery, idsGallery);
  if (expectedVersion !== null && expectedVersion !== version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  const data = {
    roomId,
    expectedVersion,
    changes: changedDetails(changedFields(body, shownOf(known))),
    pictures: {
      ...removedPictures(body, REMOVABLE_PICTURES),
      ...(idsGallery && { gallery: idsGallery }),
    },
    disabled: body.disabled ?? null,
  };
  return { type: 'ReviseRoom', data };
}
