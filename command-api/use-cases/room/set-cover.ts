import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { PHOTO } from '../media/picture-kinds.ts';
import { roomAnswer } from './room-answer.ts';

/** POST /rooms/{id}/background-cover: the picture it is known by. */
export const setRoomCover =
  (deps: Deps): Handler<'POST /rooms/{id}/background-cover'> =>
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
  };
