import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { loadHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/gallery: more pictures at the end of its gallery. */
export const addToHotelGallery =
  (deps: Deps): Handler<'POST /hotels/{id}/gallery'> =>
  async (request, reply) => {
    const { id: hotelId } = request.params;
    const gallery = await deps.pictures.takeForGallery(request);
    const command = { type: 'AddHotelPictures', data: { hotelId, gallery } } as const;
    await deps.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
    const { state, position } = await loadHotel(deps, hotelId);
    const { idsGallery, imagesUrl } = toStaffHotel(state, null);
    return sendWithPosition(reply, deps, position).send({
      idsGallery,
      imagesUrl,
      ...detailFor(request, DETAILS.picturesAdded),
    });
  };
