import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import { closeCalendars } from './close-calendars.ts';
import { roomAnswer } from './room-answer.ts';
import { loadRoom } from './staff-room.ts';

/** DELETE /rooms/{id}: sold no more, unless guests have yet to stay; its history stays. */
export const removeRoom =
  (deps: Deps): Handler<'DELETE /rooms/{id}'> =>
  async (request, reply) => {
    const { id: roomId } = request.params;
    const position = await withIdempotency(deps, request, reply, async () => {
      await loadRoom(deps, roomId);
      const context = contextOf(request);
      await closeCalendars(deps, [roomId], context);
      const command = { type: 'RemoveRoom', data: { roomId } } as const;
      return (await deps.commands.handle(room, roomStream(roomId), command, context)).position;
    });
    const { room: removed } = await roomAnswer(deps, roomId);
    return sendWithPosition(reply, deps, position).send({
      room: removed,
      ...detailFor(request, DETAILS.roomRemoved),
    });
  };
