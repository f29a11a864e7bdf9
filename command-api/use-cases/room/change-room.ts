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
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import type { Commands, Pictures } from '../../ports.ts';
import { type FormFiles, PANORAMA, PHOTO } from '../../stores/image-upload.ts';
import type { Staff } from '../caller.ts';
import { loadScores } from '../hotel/load-hotel.ts';
import {
  assertReadOnly,
  assertReordered,
  assertSameOwner,
  withoutMovingScore,
} from '../requested-fields.ts';
import { changedDetails } from './create-room.ts';
import { loadRoom } from './load-room.ts';

/** Changes its details, how many there are, its pictures, whether it is for sale. */
export async function changeRoom(
  ports: Commands,
  { principal, context }: Staff,
  roomId: string,
  body: ChangeRoomRequest,
): Promise<Position> {
  const found = await loadRoom(ports, roomId);
  const scores = (await loadScores(ports, found.hotelId)).state;
  const known = { ...found, reviews: ratingOfRoom(scores, roomId) };
  assertUnchanged(body, shownOf(known));
  const command = revisionOf(known, principal, body);
  await assertNamesFit(ports, known, body.units, command.data.changes);
  const position = await decide(ports, command, body.units, context);
  await renameUnits(ports, known, command.data.changes, context);
  return position;
}

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

/** Its pictures beside the gallery: how each is drawn, and where it goes. */
const PICTURES = {
  cover: { kind: PHOTO, set: (cover: string) => ({ cover }) },
  /** The whole room around its visitor, 2:1 (equirectangular). */
  panorama: { kind: PANORAMA, set: (panorama: string) => ({ panorama }) },
} as const;
export type RoomPicture = keyof typeof PICTURES;

/** Puts a picture in the place of another. */
export async function setRoomPicture(
  { commands, pictures }: Commands & Pictures,
  by: Staff,
  roomId: string,
  picture: RoomPicture,
  files: FormFiles,
): Promise<void> {
  const { kind, set } = PICTURES[picture];
  const data = { roomId, pictures: set(await pictures.takeOne(files, kind)) };
  await commands.handle(room, roomStream(roomId), { type: 'SetRoomPictures', data }, by.context);
}

/** More pictures at the end of its gallery. */
export async function addRoomPictures(
  { commands, pictures }: Commands & Pictures,
  by: Staff,
  roomId: string,
  files: FormFiles,
): Promise<void> {
  const data = { roomId, gallery: await pictures.takeForGallery(files) };
  await commands.handle(room, roomStream(roomId), { type: 'AddRoomPictures', data }, by.context);
}
