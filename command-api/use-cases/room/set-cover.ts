import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Pictures, Store } from '../../ports.ts';
import { PHOTO } from '../media/picture-kinds.ts';
import { roomAnswer } from './room-answer.ts';

/** POST /rooms/{id}/background-cover: the picture it is known by. */
export const setRoomCover =
  (ports: Commands & Store & Pictures): Handler<'POST /rooms/{id}/background-cover'> =>
  async (request, reply) => {
    const { id: roomId } = request.params;
    const cover = await ports.pictures.takeOne(request, PHOTO);
    const command = { type: 'SetRoomPictures', data: { roomId, pictures: { cover } } } as const;
    await ports.commands.handle(room, roomStream(roomId), command, contextOf(request));
    const { room: changed, position } = await roomAnswer(ports, roomId);
    const { idBackgroundCover, imageUrl } = changed;
    return sendWithPosition(reply, ports, position).send({
      idBackgroundCover,
      imageUrl,
      ...detailFor(request, DETAILS.pictureSet),
    });
  };
