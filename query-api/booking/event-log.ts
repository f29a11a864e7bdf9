import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';

/** The log, to read from alone, and what unseals it. */
export type EventLog = Readonly<{
  store: Pick<EventStore, 'readStream' | 'storeId' | 'head'>;
  codec: Pick<EventCodec, 'decode'>;
}>;
