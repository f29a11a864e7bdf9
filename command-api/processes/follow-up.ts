import { processes } from '@baanpak/domain/processes/all.ts';
import { stepsAfter } from '@baanpak/domain/processes/process.ts';
import { comparePositions, START } from '@baanpak/infrastructure/event-store/port.ts';
import type { FollowUp } from '../ports.ts';
import { attempt } from './attempt.ts';
import { causeOf } from './process-context.ts';

/**
 * Does at once what the processes would do a moment later, and what follows from that, so that a
 * caller's answer shows it. The runner does the same again and finds it done; timers are its own.
 * Answers the position of the last thing that happened.
 */
export const followUp: FollowUp = async (ports, events) => {
  let last = START;
  const open = [...events];
  for (let event = open.shift(); event; event = open.shift()) {
    if (comparePositions(event.position, last) > 0) last = event.position;
    for (const process of processes)
      for (const [n, step] of stepsAfter(process, event).entries()) {
        if (!('do' in step) || 'at' in step) continue;
        const { traceparent } = event.metadata;
        const cause = {
          ...causeOf(event, n),
          ...(traceparent !== undefined && { traceparent }),
        };
        const tried = { process: process.name, cause, todo: step };
        open.push(...(await attempt(ports, tried, followUp)));
      }
  }
  return last;
};
