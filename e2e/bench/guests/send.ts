import { atRate, flatOut } from '../load.ts';
import { type Connection, openConnection, type Request } from './connection.ts';
import type { GuestAnswer, GuestOutcome, Task } from './guests.ts';

const [, , url = '', most = ''] = process.argv;
const open: Connection[] = [];
const idle: Connection[] = [];
const waiting: ((connection: Connection) => void)[] = [];

process.on('message', async (task: Task) => {
  process.send?.(await outcomeOf(task));
});
process.on('disconnect', () => {
  for (const connection of open) connection.close();
});

const outcomeOf = (task: Task): Promise<GuestOutcome> =>
  answersTo(task).catch((error: Error) => ({ problem: error.message }));

async function answersTo(task: Task): Promise<GuestOutcome> {
  const start = performance.now();
  const answers: GuestAnswer[] = [];
  await sendAll(task, async (request, due) => {
    const connection = await freeConnection();
    const status = await connection.ask(request, task.expected);
    answers.push({ status, time: performance.now() - due });
    giveBack(connection);
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

function freeConnection(): Connection | Promise<Connection> {
  const free = idle.pop();
  if (free) return free;
  if (open.length === Number(most)) return new Promise((resolve) => waiting.push(resolve));
  const connection = openConnection(new URL(url));
  open.push(connection);
  return connection;
}

function giveBack(connection: Connection): void {
  const next = waiting.shift();
  if (next) next(connection);
  else idle.push(connection);
}
