/** What can be done about a message, beside it. */
type Action = Readonly<{ label: string; run: () => void }>;
type Toast = Readonly<{
  kind: 'info' | 'success' | 'error';
  text: string;
  action?: Action | undefined;
}>;

let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a short message; what shows them is loaded at the first. */
export function showToast(kind: Toast['kind'], text: string, action?: Action): void {
  waiting = [...waiting, { kind, text, action }];
  for (const listener of listeners) listener();
}

/** Hands over what has not been shown yet. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const enders = new Set<() => void>();
/** Takes away the messages with an action: what they offer has been done another way. */
export function endOffers(): void {
  for (const end of enders) end();
}

export function onEndOffers(end: () => void): () => void {
  enders.add(end);
  return () => void enders.delete(end);
}

let everShown = false;
/** Whether there has been anything to show. */
export function hasShown(): boolean {
  everShown ||= waiting.length > 0;
  return everShown;
}
