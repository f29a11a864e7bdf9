import { refund, refundStream } from '../refund/refund.ts';
import type { RefundCommand } from '../refund/refund-messages.ts';
import { LEASES } from '../values/money/lease.ts';
import { addUp, type Satang } from '../values/money/money.ts';
import type { RefundsSeen } from '../values/money/refund.ts';
import { after, type Instant } from '../values/time/instant.ts';
import type { InMemoryWorld } from './in-memory-world.ts';

/** `lands late`: its answer is lost, and the money goes back when its call was long given up. */
export const MOODS = ['pays', 'fails', 'cannot', 'loses its answer', 'lands late'] as const;
export type RefundMood = (typeof MOODS)[number];
/** The longest a call takes that was sent at the last moment it may be: within its lease. */
const LANDS_LATE = LEASES.refund.landsWithin - LEASES.refund.sentWithin - 1_000;

type GivenBack = Readonly<{ amount: Satang; chargeId: string | null; landsAt: Instant }>;

/** The provider's own book of refunds: whoever asks a second time is paid a second time. */
export class RefundsAtProvider {
  mood: RefundMood = 'pays';
  readonly #world: InMemoryWorld;
  readonly #givenBack = new Map<string, GivenBack>();

  constructor(world: InMemoryWorld) {
    this.#world = world;
    world.refundsSeen = (refundId) => this.#seen(refundId);
    world.refundAtProvider = (refundId, attemptId) => this.#asked(refundId, attemptId);
  }

  has = (refundId: string): boolean => this.#givenBack.has(refundId);

  /** What went back of a charge by now. */
  refundedOf = (chargeId: string): Satang => this.#sum(chargeId, () => true);

  #sum(chargeId: string | null, counts: (refundId: string) => boolean): Satang {
    const landed = [...this.#givenBack].filter(
      ([id, each]) => each.chargeId === chargeId && each.landsAt <= this.#world.now && counts(id),
    );
    return addUp(landed.map(([, { amount }]) => amount));
  }

  #owed(refundId: string) {
    const known = this.#world.stateOf(refund, refundStream(refundId));
    if (known.status === 'unknown') throw new Error(`${refundId} was asked for before it was owed`);
    return known;
  }

  #seen(refundId: string): RefundsSeen {
    const { chargeId } = this.#owed(refundId);
    const amount = this.#sum(chargeId, (id) => id === refundId);
    return {
      refundable: this.mood !== 'cannot',
      refunded: this.#sum(chargeId, () => true),
      own: amount === 0 ? null : { providerRefundId: `rfnd ${refundId}`, amount },
      others: this.#sum(chargeId, (id) => id !== refundId),
    };
  }

  #asked(refundId: string, attemptId: string): RefundCommand | null {
    const { now } = this.#world;
    const { amount, chargeId } = this.#owed(refundId);
    if (this.mood === 'fails') {
      const failed = { refundId, attemptId, failureCode: 'failed_refund', failedAt: now };
      return { type: 'FailRefund', data: failed };
    }
    if (this.#givenBack.has(refundId)) throw new Error(`${refundId} was given back twice`);
    const landsAt = after(now, this.mood === 'lands late' ? LANDS_LATE : 0);
    this.#givenBack.set(refundId, { amount, chargeId, landsAt });
    this.#assertNoMoreThanPaid(chargeId);
    if (this.mood === 'loses its answer' || this.mood === 'lands late') return null;
    const paid = { refundId, providerRefundId: `rfnd ${refundId}`, paidAt: now };
    return { type: 'RecordRefund', data: paid };
  }

  #assertNoMoreThanPaid(chargeId: string | null): void {
    const charge = [...this.#world.provider.values()].find((each) => each.chargeId === chargeId);
    const all = [...this.#givenBack.values()].filter((each) => each.chargeId === chargeId);
    const back = addUp(all.map(({ amount }) => amount));
    if (charge?.status !== 'successful' || back > charge.amount)
      throw new Error(`${chargeId} gave back ${back} of ${charge?.amount ?? 0}`);
  }
}
