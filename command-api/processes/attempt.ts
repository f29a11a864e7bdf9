import type { DomainEvent, ProcessCommand } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Deps, FollowUp } from '../deps.ts';
import { carryOut } from './carry-out.ts';
import { type Cause, processContext } from './process-context.ts';

/**
 * Carries out a process's command now. A refusal is an answer: the matter was decided otherwise
 * before, and nothing happens. Anything else is thrown, to be tried again.
 */
export async function attempt(
  deps: Deps,
  process: string,
  cause: Cause,
  command: ProcessCommand,
  followUp: FollowUp,
): Promise<readonly Happened<DomainEvent>[]> {
  try {
    return await carryOut(deps, command, processContext(process, cause), followUp);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'busy') throw error;
    deps.log.warn({ err: error, process, cause }, 'A process was refused');
    return [];
  }
}
