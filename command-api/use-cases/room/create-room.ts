import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { assertUnitNames } from '@baanpak/domain/room/room-details.ts';
import type { RegisterRoom } from '@baanpak/domain/room/room-state.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import type { Commands, RequestIds, Store } from '../../ports.ts';
import { loadHotel } from '../hotel/hotel-answer.ts';
import { roomAnswer } from './room-answer.ts';
import { newDetails } from './room-details.ts';

/** POST /rooms: one more room of a hotel. */
export const createRoom =
  (ports: Commands & RequestIds & Store): Handler<'POST /rooms'> =>
  async (request, reply) => {
    const { body } = request;
    const { hotelId, units = 1, disabled = false } = body;
    const { ownerId } = (await loadHotel(ports, hotelId)).state;
    const roomId = idFor(request, ports, 'room');
    const { origin } = await ports.commands.load(room, roomStream(roomId));
    if (isReplay(request, origin)) {
      void reply.header('idempotent-replayed', 'true');
    } else {
      const details = newDetails(body);
      assertUnitNames(details.unitNames, units);
      const data = { roomId, hotelId, ownerId, details, disabled };
      await registerRoom(ports, data, units, contextOf(request));
    }
    const { room: made, position } = await roomAnswer(ports, roomId);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ room: made, ...detailFor(request, DETAILS.roomCreated) });
  };

/** The calendar first: a room that is seen can be booked. */
async function registerRoom(
  { commands }: Commands,
  data: RegisterRoom['data'],
  units: number,
  context: CommandContext,
): Promise<void> {
  const { roomId, hotelId } = data;
  const open = { type: 'OpenCalendar', data: { roomId, units } } as const;
  await commands.handle(roomCalendar, roomCalendarStream(roomId), open, context);
  const list = { type: 'ListRoom', data: { hotelId, roomId } } as const;
  await commands.handle(hotelRooms, hotelRoomsStream(hotelId), list, context);
  await commands.handle(room, roomStream(roomId), { type: 'RegisterRoom', data }, context);
}
