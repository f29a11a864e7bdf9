import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Pictures, Store } from '../../ports.ts';
import { PANORAMA } from '../media/picture-kinds.ts';
import { roomAnswer } from './room-answer.ts';

/** POST /rooms/{id}/panorama: the whole room around its visitor, 2:1 (equirectangular). */
export const setRoomPanorama =
  (ports: Commands & Store & Pictures): Handler<'POST /rooms/{id}/panorama'> =>
  async (request, reply) => {
    const { id: roomId } = request.params;
    const panorama = await ports.pictures.takeOne(request, PANORAMA);
    const command = {
      type: 'SetRoomPictures',
      data: { roomId, pictures: { panorama } },
    } as const;
    await ports.commands.handle(room, roomStream(roomId), command, contextOf(request));
    const { room: changed, position } = await roomAnswer(ports, roomId);
    const { image360Url } = changed;
    return sendWithPosition(reply, ports, position).send({
      image360Url,
      ...detailFor(request, DETAILS.pictureSet),
    });
  };
