import { ONE_PICTURE } from '@baanpak/contract/media/picture-forms.ts';
import { RoomPanoramaAnswer, RoomParams } from '@baanpak/contract/room/room-requests.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { PANORAMA } from '../media/picture-kinds.ts';
import { contextOf } from '../request.ts';
import { roomAnswer } from './room-answer.ts';
import { writesRoom } from './staff-room.ts';

/** POST /rooms/{id}/panorama: the whole room around its visitor, 2:1 (equirectangular). */
export const setRoomPanorama =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/rooms/:id/panorama',
      {
        config: { staff: writesRoom(deps), upload: ONE_PICTURE, refuses: ['not-a-panorama'] },
        schema: {
          tags: ['rooms'],
          summary: 'Set the panorama of a room',
          params: RoomParams,
          response: { 200: RoomPanoramaAnswer },
        },
      },
      async (request, reply) => {
        const { id: roomId } = request.params;
        const panorama = await deps.pictures.takeOne(request, PANORAMA);
        const command = {
          type: 'SetRoomPictures',
          data: { roomId, pictures: { panorama } },
        } as const;
        await deps.commands.handle(room, roomStream(roomId), command, contextOf(request));
        const { room: changed, position } = await roomAnswer(deps, roomId);
        const { image360Url } = changed;
        return sendWithPosition(reply, deps, position).send({
          image360Url,
          ...detailFor(request, DETAILS.pictureSet),
        });
      },
    );
  };
