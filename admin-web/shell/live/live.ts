import type { Doing } from '@baanpak/contract/answers/presence.ts';
import type { SharedStream } from '@baanpak/web-ui/live/shared-stream.ts';
import type { SessionStreamOptions } from './follow-session.ts';
import { join, type Listeners, openListeners, openPresence, type Presence } from './listeners.ts';

/** What changes in one's scope, as it happens. */
export type Live = Listeners &
  Readonly<{
    /** Listens until the answer is called: one connection for all tabs of a session that are in sight. */
    start(): () => void;
    /** Whether changes are told at present; false once nothing was heard for long. */
    isOn(): boolean;
    /** Calls `moved` whenever `isOn` changes. */
    subscribe(moved: () => void): () => void;
    /** Tells others that a booking is open here, while the page is in sight and until the answer is called. */
    enter(bookingId: string, doing: Doing): () => void;
    /** Who has which booking open. */
    presence: Pick<Presence, 'at' | 'subscribe'>;
  }>;

type LiveOptions = Pick<
  SessionStreamOptions,
  'open' | 'sessionName' | 'onSession' | 'browser' | 'silence' | 'pause'
>;

export function openLive(options: LiveOptions): Live {
  const presence = openPresence();
  const listeners = openListeners();
  const entered = new Set<Readonly<{ bookingId: string; doing: Doing }>>();
  const observers = new Set<() => void>();
  let users = 0;
  let ending = () => {};
  let stream: SharedStream | undefined;
  let isOn = true;

  const setOn = (now: boolean) => {
    if (now === isOn) return;
    isOn = now;
    for (const moved of observers) moved();
  };
  const want = () =>
    stream?.want([...entered].map(({ bookingId, doing }) => `${bookingId}:${doing}`));

  /** What shares the stream is loaded once it is wanted, and not with a first view. */
  function begin(): () => void {
    let isOver = false;
    const follow = async () => {
      const { followSession } = await import('./follow-session.ts');
      if (isOver) return;
      stream = followSession({ ...options, presence, listeners, setOn });
      want();
    };
    void follow().catch(() => setOn(false));
    return () => {
      isOver = true;
      stream?.close();
      stream = undefined;
    };
  }

  return {
    start() {
      users += 1;
      if (users === 1) ending = begin();
      return () => {
        users -= 1;
        if (users === 0) ending();
      };
    },
    follow: listeners.follow,
    watch: listeners.watch,
    isWatched: listeners.isWatched,
    isOn: () => isOn,
    subscribe: (moved) => join(observers, moved),
    enter(bookingId, doing) {
      const leave = join(entered, { bookingId, doing });
      want();
      return () => {
        leave();
        want();
      };
    },
    presence,
  };
}
