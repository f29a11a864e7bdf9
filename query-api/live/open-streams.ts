import {
  type EventStream,
  type EventStreamOptions,
  openEventStream,
} from '@baanpak/infrastructure/http/event-stream.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Session, SessionWatch } from './session-watch.ts';

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

type OfSession = Readonly<{ sessions: SessionWatch; session: Session; longest: number }>;

/** Ends a stream of staff with its session, which calls `ended` first, and after `longest` ms. */
export function endWithSession(
  stream: EventStream,
  { sessions, session, longest }: OfSession,
  ended: () => void,
): void {
  const unwatch = sessions.follow(session, () => {
    ended();
    stream.end();
  });
  const timer = setTimeout(stream.end, longest).unref();
  stream.onEnd(() => {
    clearTimeout(timer);
    unwatch();
  });
}
