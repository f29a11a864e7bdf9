import { DetailAnswer } from '@baanpak/contract/checkout/checkout-requests.ts';
import { RoomParams } from '@baanpak/contract/room/room-requests.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, withPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf } from '../request.ts';
import { closeCalendars } from './close-calendars.ts';
import { writesRoom } from './staff-room.ts';

/** DELETE /rooms/{id}: sold no more, unless guests have yet to stay; its history stays. */
export const removeRoom =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.delete(
      '/rooms/:id',
      {
        config: { staff: writesRoom(deps), refuses: ['live-bookings'] },
        schema: {
          tags: ['rooms'],
          summary: 'Remove a room',
          params: RoomParams,
          response: { 200: DetailAnswer },
        },
      },
      async (request, reply) => {
        const { id: roomId } = request.params;
        const context = contextOf(request);
        await closeCalendars(deps, [roomId], context);
        const command = { type: 'RemoveRoom', data: { roomId } } as const;
        const { position } = await deps.commands.handle(room, roomStream(roomId), command, context);
        return withPosition(reply, deps, position).send(detailFor(request, DETAILS.roomRemoved));
      },
    );
  };
