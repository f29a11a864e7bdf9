import type { DeskPaymentRecorded } from '@baanpak/domain/booking/booking-state.ts';
import type { CashDrawerEvent } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import type { RefundEvent, RefundTransferred } from '@baanpak/domain/refund/refund.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import { put } from '../row-changes.ts';
import { type ErasedSubjects, noRows, type Projection } from '../run/projection.ts';
import type { Change } from '../run/rows.ts';
import { type CashDrawerTables, cashDrawerModel } from './tables.ts';

const NOT_AT_DESK = noRows('no money changed hands at the desk');

/** One row a payment or refund at the desk, and one a count. */
export const cashDrawers: Projection<DeskPaymentRecorded | RefundEvent | CashDrawerEvent> = {
  model: cashDrawerModel,
  streams: ['booking-', 'refund-', 'till-'],
  forget: forgetCashDrawers,
  when: {
    DeskPaymentRecorded: ({ data: { paymentId, bookingId, method, amount, by, at } }) => [
      put('desk_movements', {
        ...{ movement_id: paymentId, booking_id: bookingId, kind: 'payment', method, amount },
        ...{ moved_by: by, at, day: bangkokDay(at) },
      }),
    ],
    RefundTransferred: ({ data }) => givenBack(data),
    RefundStarted: NOT_AT_DESK,
    RefundAttempted: NOT_AT_DESK,
    RefundAwaited: NOT_AT_DESK,
    RefundPaid: NOT_AT_DESK,
    RefundFailed: NOT_AT_DESK,
    RefundLeftToHotel: NOT_AT_DESK,
    RefundRetried: NOT_AT_DESK,
    RefundReduced: NOT_AT_DESK,
    CashMoved: noRows('the payment or the refund itself is a row'),
    ShiftCounted: ({ data }) => [
      put('shift_counts', {
        ...{ count_id: data.countId, hotel_id: data.hotelId, owner_id: data.ownerId },
        ...{ counted_by: data.userId, day: data.day, at: data.at, note: data.note },
        ...{ counted: data.counted, expected: data.expected, difference: data.difference },
      }),
    ],
  },
};

/** What was taken at the desk, and whatever went back in another way than by a bank. */
function givenBack(data: RefundTransferred['data']): Change[] {
  const { refundId, bookingIds, of, method = 'transfer', amount, by, paidAt: at } = data;
  const [bookingId] = bookingIds;
  if (bookingId === undefined || (of !== 'desk' && method === 'transfer')) return [];
  return [
    put('desk_movements', {
      ...{ movement_id: refundId, booking_id: bookingId, kind: 'refund', method, amount },
      ...{ moved_by: by, at, day: bangkokDay(at) },
    }),
  ];
}

/** What erased users noted of their counts. */
async function forgetCashDrawers(
  pool: Pool,
  schema: string,
  { all }: ErasedSubjects,
): Promise<void> {
  await openKysely<CashDrawerTables>(pool)
    .withSchema(schema)
    .updateTable('shift_counts')
    .set({ note: null })
    .where('counted_by', '=', anyOf(all))
    .where('note', 'is not', null)
    .execute();
}
