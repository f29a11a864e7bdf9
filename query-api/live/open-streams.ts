import {
  type EventStream,
  type EventStreamOptions,
  openEventStream,
} from '@baanpak/infrastructure/http/event-stream.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PresenceWatch } from './presence.ts';
import type { Session, SessionWatch } from './sessions.ts';
import type { StaffWatch } from './staff-watch.ts';

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

/** In ms: a listener of staff that hears nothing for twice as long asks again. */
export const STAFF_HEARTBEAT = 4_000;
/** In ms: then the browser of staff asks again, and its rights are checked again. */
const LONGEST = 5 * 60_000;

/** What streams of staff are made of. */
export type StaffWatches = Readonly<{
  staff: StaffWatch;
  presence: PresenceWatch;
  sessions: SessionWatch;
  /** With the heartbeat of staff. */
  openStream: OpenStream;
}>;

type OfSession = Readonly<{ sessions: SessionWatch; session: Session }>;

/** Ends a stream of staff with its session, which calls `ended` first, and after five minutes. */
export function endWithSession(
  stream: EventStream,
  { sessions, session }: OfSession,
  ended: () => void,
): void {
  const unwatch = sessions.follow(session, () => {
    ended();
    stream.end();
  });
  const timer = setTimeout(stream.end, LONGEST).unref();
  stream.onEnd(() => {
    clearTimeout(timer);
    unwatch();
  });
}
