import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Ports } from '../ports.ts';
import { withFollowUp } from '../processes/follow-up.ts';
import { losingAnswers } from './losing-answers.ts';
import type { Shop } from './shop.ts';

const NEVER = Number.POSITIVE_INFINITY;

/**
 * An instance that stands still before a command or a refund, until it is woken, and whose store
 * appends and does not say so; each once, when told to. Counted from 1.
 */
export async function failingInstance(shop: Shop) {
  let pauseAt = NEVER;
  let loseAt = NEVER;
  let told = () => {};
  const asleep: (() => void)[] = [];

  async function pass(): Promise<void> {
    pauseAt -= 1;
    if (pauseAt !== 0) return;
    pauseAt = NEVER;
    await new Promise<void>((wake) => {
      asleep.push(wake);
      told();
    });
  }
  const loses = () => {
    loseAt -= 1;
    if (loseAt !== 0) return false;
    loseAt = NEVER;
    return true;
  };
  const provider: Partial<PaymentProvider> = {
    async refundCharge(...asked) {
      await pass();
      return shop.ports.provider.refundCharge(...asked);
    },
  };
  const store = losingAnswers(shop.store, loses);
  const instance = await shop.anotherInstance(provider, { store });
  return {
    ports: pausing(instance, pass),
    standStillAt: (nth: number) => {
      pauseAt = nth;
    },
    loseAnswerAt: (nth: number) => {
      loseAt = nth;
    },
    wake: () => {
      for (const goOn of asleep.splice(0)) goOn();
    },
    /** Waits for what was sent, unless the one who does it stands still. */
    orStandsStill: async (sent: Promise<unknown>): Promise<void> => {
      const still = new Promise<void>((resolve) => {
        told = resolve;
      });
      await Promise.race([sent, still]);
    },
    /** No more trouble, and nobody stands still. */
    end(): void {
      pauseAt = NEVER;
      loseAt = NEVER;
      this.wake();
    },
  };
}

export type FailingInstance = Awaited<ReturnType<typeof failingInstance>>;

function pausing(ports: Ports, pass: () => Promise<void>): Ports {
  const { commands } = ports;
  return withFollowUp({
    ...ports,
    commands: {
      ...commands,
      async handle(decider, stream, command, context) {
        await pass();
        return commands.handle(decider, stream, command, context);
      },
      async handleInOrder(steps, context) {
        await pass();
        return commands.handleInOrder(steps, context);
      },
    },
  });
}
