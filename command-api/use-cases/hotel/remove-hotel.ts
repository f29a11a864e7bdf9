import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Clock, Commands, RequestIds, RequestKeys, Store } from '../../ports.ts';
import { closeCalendars } from '../room/close-calendars.ts';
import { loadHotel } from './hotel-answer.ts';

/** DELETE /hotels/{id}: gone with its rooms, unless guests have yet to stay; its history stays. */
export const removeHotel =
  (ports: Commands & Clock & RequestIds & RequestKeys & Store): Handler<'DELETE /hotels/{id}'> =>
  async (request, reply) => {
    const { id: hotelId } = request.params;
    const { commands } = ports;
    const position = await withIdempotency(ports, request, reply, async () => {
      await loadHotel(ports, hotelId);
      const context = contextOf(request);
      const { state } = await commands.load(hotelRooms, hotelRoomsStream(hotelId));
      await closeCalendars(ports, state.roomIds, context);
      const command = { type: 'RemoveHotel', data: { hotelId } } as const;
      return (await commands.handle(hotel, hotelStream(hotelId), command, context)).position;
    });
    const { state } = await commands.load(hotel, hotelStream(hotelId));
    if (state.status === 'unknown') throw new Refusal('not-found', 'No such hotel');
    return sendWithPosition(reply, ports, position).send({
      hotel: toStaffHotel(state, null),
      ...detailFor(request, DETAILS.hotelRemoved),
    });
  };
