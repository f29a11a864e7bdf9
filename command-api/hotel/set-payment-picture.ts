import { HotelParams, HotelPaymentAnswer } from '@baanpak/contract/hotel/hotel-requests.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { ONE_PICTURE } from '@baanpak/contract/media/picture-forms.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { GRAPHIC } from '../media/picture-kinds.ts';
import { contextOf } from '../request.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { loadHotel, writesHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/payment: the QR code that guests scan to pay it directly. */
export const setHotelPaymentPicture =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/hotels/:id/payment',
      {
        config: {
          staff: writesHotel(deps),
          upload: ONE_PICTURE,
          refuses: ['second-factor-needed'],
        },
        schema: {
          tags: ['hotels'],
          summary: 'Set the picture guests pay a hotel by',
          params: HotelParams,
          response: { 200: HotelPaymentAnswer },
        },
      },
      async (request, reply) => {
        const { id: hotelId } = request.params;
        await assertSecondFactor(deps, request);
        const payment = await deps.pictures.takeOne(request, GRAPHIC);
        const command = {
          type: 'SetHotelPictures',
          data: { hotelId, pictures: { payment } },
        } as const;
        await deps.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
        const { state, position } = await loadHotel(deps, hotelId);
        const { idPayment, imagePaymentUrl } = toStaffHotel(state, null);
        return sendWithPosition(reply, deps, position).send({
          idPayment,
          imagePaymentUrl,
          ...detailFor(request, DETAILS.pictureSet),
        });
      },
    );
  };
