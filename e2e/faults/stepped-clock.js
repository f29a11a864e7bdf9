// Loaded into each process of a cluster by NODE_OPTIONS: on SIGUSR2 its clock is as many milliseconds away
// from the machine's as the file named by its process id in CLOCK_STEPS says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const Machine = Date;
const directory = process.env.CLOCK_STEPS;
let step = 0;

const now = () => Machine.now() + step;

globalThis.Date = new Proxy(Machine, {
  construct: (target, given) => (given.length === 0 ? new target(now()) : new target(...given)),
  apply: () => new Machine(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

if (directory !== undefined)
  process.on('SIGUSR2', () => {
    step = Number(readFileSync(join(directory, String(process.pid)), 'utf8'));
  });
