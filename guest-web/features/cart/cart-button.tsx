import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShoppingBag } from '../../ui/icons/shopping-bag.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { onOpenCart, useCart } from './cart.ts';

const CartPopover = lazyPart(async () => (await import('./cart-popover.tsx')).CartPopover);

/** Opens the cart; says how many stays are in it. The panel's code is loaded at the first opening. */
export function CartButton() {
  const { t } = useTranslation('cart');
  const items = useCart();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const show = useCallback((isShown: boolean) => {
    setEverOpened(true);
    setOpen(isShown);
  }, []);
  useEffect(() => onOpenCart(() => show(true)), [show]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={items.length > 0 ? t('titleWith', { count: items.length }) : t('title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => show(!open)}
        className="relative grid size-11 place-items-center rounded-full hover:bg-ink/5"
      >
        <ShoppingBag className="size-6" aria-hidden="true" />
        {items.length > 0 && (
          <span
            data-testid="cart-badge"
            className="absolute top-0.5 right-0 grid min-w-5 place-items-center rounded-full bg-brand px-1 font-bold text-on-brand text-xs leading-5"
          >
            {items.length}
          </span>
        )}
      </button>
      {everOpened && <CartPopover open={open} onOpenChange={setOpen} button={button} />}
    </>
  );
}
