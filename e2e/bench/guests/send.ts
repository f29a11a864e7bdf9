import { Pool } from 'undici';
import { atRate, flatOut } from '../load.ts';
import { ask, type Request } from './ask.ts';
import type { Answer, Outcome, Task } from './guests.ts';

const [, , url = '', connections = ''] = process.argv;
const guests = new Pool(url, { connections: Number(connections) });

process.on('message', async (task: Task) => {
  process.send?.(await outcomeOf(task));
});
process.on('disconnect', () => void guests.close());

const outcomeOf = (task: Task): Promise<Outcome> =>
  answersTo(task).catch((error: Error) => ({ problem: error.message }));

async function answersTo(task: Task): Promise<Outcome> {
  const start = performance.now();
  const answers: Answer[] = [];
  await sendAll(task, async (request, due) => {
    const status = await ask(guests, request, task.expected);
    answers.push({ status, time: performance.now() - due });
  });
  return { answers, rate: answers.length / ((performance.now() - start) / 1000) };
}

async function sendAll(
  task: Task,
  send: (request: Request, due: number) => Promise<void>,
): Promise<void> {
  const { requests } = task;
  const now = performance.now();
  if (task.how === 'atRate') await atRate(task.perSecond, requests, send);
  else if (task.how === 'atOnce') await Promise.all(requests.map((request) => send(request, now)));
  else
    await flatOut(task.clients, task.milliseconds, inOrder(task), (request) =>
      send(request, performance.now()),
    );
}

function* inOrder({ requests, again }: Task): Generator<Request, void> {
  do yield* requests;
  while (again);
}
