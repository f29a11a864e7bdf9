const openers = new Set<() => void>();

/** Opens the cart, from wherever on the page. */
export function openCart(): void {
  for (const open of openers) open();
}

/** For what shows the cart: `open` is called when somebody asks for it, until what it answers is called. */
export function onOpenCart(open: () => void): () => void {
  openers.add(open);
  return () => void openers.delete(open);
}
