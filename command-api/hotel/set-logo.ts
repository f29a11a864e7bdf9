import { HotelLogoAnswer, HotelParams } from '@baanpak/contract/hotel/hotel-requests.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { ONE_PICTURE } from '@baanpak/contract/media/picture-forms.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { GRAPHIC } from '../media/picture-kinds.ts';
import { contextOf } from '../request.ts';
import { loadHotel, writesHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/logo: the sign it goes by. */
export const setHotelLogo =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/hotels/:id/logo',
      {
        config: { staff: writesHotel(deps), upload: ONE_PICTURE },
        schema: {
          tags: ['hotels'],
          summary: 'Set the logo of a hotel',
          params: HotelParams,
          response: { 200: HotelLogoAnswer },
        },
      },
      async (request, reply) => {
        const { id: hotelId } = request.params;
        const logo = await deps.pictures.takeOne(request, GRAPHIC);
        const command = {
          type: 'SetHotelPictures',
          data: { hotelId, pictures: { logo } },
        } as const;
        await deps.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
        const { state, position } = await loadHotel(deps, hotelId);
        const { idLogo, imageLogoUrl } = toStaffHotel(state, null);
        return sendWithPosition(reply, deps, position).send({
          idLogo,
          imageLogoUrl,
          ...detailFor(request, DETAILS.pictureSet),
        });
      },
    );
  };
