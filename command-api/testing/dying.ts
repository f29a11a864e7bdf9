import type { Ports } from '../ports.ts';
import { withFollowUp } from '../processes/follow-up.ts';

/** A process that dies where it should carry out a command that `dies` names; commands before it are done. */
export function dyingAt(ports: Ports, dies: (type: string) => boolean): Ports {
  const { commands } = ports;
  return withFollowUp({
    ...ports,
    commands: {
      ...commands,
      handle: (decider, stream, command, context) =>
        dies(command.type)
          ? Promise.reject(new Error('the process died'))
          : commands.handle(decider, stream, command, context),
      async handleInOrder(steps, context) {
        const last = steps.findIndex(({ type }) => dies(type));
        if (last < 0) return commands.handleInOrder(steps, context);
        await commands.handleInOrder(steps.slice(0, last), context);
        throw new Error('the process died');
      },
    },
  });
}
