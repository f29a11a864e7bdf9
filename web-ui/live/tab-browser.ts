/** What a tab uses of its browser to share a stream with the others; `thisBrowser` is the real one. */
export type TabBrowser = Readonly<{
  /** Undefined where a browser has none, as on plain HTTP. */
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: ((name: string) => Channel) | undefined;
  isInSight(): boolean;
  /** Calls `moved` whenever `isInSight` may have changed; the answer ends it. */
  onSight(moved: () => void): () => void;
}>;

export type Channel = {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
};

/** The browser that this page is open in. */
export function thisBrowser(): TabBrowser {
  const moves = [
    [document, 'visibilitychange'],
    [window, 'pagehide'],
    [window, 'pageshow'],
  ] as const;
  let isHidden = false;
  return {
    locks: navigator.locks,
    openChannel:
      typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
    isInSight: () => !isHidden && document.visibilityState === 'visible',
    onSight(moved) {
      const look = ({ type }: Event) => {
        isHidden = type === 'pagehide';
        moved();
      };
      for (const [target, event] of moves) target.addEventListener(event, look);
      return () => {
        for (const [target, event] of moves) target.removeEventListener(event, look);
      };
    },
  };
}
