import { setTimeout as sleep } from 'node:timers/promises';
import { payment, paymentStream, type RequestedPayment } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import {
  type ProviderCharge,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Clock, Commands, Following, Holding, Payments } from '../../ports.ts';
import { followedByAnother } from './followed-by-another.ts';
import { settleCharge } from './settle-charge.ts';

export type Settled = Readonly<{ charge: ProviderCharge; position: Position }>;

/** Anyone who asked the provider mostly has its answer sooner than a look for it. */
const FIRST_LOOK = 300;
const NEXT_LOOK = 1_000;
const PAUSE = 30;
const LONGEST_WAIT = 6_000;

/**
 * An attempt made before, as the provider sees it now; null where it took no charge for it. Waits for
 * the answer of somebody who is asking; `payment-unknown` while nobody knows it.
 */
export async function settledCharge(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<Settled | null> {
  try {
    const answered = await answeredPayment(ports, attemptId, context);
    if (answered.chargeId === null) return null;
    const events = await settleCharge(ports, attemptId, context);
    const charge = await ports.provider.fetchCharge(answered.chargeId);
    const isOver = charge.facts.status !== 'pending';
    const done =
      events.length === 0 && isOver
        ? await followedByAnother(ports, answered.checkoutUid, attemptId)
        : await ports.followUp(events);
    const { position } = await ports.commands.load(payment, paymentStream(attemptId));
    return { charge, position: latestPosition([done, position]) };
  } catch (error) {
    if (error instanceof ProviderUnknown)
      throw new Refusal('payment-unknown', 'The provider does not answer');
    throw error;
  }
}

async function answeredPayment(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<RequestedPayment> {
  const begun = performance.now();
  for (let look = FIRST_LOOK; ; ) {
    const { state } = await ports.commands.load(payment, paymentStream(attemptId));
    if (state.status === 'unknown') throw new Refusal('not-found', 'No such payment');
    if (state.status !== 'requested') return state;
    const waited = performance.now() - begun;
    if (waited > LONGEST_WAIT)
      throw new Refusal('payment-unknown', 'What the provider did is not known yet');
    if (waited > look) {
      look = waited + NEXT_LOOK;
      await ports.followUp(await settleCharge(ports, attemptId, context));
    } else await sleep(PAUSE);
  }
}
