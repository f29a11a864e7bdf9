import { expect, it } from 'vitest';
import { inCpuTime } from './cpu-time.ts';

const MAIN = { pid: 1, tid: 1, ph: 'X' };

it('makes a task as long as it had a core, with what is within it where it began', () => {
  const task = { ...MAIN, name: 'RunTask', ts: 1_000, dur: 900, tts: 50, tdur: 300 };
  const script = { ...MAIN, name: 'EvaluateScript', ts: 1_600, dur: 200, tts: 150, tdur: 120 };
  const mark = { ...MAIN, name: 'firstPaint', ph: 'I', ts: 1_700, tts: 200 };
  const { traceEvents } = inCpuTime({ traceEvents: [script, task, mark] }) as {
    traceEvents: unknown;
  };
  expect(traceEvents).toEqual([
    { ...script, ts: 1_100, dur: 120 },
    { ...task, dur: 300 },
    { ...mark, ts: 1_150 },
  ]);
});

it('leaves what is in no task, of another thread, or without CPU time', () => {
  const traceEvents = [
    { ...MAIN, name: 'RunTask', ts: 1_000, dur: 100, tts: 50, tdur: 50 },
    { ...MAIN, name: 'between', ts: 1_101, dur: 1, tts: 101, tdur: 1 },
    { ...MAIN, tid: 2, name: 'elsewhere', ts: 1_050, dur: 10, tts: 1, tdur: 5 },
    { ...MAIN, name: 'untimed', ts: 1_050, dur: 10 },
    { name: 'metadata' },
  ];
  expect(inCpuTime({ traceEvents })).toEqual({
    traceEvents: [{ ...traceEvents[0], dur: 50 }, ...traceEvents.slice(1)],
  });
});

it('refuses what is no trace', () => {
  expect(() => inCpuTime({})).toThrow('no trace');
});
