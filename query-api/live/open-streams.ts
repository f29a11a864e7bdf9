import {
  type EventStream,
  type EventStreamOptions,
  openEventStream,
} from '@baanpak/infrastructure/http/event-stream.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

type IdNow = EventStreamOptions['idNow'];

export type OpenStream = (reply: FastifyReply, idNow?: IdNow) => EventStream;

/** Opens event streams on replies, all of which end when the server closes; `heartbeat` in ms. */
export function openStreams(app: FastifyInstance, heartbeat?: number): OpenStream {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  return (reply, idNow) => {
    const stream = openEventStream(reply, { heartbeat, idNow });
    open.add(stream.end);
    stream.onEnd(() => open.delete(stream.end));
    return stream;
  };
}
