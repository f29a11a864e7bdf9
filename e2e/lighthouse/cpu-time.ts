import { isRecord } from '@baanpak/domain/values/fields/fields.ts';

/** Of Chromium's trace format: times in microseconds, `t…` the thread's CPU time, where Chromium tells it. */
type TraceEvent = Record<string, unknown> & Readonly<{ pid: number; tid: number; ts: number }>;
type Timed = TraceEvent & Readonly<{ dur: number; tts: number; tdur: number }>;

/**
 * A trace in which every task takes the CPU time it took, instead of the time that went by: what others take
 * of a core meanwhile is not the page's. Where a task begins stays; what is within it moves with it.
 */
export function inCpuTime(trace: unknown): unknown {
  if (!isRecord(trace) || !Array.isArray(trace.traceEvents)) throw new Error('This is no trace');
  const tasks = new Map<string, Timed[]>();
  for (const event of trace.traceEvents.filter(isTask)) {
    const of = tasks.get(threadOf(event));
    if (of) of.push(event);
    else tasks.set(threadOf(event), [event]);
  }
  for (const of of tasks.values()) of.sort((a, b) => a.ts - b.ts);
  const traceEvents = trace.traceEvents.map((event: unknown) => {
    if (!isEvent(event)) return event;
    const task = around(event, tasks.get(threadOf(event)) ?? []);
    if (!task || typeof event.tts !== 'number') return event;
    const ts = task.ts + Math.max(0, event.tts - task.tts);
    return typeof event.tdur === 'number' ? { ...event, ts, dur: event.tdur } : { ...event, ts };
  });
  return { ...trace, traceEvents };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

const isEvent = (event: unknown): event is TraceEvent =>
  isRecord(event) && [event.pid, event.tid, event.ts].every((each) => typeof each === 'number');

const isTask = (event: unknown): event is Timed =>
  isEvent(event) &&
  event.name === 'RunTask' &&
  [event.dur, event.tts, event.tdur].every((each) => typeof each === 'number');

/** The task that an event of its thread begins in; of tasks in their order, which do not overlap. */
function around({ ts }: TraceEvent, tasks: readonly Timed[]): Timed | undefined {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tasks[middle]?.ts ?? 0) <= ts) low = middle + 1;
    else high = middle;
  }
  const task = tasks[low - 1];
  return task && ts <= task.ts + task.dur ? task : undefined;
}
