import {
  closeSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import type { ProposedEvent } from './log.ts';

/** Events that were appended to a stream at once. */
type StoredAppend = Readonly<{ stream: string; events: readonly ProposedEvent[] }>;

/** Where a log is on a disk. */
export type LogFile = Readonly<{
  /** All that it held when it was opened. */
  appends: readonly StoredAppend[];
  /** Returns once the disk has it. */
  write(append: StoredAppend): void;
  close(): void;
}>;

const END_OF_LINE = '\n'.charCodeAt(0);

/** Opens or makes a file with an append a line. A last line without an end was never answered for, and is cut off. */
export function openLogFile(path: string): LogFile {
  const file = openSync(path, 'a+', 0o600);
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf(END_OF_LINE) + 1;
  ftruncateSync(file, whole);
  const lines = bytes.subarray(0, whole).toString().split('\n').slice(0, -1);
  return {
    appends: lines.map(readLine),
    write(append) {
      writeSync(file, `${JSON.stringify(append, asText)}\n`);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

/** Bytes stand as base64. */
type Line = Readonly<{
  stream: string;
  events: readonly (Omit<ProposedEvent, 'data' | 'metadata'> &
    Readonly<{ data: string; metadata: string }>)[];
}>;

const asText = (_key: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

function readLine(text: string): StoredAppend {
  const { stream, events } = JSON.parse(text) as Line;
  return {
    stream,
    events: events.map((event) => ({
      ...event,
      data: Uint8Array.from(Buffer.from(event.data, 'base64')),
      metadata: Uint8Array.from(Buffer.from(event.metadata, 'base64')),
    })),
  };
}
