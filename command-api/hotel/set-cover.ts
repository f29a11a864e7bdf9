import { HotelCoverAnswer, HotelParams } from '@baanpak/contract/hotel/hotel-requests.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { ONE_PICTURE } from '@baanpak/contract/media/picture-forms.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { PHOTO } from '../media/picture-kinds.ts';
import { contextOf } from '../request.ts';
import { loadHotel, writesHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/background-cover: the picture it is known by. */
export const setHotelCover =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/hotels/:id/background-cover',
      {
        config: { staff: writesHotel(deps), upload: ONE_PICTURE },
        schema: {
          tags: ['hotels'],
          summary: 'Set the cover of a hotel',
          params: HotelParams,
          response: { 200: HotelCoverAnswer },
        },
      },
      async (request, reply) => {
        const { id: hotelId } = request.params;
        const cover = await deps.pictures.takeOne(request, PHOTO);
        const command = {
          type: 'SetHotelPictures',
          data: { hotelId, pictures: { cover } },
        } as const;
        await deps.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
        const { state, position } = await loadHotel(deps, hotelId);
        const { idBackgroundCover, imageUrl } = toStaffHotel(state, null);
        return sendWithPosition(reply, deps, position).send({
          idBackgroundCover,
          imageUrl,
          ...detailFor(request, DETAILS.pictureSet),
        });
      },
    );
  };
