import { expect } from 'vitest';
import {
  type DomainEvent,
  type Process,
  type ProcessStep,
  stepsAfter,
} from '../processes/process.ts';
import { minute } from './samples.ts';

/** When the events of these tests were recorded. */
export const RECORDED_AT = minute(4);

/** Which of their streams they were. */
export const REVISION = 5;

/** When that happens, these steps. */
export const follow = (process: Process) => (event: DomainEvent) => ({
  expect: (...steps: readonly ProcessStep[]) =>
    expect(stepsAfter(process, { ...event, recordedAt: RECORDED_AT, revision: REVISION })).toEqual(
      steps,
    ),
});
