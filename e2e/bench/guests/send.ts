import { atRate, flatOut } from '../load.ts';
import type { Request } from './connection.ts';
import { openConnections } from './connections.ts';
import type { GuestAnswer, GuestOutcome, Task } from './guests.ts';

const [, , url = '', most = ''] = process.argv;
const connections = openConnections(new URL(url), Number(most));

process.on('message', async (task: Task) => {
  process.send?.(await outcomeOf(task));
});
process.on('disconnect', connections.close);

const outcomeOf = (task: Task): Promise<GuestOutcome> =>
  answersTo(task).catch((error: Error) => ({ problem: error.message }));

async function answersTo(task: Task): Promise<GuestOutcome> {
  const start = performance.now();
  const answers: GuestAnswer[] = [];
  await sendAll(task, async (request, due) => {
    const status = await connections.ask(request, task.expected);
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
