import type { DomainEvent, ProcessCommand } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { finishMove } from '../booking/finish-move.ts';
import { finishUndo } from '../checkout/finish-undo.ts';
import { freeRestoredNights } from '../checkout/free-restored-nights.ts';
import { freeRetakenNights } from '../checkout/free-retaken-nights.ts';
import { finishLateSettlement } from '../checkout/settle-late-money.ts';
import { settleLatePayment } from '../checkout/settle-late-payment.ts';
import type { Deps } from '../deps.ts';

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
  deps: Deps,
  command: Again,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  switch (command.type) {
    case 'SettleLatePayment':
      return settleLatePayment(deps, command.data, context);
    case 'FinishLateSettlement':
      return finishLateSettlement(deps, command.data, context);
    case 'FreeRetakenNights':
      return freeRetakenNights(deps, command.data, context);
    case 'FinishUndo':
      return finishUndo(deps, command.data, context);
    case 'FreeRestoredNights':
      return freeRestoredNights(deps, command.data, context);
    case 'FinishMove':
      return finishMove(deps, command.data, context);
  }
}
