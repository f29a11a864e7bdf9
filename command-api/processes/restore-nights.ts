import type { DomainEvent, ProcessCommand } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Failpoints } from '../ports.ts';
import { finishMove } from '../use-cases/booking/finish-move.ts';
import { finishUndo } from '../use-cases/checkout/finish-undo.ts';
import { freeRestoredNights } from '../use-cases/checkout/free-restored-nights.ts';
import { freeRetakenNights } from '../use-cases/checkout/free-retaken-nights.ts';
import { finishLateSettlement } from '../use-cases/checkout/settle-late-money.ts';
import { settleLatePayment } from '../use-cases/checkout/settle-late-payment.ts';

type Again = Extract<
  ProcessCommand,
  {
    type:
      | 'SettleLatePayment'
      | 'FinishLateSettlement'
      | 'FreeRetakenNights'
      | 'FinishUndo'
      | 'FreeRestoredNights'
      | 'FinishMove';
  }
>;

/** For late money, for a cancellation that is undone, or for a move. */
export async function restoreNights(
  ports: Commands & Clock & Failpoints,
  command: Again,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  switch (command.type) {
    case 'SettleLatePayment':
      return settleLatePayment(ports, command.data, context);
    case 'FinishLateSettlement':
      return finishLateSettlement(ports, command.data, context);
    case 'FreeRetakenNights':
      return freeRetakenNights(ports, command.data, context);
    case 'FinishUndo':
      return finishUndo(ports, command.data, context);
    case 'FreeRestoredNights':
      return freeRestoredNights(ports, command.data, context);
    case 'FinishMove':
      return finishMove(ports, command.data, context);
  }
}
