import { GALLERY_PICTURES } from '@baanpak/contract/media/picture-forms.ts';
import { RoomGalleryAnswer, RoomParams } from '@baanpak/contract/room/room-requests.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf } from '../request.ts';
import { roomAnswer } from './room-answer.ts';
import { writesRoom } from './staff-room.ts';

/** POST /rooms/{id}/gallery: more pictures at the end of its gallery. */
export const addToRoomGallery =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/rooms/:id/gallery',
      {
        config: { staff: writesRoom(deps), upload: GALLERY_PICTURES, refuses: ['gallery-full'] },
        schema: {
          tags: ['rooms'],
          summary: 'Add pictures to the gallery of a room',
          params: RoomParams,
          response: { 200: RoomGalleryAnswer },
        },
      },
      async (request, reply) => {
        const { id: roomId } = request.params;
        const gallery = await deps.pictures.takeForGallery(request);
        const command = { type: 'AddRoomPictures', data: { roomId, gallery } } as const;
        await deps.commands.handle(room, roomStream(roomId), command, contextOf(request));
        const { room: changed, position } = await roomAnswer(deps, roomId);
        const { idsGallery, imagesUrl } = changed;
        return sendWithPosition(reply, deps, position).send({
          idsGallery,
          imagesUrl,
          ...detailFor(request, DETAILS.picturesAdded),
        });
      },
    );
  };
