import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Pictures, Store } from '../../ports.ts';
import { PHOTO } from '../media/picture-kinds.ts';
import { loadHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/background-cover: the picture it is known by. */
export const setHotelCover =
  (ports: Commands & Store & Pictures): Handler<'POST /hotels/{id}/background-cover'> =>
  async (request, reply) => {
    const { id: hotelId } = request.params;
    const cover = await ports.pictures.takeOne(request, PHOTO);
    const command = {
      type: 'SetHotelPictures',
      data: { hotelId, pictures: { cover } },
    } as const;
    await ports.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
    const { state, position } = await loadHotel(ports, hotelId);
    const { idBackgroundCover, imageUrl } = toStaffHotel(state, null);
    return sendWithPosition(reply, ports, position).send({
      idBackgroundCover,
      imageUrl,
      ...detailFor(request, DETAILS.pictureSet),
    });
  };
