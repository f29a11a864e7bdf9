import { processes } from '@baanpak/domain/processes/all.ts';
import { stepsAfter } from '@baanpak/domain/processes/process.ts';
import {
  comparePositions,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Following, Ports } from '../ports.ts';
import { attempt } from './attempt.ts';
import { causeOf } from './process-context.ts';

/**
 * Ports whose `followUp` does at once what the processes would do a moment later, and what follows from that, so that a
 * caller's answer shows it. The runner does the same again and finds it done; timers are its own. It uses these ports
 * and no others: a copy with another port in it needs a `followUp` of its own.
 */
export function withFollowUp(others: Omit<Ports, keyof Following>): Ports {
  const ports: Ports = { ...others, followUp };
  return ports;

  async function followUp(events: Parameters<Following['followUp']>[0]): Promise<Position> {
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
          open.push(...(await attempt(ports, { process: process.name, cause, todo: step })));
        }
    }
    return last;
  }
}
