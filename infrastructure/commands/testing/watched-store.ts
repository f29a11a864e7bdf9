import type { Append, EventStore } from '../../event-store/port.ts';

type AppendFault = (
  append: () => ReturnType<EventStore['append']>,
  stream: string,
) => ReturnType<EventStore['append']>;

/** A store that counts what is asked of it, and lets appends go wrong. */
export function watchedStore(inner: EventStore) {
  const reads: string[] = [];
  const appends: Append[] = [];
  const looks: Date[] = [];
  const faults: AppendFault[] = [];
  let readsEndAfter: Promise<unknown> = Promise.resolve();
  const store: EventStore = {
    ...inner,
    head() {
      looks.push(new Date());
      return inner.head();
    },
    async readStream(stream, options) {
      reads.push(stream);
      const events = await inner.readStream(stream, options);
      await readsEndAfter;
      return events;
    },
    append(stream, expected, events) {
      appends.push({ stream, expected, events });
      const append = () => inner.append(stream, expected, events);
      const fault = faults.shift();
      return fault ? fault(append, stream) : append();
    },
  };
  return {
    store,
    reads,
    appends,
    /** At the log's head. */
    looks,
    /** What is read from here on is read at once and handed over then. */
    delayReads(until: Promise<unknown>) {
      readsEndAfter = until;
    },
    /** The next `times` appends go this way. */
    next(times: number, fault: AppendFault) {
      faults.push(...Array.from({ length: times }, () => fault));
    },
    /** Counts from here on. */
    forget() {
      reads.length = 0;
      appends.length = 0;
      looks.length = 0;
    },
  };
}
