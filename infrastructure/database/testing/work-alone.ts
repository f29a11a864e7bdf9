import { once } from 'node:events';
import { runAlone } from '../single-runner.ts';

// A process that works alone on the database named by its argument, and says when it begins and ends.
const [, , url = ''] = process.argv;
const say = (what: string) => void process.stdout.write(`${what}\n`);
const signal = new AbortController().signal;
await runAlone({ url, name: 'projector', signal }, async (working) => {
  say('at work');
  await once(working, 'abort');
  say('stopped');
});
