import { endToken } from '../shell/api/client.ts';
import { draftsOf, forgetTab, session } from '../shell/api/session.ts';

/** In ms: how often use of the page is written down for all tabs, and how often it is looked for. */
const EVERY = 30_000;

const USES = ['pointerdown', 'keydown', 'wheel'] as const;

type WatchOptions = Readonly<{
  apiKey: string;
  /** Loads the page again, which leads to where one signs in, and back. */
  leave?: () => void;
}>;

/**
 * Ends the session once no tab was used for so long, and leaves the page when another tab ended it; the answer ends
 * the watch. What is done by hand counts as use, what the page does by itself does not.
 */
export function watchSession({ apiKey, leave = leaveNow }: WatchOptions): () => void {
  /** Whether somebody was signed in when this tab last looked. */
  let isOn = session.read() !== undefined;
  let writtenAt = 0;

  function look(): void {
    const kept = session.kept();
    if (kept && session.isIdle()) {
      endToken(apiKey, kept.token);
      session.forget();
    }
    const wasOn = isOn || kept !== undefined;
    isOn = session.kept() !== undefined;
    if (wasOn && !isOn) leave();
  }

  function use(): void {
    look(); // who comes back after a night does not go on by the first press
    if (!isOn || Date.now() - writtenAt < EVERY) return;
    writtenAt = Date.now();
    session.use();
  }

  for (const kind of USES) window.addEventListener(kind, use, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  const unhear = session.onOtherTab(look);
  const looking = setInterval(look, EVERY);
  look();
  return () => {
    for (const kind of USES) window.removeEventListener(kind, use, { capture: true });
    document.removeEventListener('visibilitychange', look);
    unhear();
    clearInterval(looking);
  };
}

/** Nothing of the session stays on the screen; what was typed waits for who typed it, so that nobody is asked about it. */
function leaveNow(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  forgetTab(draftsOf(undefined));
  window.location.reload();
}
