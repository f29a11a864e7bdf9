import { HotelGalleryAnswer, HotelParams } from '@baanpak/contract/hotel/hotel-requests.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { GALLERY_PICTURES } from '@baanpak/contract/media/picture-forms.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf } from '../request.ts';
import { loadHotel, writesHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/gallery: more pictures at the end of its gallery. */
export const addToHotelGallery =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/hotels/:id/gallery',
      {
        config: { staff: writesHotel(deps), upload: GALLERY_PICTURES, refuses: ['gallery-full'] },
        schema: {
          tags: ['hotels'],
          summary: 'Add pictures to the gallery of a hotel',
          params: HotelParams,
          response: { 200: HotelGalleryAnswer },
        },
      },
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
      },
    );
  };
