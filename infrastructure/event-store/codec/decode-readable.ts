import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { RecordedEvent } from '../port.ts';
import type { EventCodec, EventEnvelope } from './codec.ts';
import { UnreadableEvent } from './unreadable-event.ts';

/** Events as the domain knows them, up to the first that cannot be read. */
export async function decodeReadable<Event extends Message>(
  codec: EventCodec,
  stored: readonly RecordedEvent[],
): Promise<
  Readonly<{ events: readonly EventEnvelope<Event>[]; unreadable: UnreadableEvent | null }>
> {
  try {
    return { events: await codec.decode<Event>(stored), unreadable: null };
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const before = stored.slice(
      0,
      stored.findIndex(({ id }) => id === error.at.id),
    );
    const { events, unreadable } = await decodeReadable<Event>(codec, before);
    return { events, unreadable: unreadable ?? error };
  }
}
