import { useEffect, useState } from 'react';

/** What was pressed last: some browsers do not focus a button that a mouse presses. */
let pressed: HTMLElement | null = null;

/** Call once in a browser. */
export function followPresses(): void {
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  };
  document.addEventListener('click', note, true);
}

/** Where a reader begins to read; the page stays where it stands. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A way to give the focus back to what opened that which uses this; where it is gone, to the heading. */
export function useFocusReturn(): () => void {
  const [opener] = useState(focused);
  return () => {
    if (opener?.isConnected) opener.focus();
    else focusHeading();
  };
}

/** Gives it back by itself when what uses this goes. */
export function useFocusReturnAtEnd(): void {
  const [opener] = useState(focused);
  useEffect(
    () => () => {
      // after the others have tidied up
      setTimeout(() => opener?.focus());
    },
    [opener],
  );
}

function focused(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : pressed;
}
