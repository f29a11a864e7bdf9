import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Pictures, Store } from '../../ports.ts';
import { loadHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/gallery: more pictures at the end of its gallery. */
export const addToHotelGallery =
  (ports: Commands & Store & Pictures): Handler<'POST /hotels/{id}/gallery'> =>
  async (request, reply) => {
    const { id: hotelId } = request.params;
    const gallery = await ports.pictures.takeForGallery(request);
    const command = { type: 'AddHotelPictures', data: { hotelId, gallery } } as const;
    await ports.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
    const { state, position } = await loadHotel(ports, hotelId);
    const { idsGallery, imagesUrl } = toStaffHotel(state, null);
    return sendWithPosition(reply, ports, position).send({
      idsGallery,
      imagesUrl,
      ...detailFor(request, DETAILS.picturesAdded),
    });
  };
