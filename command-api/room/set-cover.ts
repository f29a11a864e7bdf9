import { ONE_PICTURE } from '@baanpak/contract/media/picture-forms.ts';
import { RoomCoverAnswer, RoomParams } from '@baanpak/contract/room/room-requests.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { PHOTO } from '../media/picture-kinds.ts';
import { contextOf } from '../request.ts';
import { roomAnswer } from './room-answer.ts';
import { writesRoom } from './staff-room.ts';

/** POST /rooms/{id}/background-cover: the picture it is known by. */
export const setRoomCover =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/rooms/:id/background-cover',
      {
        config: { staff: writesRoom(deps), upload: ONE_PICTURE },
        schema: {
          tags: ['rooms'],
          summary: 'Set the cover of a room',
          params: RoomParams,
          response: { 200: RoomCoverAnswer },
        },
      },
      async (request, reply) => {
        const { id: roomId } = request.params;
        const cover = await deps.pictures.takeOne(request, PHOTO);
        const command = { type: 'SetRoomPictures', data: { roomId, pictures: { cover } } } as const;
        await deps.commands.handle(room, roomStream(roomId), command, contextOf(request));
        const { room: changed, position } = await roomAnswer(deps, roomId);
        const { idBackgroundCover, imageUrl } = changed;
        return sendWithPosition(reply, deps, position).send({
          idBackgroundCover,
          imageUrl,
          ...detailFor(request, DETAILS.pictureSet),
        });
      },
    );
  };
