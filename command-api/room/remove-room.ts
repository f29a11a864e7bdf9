import { NightsInTheWay, RoomAnswer, RoomParams } from '@baanpak/contract/room/room-requests.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf } from '../request.ts';
import { withIdempotency } from '../with-idempotency.ts';
import { closeCalendars } from './close-calendars.ts';
import { roomAnswer } from './room-answer.ts';
import { loadRoom, removesRoom } from './staff-room.ts';

/** DELETE /rooms/{id}: sold no more, unless guests have yet to stay; its history stays. */
export const removeRoom =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.delete(
      '/rooms/:id',
      {
        config: {
          staff: removesRoom(deps),
          refuses: ['live-bookings'],
          facts: { 'live-bookings': NightsInTheWay },
        },
        schema: {
          tags: ['rooms'],
          summary: 'Remove a room',
          params: RoomParams,
          response: { 200: RoomAnswer },
        },
      },
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
      },
    );
  };
