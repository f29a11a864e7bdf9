import type { ProcessCommand } from '@baanpak/domain/processes/process.ts';

/** Work that asks the provider has queues of its own: nothing else waits for it. */
export const QUEUES = ['local', 'provider', 'ledger'] as const;
export type Queue = (typeof QUEUES)[number];

/** How many of a queue are carried out at once; the ledger paces itself, one question after another. */
export const AT_ONCE: Readonly<Record<Queue, number>> = { local: 8, provider: 16, ledger: 1 };

/** All that asks the provider; a command that does not is `local`. */
const ASKING: Readonly<Partial<Record<ProcessCommand['type'], Queue>>> = {
  SettleCharge: 'provider',
  PayRefund: 'provider',
  BookMoney: 'provider',
  CompareCheckout: 'ledger',
  CompareDay: 'ledger',
};

/** The queue a command waits in. The end of a hold is local until something turns out to be pending. */
export function queueOf(command: ProcessCommand): Queue {
  if (command.type === 'LapseHold' && command.data.by === 'look') return 'provider';
  return ASKING[command.type] ?? 'local';
}
