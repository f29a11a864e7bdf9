import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Pictures, Store } from '../../ports.ts';
import { GRAPHIC } from '../media/picture-kinds.ts';
import { loadHotel } from './hotel-answer.ts';

/** POST /hotels/{id}/logo: the sign it goes by. */
export const setHotelLogo =
  (ports: Commands & Store & Pictures): Handler<'POST /hotels/{id}/logo'> =>
  async (request, reply) => {
    const { id: hotelId } = request.params;
    const logo = await ports.pictures.takeOne(request, GRAPHIC);
    const command = {
      type: 'SetHotelPictures',
      data: { hotelId, pictures: { logo } },
    } as const;
    await ports.commands.handle(hotel, hotelStream(hotelId), command, contextOf(request));
    const { state, position } = await loadHotel(ports, hotelId);
    const { idLogo, imageLogoUrl } = toStaffHotel(state, null);
    return sendWithPosition(reply, ports, position).send({
      idLogo,
      imageLogoUrl,
      ...detailFor(request, DETAILS.pictureSet),
    });
  };
