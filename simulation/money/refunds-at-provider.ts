import { type RefundCommand, refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { addUp, type Satang } from '@baanpak/domain/values/money/money.ts';
import type { RefundsSeen } from '@baanpak/domain/values/money/refund.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { InMemoryWorld } from '../world.ts';

/** `lands late`: its answer is lost, and the money goes back when its call was long given up. */
export const MOODS = ['pays', 'fails', 'cannot', 'loses its answer', 'lands late'] as const;
export type RefundMood = (typeof MOODS)[number];
/** The longest a call takes that was sent at the last moment it may be: within its lease. */
const LANDS_LATE = LEASES.refund.landsWithin - LEASES.refund.sentWithin - 1_000;

type GivenBack = Readonly<{ amount: Satang; chargeId: string | null; landsAt: Instant }>;

/** The provider's own book of refunds: anyone who asks a second time is paid a second time. */
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

  /** What somebody gave back at the provider itself, by charge: nobody here asked for it. */
  readonly #byHand = new Map<string, Satang>();

  /** Somebody gives back by hand what is owed, where the charge has it and no call of ours is under way. */
  giveBackByHand(refundId: string): void {
    const { chargeId, amount, status, landsUntil } = this.#owed(refundId);
    const isUnderWay = status === 'open' && landsUntil !== null;
    if (chargeId === null || isUnderWay || status === 'paid' || this.has(refundId)) return;
    if (amount > this.#leftOf(chargeId)) return;
    this.#byHand.set(chargeId, addUp([this.#handOf(chargeId), amount]));
  }

  #handOf = (chargeId: string | null): Satang => this.#byHand.get(chargeId ?? '') ?? addUp([]);

  #leftOf(chargeId: string): number {
    const charge = [...this.#world.provider.values()].find((each) => each.chargeId === chargeId);
    const all = [...this.#givenBack.values()].filter((each) => each.chargeId === chargeId);
    const back = addUp([...all.map(({ amount }) => amount), this.#handOf(chargeId)]);
    return charge?.status === 'successful' ? charge.amount - back : -1;
  }

  /** What went back of a charge by now, as we asked. */
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
      refunded: addUp([this.#sum(chargeId, () => true), this.#handOf(chargeId)]),
      own: amount === 0 ? null : { providerRefundId: `rfnd ${refundId}`, amount },
      others: this.#sum(chargeId, (id) => id !== refundId),
      dispute: null,
    };
  }

  #asked(refundId: string, attemptId: string): RefundCommand | null {
    const { now } = this.#world;
    const { amount, chargeId } = this.#owed(refundId);
    const isRefused = this.mood === 'fails' || this.mood === 'cannot';
    if (isRefused || amount > this.#leftOf(chargeId ?? '')) {
      const failed = { refundId, attemptId, failureCode: 'failed_refund', failedAt: now };
      return { type: 'FailRefund', data: failed };
    }
    if (this.#givenBack.has(refundId)) throw new Error(`${refundId} was given back twice`);
    const landsAt = after(now, this.mood === 'lands late' ? LANDS_LATE : 0);
    this.#givenBack.set(refundId, { amount, chargeId, landsAt });
    if (this.mood === 'loses its answer' || this.mood === 'lands late') return null;
    const paid = { refundId, providerRefundId: `rfnd ${refundId}`, paidAt: now };
    return { type: 'RecordRefund', data: paid };
  }
}
