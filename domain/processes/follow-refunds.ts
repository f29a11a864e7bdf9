import type {
  RefundFailed,
  RefundLeftToHotel,
  RefundPaid,
  RefundReduced,
  RefundRetried,
  RefundStarted,
  RefundTransferred,
} from '../refund/refund.ts';
import { allocate, type Satang } from '../values/money/money.ts';
import type { RefundProgress } from '../values/money/refund.ts';
import type { Instant } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

/** How often the provider is asked until it says whether it gave the money back. */
const INTERVAL = 20_000;

const timer = (refundId: string) => `refund:${refundId}`;

/** Gets refunds paid, and tells their bookings how far they are. */
export const followRefunds: Process = {
  name: 'follow-refunds',
  when: {
    RefundStarted: (event) => [
      ...tell(event, { ...OPEN, at: event.data.startedAt }),
      ...(event.data.chargeId === null ? [] : ask(event.data.refundId, event.recordedAt)),
    ],
    RefundRetried: (event) => [
      ...tell(event, { ...OPEN, at: event.data.retriedAt }),
      ...ask(event.data.refundId, event.recordedAt),
    ],
    RefundPaid: (event) => [
      ...tell(event, { status: 'paid', way: 'provider', at: event.data.paidAt }),
      { forget: timer(event.data.refundId) },
    ],
    RefundTransferred: (event) => [
      ...tell(event, { status: 'paid', way: 'transfer', at: event.data.paidAt }),
      { forget: timer(event.data.refundId) },
    ],
    RefundReduced: (event) => {
      const { amount, reducedAt: at } = event.data;
      const status = amount > 0 ? 'left-to-hotel' : 'paid';
      return tell(event, { status, way: 'transfer', at });
    },
    RefundLeftToHotel: (event) => [
      ...tell(event, { status: 'left-to-hotel', way: 'transfer', at: event.data.leftAt }),
      { forget: timer(event.data.refundId) },
    ],
    RefundFailed: (event) => {
      const { failureCode, failedAt: at, refundId } = event.data;
      const failed = { status: 'failed', way: 'provider', at } as const;
      return [...tell(event, failed, failureCode), { forget: timer(refundId) }];
    },
  },
};

const OPEN = { status: 'open', way: 'provider' } as const;

type Told =
  | RefundStarted
  | RefundRetried
  | RefundPaid
  | RefundTransferred
  | RefundLeftToHotel
  | RefundReduced
  | RefundFailed;

const tell = (
  { data: { refundId, bookingIds, of, amount, step } }: Told,
  news: Pick<RefundProgress, 'status' | 'way' | 'at'>,
  failureCode: string | null = null,
): ProcessStep[] => {
  const shares = of === 'case' ? inEqualShares(amount, bookingIds.length) : [];
  return bookingIds.map((bookingId, n) => {
    const about = { bookingId, refundId, of, amount: shares[n] ?? amount, step };
    const shared = of === 'late' && bookingIds.length > 1 ? { shared: true as const } : {};
    return {
      do: { type: 'RecordRefundStatus', data: { ...about, failureCode, ...news, ...shared } },
    };
  });
};

const inEqualShares = (amount: Satang, parts: number) =>
  allocate(
    amount,
    Array.from({ length: parts }, () => 1),
  );

const ask = (refundId: string, at: Instant): ProcessStep[] => [
  { at, every: INTERVAL, key: timer(refundId), do: { type: 'PayRefund', data: { refundId } } },
];
