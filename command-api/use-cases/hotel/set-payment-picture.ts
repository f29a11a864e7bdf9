import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { GRAPHIC } from '../media/picture-kinds.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { loadHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/payment: the QR code that guests scan to pay it directly. */
export const setHotelPaymentPicture =
  (deps: Deps): Handler<'POST /hotels/{id}/payment'> =>
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
  };
