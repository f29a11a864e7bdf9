import { toShiftCount } from '@baanpak/contract/cash-drawer/to-shift-count.ts';
import { cashDrawer, cashDrawerStream } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, hasKey, idFor } from '../../http/request.ts';
import type { Clock, Commands, RequestIds, Store } from '../../ports.ts';
import { loadHotel } from '../hotel/hotel-answer.ts';

const NOT_YET = { th: 'ยังไม่ถึงวันนั้น', en: 'has not come yet' };

/** POST /bookings/desk-money/counts: staff count the cash they took themselves, at the end of a shift. */
export const countShift =
  (ports: Commands & Clock & RequestIds & Store): Handler<'POST /bookings/desk-money/counts'> =>
  async (request, reply) => {
    const { body } = request;
    const { state: hotel } = await loadHotel(ports, body.hotelId.toLowerCase());
    const { hotelId, ownerId } = hotel;
    const { userId } = principalOf(request);
    const at = ports.now();
    const of = { hotelId, ownerId, userId, day: dayMeant(body.day, bangkokDay(at)) };
    const countId = idFor(request, ports, 'shift-count');
    const data = {
      ...{ ...of, countId, counted: baht(body.counted), note: body.note ?? null, at },
      requestHash: hasKey(request) ? request.bodyHash : null,
    };
    const stream = cashDrawerStream(of);
    const command = { type: 'CountShift', data } as const;
    const done = await ports.commands.handle(cashDrawer, stream, command, contextOf(request));
    const count = done.state.counts.get(countId);
    if (!count) throw new Error(`No count ${countId}`);
    if (done.events.length === 0) void reply.header('idempotent-replayed', 'true');
    return sendWithPosition(reply, ports, done.position)
      .code(201)
      .send({ count: toShiftCount(count), ...detailFor(request, DETAILS.shiftCounted) });
  };

/** Refuses a day to come with 400. */
function dayMeant(asked: string, today: LocalDate): LocalDate {
  const day = localDate(asked);
  if (day > today) throw invalidField('day', NOT_YET);
  return day;
}
