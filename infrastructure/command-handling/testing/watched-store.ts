import type { Append, EventStore } from '../../event-store/port.ts';

type AppendFault = (
  append: () => ReturnType<EventStore['append']>,
  stream: string,
) => ReturnType<EventStore['append']>;

/** A store that counts what is asked of it, and lets appends go wrong. */
export function watchedStore(inner: EventStore) {
  const reads: string[] = [];
  const appends: Append[] = [];
  const faults: AppendFault[] = [];
  const store: EventStore = {
    ...inner,
    readStream(stream, options) {
      reads.push(stream);
      return inner.readStream(stream, options);
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
    /** The next `times` appends go this way. */
    next(times: number, fault: AppendFault) {
      faults.push(...Array.from({ length: times }, () => fault));
    },
    /** Counts from here on. */
    forget() {
      reads.length = 0;
      appends.length = 0;
    },
  };
}
