import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { LONG_STAY } from '@baanpak/projector/booking/tables.ts';
import { sql } from 'kysely';
import { TAKES_NIGHTS, withDecided } from '../booking/stays-of-units.ts';
import type { ReadDb } from '../deps.ts';
import type { DayRange } from '../stay-dates.ts';

export type FoundStay = Awaited<ReturnType<typeof findStays>>[number];

/**
 * What takes nights of a hotel's rooms on some days, what begins first before the rest; what lists leave out, too, for it
 * has a unit as others do. One that began long before
 * is found, too: up to LONG_STAY nights by the day it begins, longer ones by an index of their own, so that the
 * hotel's past is not gone through (docs/adr/0052-timeline.md).
 */
export const findStays = (db: ReadDb, hotelId: string, { from, to }: DayRange) =>
  withDecided(db)
    .select((eb) => [
      'b.room_id as roomId',
      'b.code',
      'b.status',
      'b.check_in as checkIn',
      'b.check_out as checkOut',
      'b.price',
      // not all terms: policies and nightly prices are most of a row
      eb.ref('b.terms', '->').key('guests').as('guests'),
      eb.ref('b.terms', '->').key('units').as('units'),
      eb.ref('b.guest', '->>').key('reservedBy').as('reservedBy'),
      eb('b.arrival', 'is not', null).$castTo<boolean>().as('hasArrived'),
      eb('b.departure', 'is not', null).$castTo<boolean>().as('hasDeparted'),
      'b.no_show as noShow',
      'b.received',
      'b.extras',
      'b.desk_payments as deskPayments',
      'b.moved_refunds as movedRefunds',
      'b.disabled',
      'b.version',
    ])
    .where('b.hotel_id', '=', hotelId)
    .where('b.check_in', '<', to)
    .where('b.check_out', '>', from)
    .where((eb) =>
      eb.or([
        eb('b.check_in', '>=', addDays(from, -LONG_STAY)),
        // written out, as the index has it
        eb(sql<number>`b.check_out - b.check_in`, '>', eb.lit(LONG_STAY)),
      ]),
    )
    .where('b.status', 'in', [...TAKES_NIGHTS])
    .orderBy('b.check_in')
    .orderBy('b.booking_id')
    .execute();
