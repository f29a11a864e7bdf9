import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { roomAnswer } from './room-answer.ts';

/** POST /rooms/{id}/gallery: more pictures at the end of its gallery. */
export const addToRoomGallery =
  (deps: Deps): Handler<'POST /rooms/{id}/gallery'> =>
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
  };
