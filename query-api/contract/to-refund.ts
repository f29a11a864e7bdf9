import { toBaht } from '@baanpak/domain/values/money.ts';
import type { RefundProgress } from '@baanpak/domain/values/refund.ts';
import type { RefundJson } from './refund.ts';
import type { BookingFacts } from './to-booking.ts';

type Facts = Pick<BookingFacts, 'refunds' | 'movedRefunds'>;

const STATUS = {
  open: 'refunding',
  'left-to-hotel': 'refunding',
  failed: 'failed',
  paid: 'refunded',
} as const satisfies Record<RefundProgress['status'], RefundJson['status']>;

/** What a booking tells of its refunds, of several the one that matters most; nothing where there is none. */
export function toRefund({ refunds, movedRefunds }: Facts): { refund?: RefundJson } {
  const { wish = null, request = null, verdict = null, decision = null } = refunds;
  const money = shown(movedRefunds, verdict);
  const status = money ? STATUS[money.status] : statusOf(refunds);
  if (!status) return {};
  const isLeft = money?.status === 'left-to-hotel' || money?.status === 'failed';
  const amount = money?.amount ?? decision?.amount ?? request?.quote?.amount;
  return {
    refund: {
      status,
      amount: amount ? toBaht(amount) : 0,
      quote: request?.quote ? { ...request.quote, amount: toBaht(request.quote.amount) } : null,
      way: money?.way ?? null,
      needsAccount: isLeft && wish === null,
      bank: wish?.bank ?? null,
      accountNumber: wish?.accountNumber ?? null,
      accountName: wish?.accountName ?? null,
      reason: wish?.reason ?? null,
      requestedAt: request?.requestedAt ?? null,
      decidedAt: decision?.at ?? null,
      decisionReason: decision?.reason ?? null,
      failureCode: money?.failureCode ?? null,
      paidAt: money?.status === 'paid' ? money.at : null,
    },
  };
}

/** A failed one until it is solved, then the booking's own, then what is asked for, then late money. */
function shown(
  moved: readonly RefundProgress[],
  verdict: Facts['refunds']['verdict'],
): RefundProgress | undefined {
  const known = moved.toSorted((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1));
  const first = known.find(({ status }) => status === 'failed') ?? known.find(isOwn);
  return first ?? (verdict ? undefined : (known.find((each) => !isPaid(each)) ?? known[0]));
}

const sortKey = ({ at, refundId }: RefundProgress) => `${at} ${refundId}`;
const isOwn = ({ of }: RefundProgress) => of === 'booking';
const isPaid = ({ status }: RefundProgress) => status === 'paid';

function statusOf({ verdict, decision }: Facts['refunds']): RefundJson['status'] | null {
  if (verdict === 'approved') return decision?.amount ? 'refunding' : 'refunded';
  return verdict ?? null;
}
