import { Popover as Radix } from 'radix-ui';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endOffers } from '../../ui/toast.ts';
import { useCart } from './cart.ts';
import { CartContents } from './cart-contents.tsx';

type CartPopoverProps = Readonly<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}>;

/** The cart at its button, at most 70% of the screen high. */
export function CartPopover({ open, onOpenChange, button }: CartPopoverProps) {
  const { t } = useTranslation('cart');
  const items = useCart();
  useEffect(() => {
    if (open) endOffers(); // of the way to the cart, which would cover it
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={10}
          collisionPadding={12}
          aria-label={t('title')}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          // a message that led here gives the focus back to where it was before
          onFocusOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // the button closes it by itself
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          className="z-40 flex max-h-[70dvh] w-[min(26rem,calc(100vw-1.5rem))] animate-appear flex-col rounded-2xl border border-line bg-card text-ink shadow-lift"
        >
          <h2 className="px-5 pt-4 font-semibold text-lg">{t('title')}</h2>
          {items.length === 0 ? (
            <p className="px-5 pt-2 pb-6 text-muted">{t('empty')}</p>
          ) : (
            <CartContents items={items} onLeave={() => onOpenChange(false)} />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
