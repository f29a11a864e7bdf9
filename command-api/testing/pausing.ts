import type { Ports } from '../ports.ts';
import { withFollowUp } from '../processes/follow-up.ts';

/** A process that stands still where it should carry out the n-th command that `type` names, until it is woken. */
export function pausingAt(ports: Ports, type: string, nth = 1) {
  const reached = event();
  const woken = event();
  let seen = 0;
  const { commands } = ports;
  const paused: Ports = withFollowUp({
    ...ports,
    commands: {
      ...commands,
      async handle(decider, stream, command, context) {
        if (command.type === type) seen += 1;
        if (command.type === type && seen === nth) {
          reached.happens();
          await woken.happened;
        }
        return commands.handle(decider, stream, command, context);
      },
    },
  });
  return { ports: paused, reached: reached.happened, wake: woken.happens };
}

function event() {
  let happens = () => {};
  const happened = new Promise<void>((resolve) => {
    happens = resolve;
  });
  return { happened, happens };
}
