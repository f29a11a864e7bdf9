import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Clock, Commands, Pictures, SecondFactors, Store } from '../../ports.ts';
import { GRAPHIC } from '../media/picture-kinds.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { loadHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/payment: the QR code that guests scan to pay it directly. */
export const setHotelPaymentPicture =
  (
    ports: Commands & Clock & Store & Pictures & SecondFactors,
  ): Handler<'POST /hotels/{id}/payment'> =>
  async (request, reply) => {
    const { id: hotelId } = request.params;
    await assertSecondFactor(ports, request);
    const payment = await ports.pictures.takeOne(request, GRAPHIC);
    const command = {
      type: 'SetHotelPictures',
      data: { hotelId, pictures: { payment } },
    } as const;
    await ports.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
    const { state, position } = await loadHotel(ports, hotelId);
    const { idPayment, imagePaymentUrl } = toStaffHotel(state, null);
    return sendWithPosition(reply, ports, position).send({
      idPayment,
      imagePaymentUrl,
      ...detailFor(request, DETAILS.pictureSet),
    });
  };
