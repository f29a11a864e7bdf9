import { type Channel, type TabBrowser, thisBrowser } from './tab-browser.ts';

/** A stream that a tab holds for all. */
export type HeldStream<Sent> = Readonly<{
  /** What a tab that joins later has to hear of what was sent before. */
  soFar(): readonly Sent[];
  close(): void;
}>;

export type SharedStreamOptions<Sent> = Readonly<{
  /** Tabs of one origin that say the same name share one stream. */
  name: string;
  /** Opens the stream for what all these tabs want, each once and the newest first. */
  open(wanted: readonly string[], send: (sent: Sent) => void): HeldStream<Sent>;
  /** What the stream says, in each tab that is in sight. */
  hear(sent: Sent): void;
  /** So much may be wanted at a time: what was wanted longest ago is left out. */
  most: number;
  browser?: TabBrowser;
}>;

export type SharedStream = Readonly<{
  /** What this tab wants from now on, in place of what it wanted before. */
  want(wanted: readonly string[]): void;
  close(): void;
}>;

/** `since`: when its tab came into sight or wanted something else, in ms. */
type Wanted = Readonly<{ wanted: readonly string[]; since: number }>;

/** What tabs say to each other, by `BroadcastChannel`. */
type Message<Sent> =
  | (Readonly<{ kind: 'wanted'; tab: string; isNew: boolean }> & Wanted)
  | Readonly<{ kind: 'left'; tab: string }>
  | Readonly<{ kind: 'who-is-there' }>
  | Readonly<{ kind: 'sent'; sent: Sent; to?: string }>;

/** Tabs of releases that speak otherwise do not hear each other. */
const PROTOCOL = 1;
/** In ms: tabs that open or close together open the stream again once. */
const SETTLE = 50;
/** In ms: how often the tab with the stream asks who is there; who did not answer by the next time has crashed. */
const ASK_EVERY = 20_000;

/**
 * One stream for all tabs of a browser (docs/adr/0110-one-stream-a-browser.md). Of the tabs in sight one holds it,
 * the one with the lock, for what all of them want, and tells the others; one out of sight holds none and hears
 * nothing. Where tabs cannot share, one in sight holds its own.
 */
export function shareStream<Sent>(options: SharedStreamOptions<Sent>): SharedStream {
  const { browser = thisBrowser() } = options;
  let own: Wanted = { wanted: [], since: Date.now() };
  let sight: InSight | undefined;
  const look = () => {
    const isInSight = browser.isInSight();
    if (isInSight && !sight) {
      own = { ...own, since: Date.now() };
      sight = joinTabs(options, browser, () => own);
    }
    if (isInSight) return;
    sight?.leave();
    sight = undefined;
  };
  const unlook = browser.onSight(look);
  look();
  return {
    want(wanted) {
      own = { wanted: [...new Set(wanted)], since: Date.now() };
      sight?.wantedMoved();
    },
    close() {
      unlook();
      sight?.leave();
      sight = undefined;
    },
  };
}

type InSight = Readonly<{ wantedMoved(): void; leave(): void }>;

/** From when a tab comes into sight until it leaves. */
function joinTabs<Sent>(
  options: SharedStreamOptions<Sent>,
  browser: TabBrowser,
  own: () => Wanted,
): InSight {
  const name = `baanpak/${PROTOCOL}/${options.name}`;
  const tab = Math.random().toString(36).slice(2);
  const others = new Map<string, Wanted>();
  const channel = openChannel(browser, name);
  const say = (message: Message<Sent>) => channel?.postMessage(message);
  const sayWanted = (isNew: boolean) => say({ kind: 'wanted', tab, isNew, ...own() });
  const leaving = new AbortController();
  let holder: Holder<Sent> | undefined;

  const hold = () => {
    holder = holdStream({
      ...options,
      wanted: () => newestOf([own(), ...others.values()], options.most),
      send(sent) {
        options.hear(sent);
        say({ kind: 'sent', sent });
      },
    });
  };

  if (channel)
    channel.onmessage = ({ data }) => {
      const message: Message<Sent> = data;
      if (message.kind === 'sent') {
        if (message.to === undefined || message.to === tab) options.hear(message.sent);
      } else if (message.kind === 'who-is-there') {
        sayWanted(false);
      } else if (message.kind === 'left') {
        others.delete(message.tab);
        holder?.wantedMoved();
      } else {
        others.set(message.tab, message);
        if (message.isNew) {
          sayWanted(false);
          for (const sent of holder?.soFar() ?? []) say({ kind: 'sent', sent, to: message.tab });
        }
        holder?.wantedMoved();
      }
    };

  /** Forgets tabs that ended without a word, while this one holds the stream. */
  function askWhoIsThere(): () => void {
    let before = new Map<string, Wanted>();
    const ask = () => {
      for (const [one, wanted] of others) if (before.get(one) === wanted) others.delete(one);
      before = new Map(others);
      holder?.wantedMoved();
      say({ kind: 'who-is-there' });
    };
    ask();
    const asking = setInterval(ask, ASK_EVERY);
    return () => clearInterval(asking);
  }

  async function holdOnceAllowed(locks: NonNullable<TabBrowser['locks']>): Promise<void> {
    await locks.request(name, { signal: leaving.signal }, async () => {
      if (leaving.signal.aborted) return;
      hold();
      const end = askWhoIsThere();
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
      end();
    });
  }

  if (channel && browser.locks) {
    sayWanted(true);
    // it rejects where a browser has locks and does not give them to this page: then nobody shares
    holdOnceAllowed(browser.locks).catch(() => {
      if (!leaving.signal.aborted) hold();
    });
  } else hold();

  return {
    wantedMoved() {
      sayWanted(false);
      holder?.wantedMoved();
    },
    leave() {
      holder?.close();
      holder = undefined;
      say({ kind: 'left', tab });
      leaving.abort();
      channel?.close();
    },
  };
}

type Holder<Sent> = HeldStream<Sent> & Readonly<{ wantedMoved(): void }>;

type HolderOptions<Sent> = Pick<SharedStreamOptions<Sent>, 'open'> &
  Readonly<{ wanted(): readonly string[]; send(sent: Sent): void }>;

/** The stream in the tab that holds it, opened again when something else is wanted. */
function holdStream<Sent>({ open, wanted, send }: HolderOptions<Sent>): Holder<Sent> {
  let held: HeldStream<Sent> | undefined;
  let heldFor = '';
  let settling: ReturnType<typeof setTimeout> | undefined;
  const openAnew = () => {
    settling = undefined;
    const now = wanted();
    const text = [...now].sort().join();
    if (held && text === heldFor) return;
    held?.close();
    heldFor = text;
    held = open(now, send);
  };
  const wantedMoved = () => {
    settling ??= setTimeout(openAnew, SETTLE);
  };
  wantedMoved();
  return {
    wantedMoved,
    soFar: () => held?.soFar() ?? [],
    close() {
      clearTimeout(settling);
      held?.close();
    },
  };
}

function newestOf(tabs: readonly Wanted[], most: number): readonly string[] {
  const newestFirst = [...tabs].sort((a, b) => b.since - a.since);
  return [...new Set(newestFirst.flatMap(({ wanted }) => wanted))].slice(0, most);
}

/** Undefined where this page cannot share. */
function openChannel({ locks, openChannel }: TabBrowser, name: string): Channel | undefined {
  try {
    return locks && openChannel?.(name);
  } catch {
    return undefined; // a page whose storage is closed may not
  }
}
