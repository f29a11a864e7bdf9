import {
  casesOfCheckout,
  casesOfCheckoutStream,
} from '@baanpak/domain/money-case/cases-of-checkout.ts';
import {
  moneyCase,
  moneyCaseStream,
  type OpenCase,
} from '@baanpak/domain/money-case/money-case.ts';
import type { InMemoryWorld } from './world.ts';

/** What command-api/use-cases/money-case/open-case.ts does, without a store. */
export function openCase(world: InMemoryWorld, command: OpenCase): void {
  const { caseId, checkoutUid } = command.data;
  if (checkoutUid !== null) {
    const listed = { type: 'ListCase', data: { checkoutUid, caseId } } as const;
    world.handle(casesOfCheckout, casesOfCheckoutStream(checkoutUid), listed);
  }
  world.handle(moneyCase, moneyCaseStream(caseId), command);
}
