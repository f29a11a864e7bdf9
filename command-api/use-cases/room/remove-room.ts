import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Clock, Commands, RequestIds, RequestKeys, Store } from '../../ports.ts';
import { closeCalendars } from './close-calendars.ts';
import { roomAnswer } from './room-answer.ts';
import { loadRoom } from './staff-room.ts';

/** DELETE /rooms/{id}: sold no more, unless guests have yet to stay; its history stays. */
export const removeRoom =
  (ports: Commands & Clock & RequestIds & RequestKeys & Store): Handler<'DELETE /rooms/{id}'> =>
  async (request, reply) => {
    const { id: roomId } = request.params;
    const position = await withIdempotency(ports, request, reply, async () => {
      await loadRoom(ports, roomId);
      const context = contextOf(request);
      await closeCalendars(ports, [roomId], context);
      const command = { type: 'RemoveRoom', data: { roomId } } as const;
      return (await ports.commands.handle(room, roomStream(roomId), command, context)).position;
    });
    const { room: removed } = await roomAnswer(ports, roomId);
    return sendWithPosition(reply, ports, position).send({
      room: removed,
      ...detailFor(request, DETAILS.roomRemoved),
    });
  };
