/** What React leaves on an element that it has taken over. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Keeps the last button that was pressed before it worked, and presses it once all of the page's do. `onPress` is
 * told at once, each time. What it returns ends this before, for scripts that cannot be loaded: forms are then sent
 * by the browser itself.
 */
export function keepFirstPress(onPress: () => void): () => void {
  let pressed: HTMLButtonElement | undefined;
  const keep = (event: Event) => {
    onPress();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || isTakenOver(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  document.addEventListener('click', keep, { capture: true });
  const root = document.documentElement;
  const watch = new MutationObserver(() => {
    if (root.dataset.hydrated !== undefined) end();
  });
  watch.observe(root, { attributes: true, attributeFilter: ['data-hydrated'] });
  return end;

  function end(): void {
    watch.disconnect();
    document.removeEventListener('click', keep, { capture: true });
    if (pressed?.isConnected) pressed.click();
  }
}
