import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Pictures, Store } from '../../ports.ts';
import { roomAnswer } from './room-answer.ts';

/** POST /rooms/{id}/gallery: more pictures at the end of its gallery. */
export const addToRoomGallery =
  (ports: Commands & Store & Pictures): Handler<'POST /rooms/{id}/gallery'> =>
  async (request, reply) => {
    const { id: roomId } = request.params;
    const gallery = await ports.pictures.takeForGallery(request);
    const command = { type: 'AddRoomPictures', data: { roomId, gallery } } as const;
    await ports.commands.handle(room, roomStream(roomId), command, contextOf(request));
    const { room: changed, position } = await roomAnswer(ports, roomId);
    const { idsGallery, imagesUrl } = changed;
    return sendWithPosition(reply, ports, position).send({
      idsGallery,
      imagesUrl,
      ...detailFor(request, DETAILS.picturesAdded),
    });
  };
