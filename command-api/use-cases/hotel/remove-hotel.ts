import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import { closeCalendars } from '../room/close-calendars.ts';
import { loadHotel } from './hotel-answer.ts';

/** DELETE /hotels/{id}: gone with its rooms, unless guests have yet to stay; its history stays. */
export const removeHotel =
  (deps: Deps): Handler<'DELETE /hotels/{id}'> =>
  async (request, reply) => {
    const { id: hotelId } = request.params;
    const { commands } = deps;
    const position = await withIdempotency(deps, request, reply, async () => {
      await loadHotel(deps, hotelId);
      const context = contextOf(request);
      const { state } = await commands.load(hotelRooms, hotelRoomsStream(hotelId));
      await closeCalendars(deps, state.roomIds, context);
      const command = { type: 'RemoveHotel', data: { hotelId } } as const;
      return (await commands.handle(hotel, hotelStream(hotelId), command, context)).position;
    });
    const { state } = await commands.load(hotel, hotelStream(hotelId));
    if (state.status === 'unknown') throw new Refusal('not-found', 'No such hotel');
    return sendWithPosition(reply, deps, position).send({
      hotel: toStaffHotel(state, null),
      ...detailFor(request, DETAILS.hotelRemoved),
    });
  };
