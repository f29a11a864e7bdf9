import {
  closeSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';

export type ProposedEvent = Readonly<{
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}>;

export type ServerEvent = ProposedEvent &
  Readonly<{
    stream: string;
    revision: number;
    /** Commit and prepare position alike, a place in a file: it grows by more than one. */
    position: bigint;
  }>;

/** The head's revision is -1 where there is no stream. */
export type Appended = Readonly<{ won: boolean; head: number; position: bigint }>;

/**
 * What a server keeps; it outlives restarts, with a file those of the process, too. Like a real one's, it begins with
 * streams of its own.
 */
export function createProtocolLog(file?: LogFile) {
  const all: ServerEvent[] = [];
  const streams = new Map<string, ServerEvent[]>();
  const listeners = new Set<() => void>();

  function append(stream: string, expected: number, proposed: readonly ProposedEvent[]): Appended {
    const events = streams.get(stream) ?? [];
    const head = events.length - 1;
    if (expected === head) {
      file?.write({ stream, events: proposed });
      for (const event of proposed) write(stream, event);
      return { won: true, head: head + proposed.length, position: all.at(-1)?.position ?? 0n };
    }
    const there = events.slice(expected + 1, expected + 1 + proposed.length);
    const last = there.at(-1);
    const repeated =
      there.length === proposed.length && there.every(({ id }, n) => id === proposed[n]?.id);
    if (!repeated || last === undefined) return { won: false, head, position: 0n };
    return { won: true, head: last.revision, position: last.position };
  }

  function write(stream: string, event: ProposedEvent) {
    const events = streams.get(stream) ?? [];
    streams.set(stream, events);
    const position = (all.at(-1)?.position ?? 1_000n) + 120n + BigInt(event.data.length);
    const logged = { ...event, stream, revision: events.length, position };
    events.push(logged);
    all.push(logged);
    for (const listener of listeners) listener();
  }

  const own = (id: string) => ({
    id: `00000000-0000-4000-8000-${id}`,
    type: '$UserCreated',
    contentType: 'application/json',
    data: Buffer.from('{"loginName":"admin"}'),
    metadata: Buffer.from(''),
  });
  for (const { stream, events } of file?.appends ?? [])
    for (const event of events) write(stream, event);
  if (all.length === 0) {
    append('$user-admin', -1, [own('000000000001'), own('000000000002')]);
    append('$$$settings', -1, [own('000000000003')]);
  }

  return {
    all: all as readonly ServerEvent[],
    append,
    stream: (name: string): readonly ServerEvent[] => streams.get(name) ?? [],
    /** As after old files were put in the place of these: the last so many events are gone. */
    cutEnd(count: number): void {
      for (const { stream } of all.splice(all.length - count))
        streams.set(stream, streams.get(stream)?.slice(0, -1) ?? []);
    },
    /** The log as a node has it that has yet to hear of the last so many events. */
    before(behind: number): SeenLog {
      const seen = all.slice(0, all.length - behind);
      return {
        all: seen,
        stream: (name) => seen.filter(({ stream }) => stream === name),
        onEvent: () => () => undefined,
      };
    },
    /** Calls back after every event, until the returned function is called. */
    onEvent(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ProtocolLog = ReturnType<typeof createProtocolLog>;
/** What reads are answered from. */
export type SeenLog = Readonly<{
  all: readonly ServerEvent[];
  stream(name: string): readonly ServerEvent[];
  onEvent(listener: () => void): () => void;
}>;

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
