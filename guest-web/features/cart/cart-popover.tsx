import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { Popover as Radix } from 'radix-ui';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { openCheckout } from '../../shell/api/checkouts.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Trash2 } from '../../ui/icons/trash-2.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { Price } from '../../ui/price.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { endOffers } from '../../ui/toast.ts';
import { ownStayTaken } from '../held/booked-checkout.ts';
import type { OwnStay } from '../held/own-holds.ts';
import { OwnStayNotice } from '../held/own-stay.tsx';
import { fullAddress } from '../hotel/full-address.ts';
import { type ShownStay, StayCard } from '../stay/stay-card.tsx';
import { TakenDialog } from '../stay/taken-dialog.tsx';
import { type CartItem, replaceCart, useCart } from './cart.ts';

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

/** Each stay with its price, their total, and the way on: a checkout of all of them. */
export function CartContents({
  items,
  onLeave,
}: Readonly<{ items: readonly CartItem[]; onLeave: () => void }>) {
  const { t } = useTranslation('cart');
  const { language } = useApp().api;
  const { busy, refused, goOn } = useContinue(items, onLeave);
  const total = items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  return (
    <>
      <ul className="mt-2 min-h-0 flex-1 divide-y divide-line overflow-y-auto px-5">
        {items.map((item) => (
          <li key={`${item.roomId} ${item.dateRange.start}`} className="py-4">
            <StayCard stay={ofCartItem(item, language)} />
            <RemoveButton item={item} items={items} />
          </li>
        ))}
      </ul>
      <div className="border-line border-t px-5 py-4">
        {refused && <RefusedNotice {...refused} onLeave={onLeave} />}
        <p className="mb-3 flex items-baseline justify-between">
          <span className="font-semibold">{t('total')}</span>
          <Price amount={total} className="font-bold text-xl" />
        </p>
        <Button className="w-full" busy={busy} onClick={goOn}>
          {t('continue')}
        </Button>
      </div>
    </>
  );
}

type Refused = Readonly<{ problem: unknown; own?: OwnStay | undefined }>;

function RefusedNotice({ problem, own, onLeave }: Refused & Readonly<{ onLeave: () => void }>) {
  const message = useProblemMessage();
  if (!own && problem instanceof ApiProblem && problem.code === 'room-already-booked')
    return <TakenDialog onLeave={onLeave} />;
  return (
    <div className="mb-3">
      {own ? <OwnStayNotice own={own} /> : <Alert>{message(problem)}</Alert>}
    </div>
  );
}

function RemoveButton({ item, items }: Readonly<{ item: CartItem; items: readonly CartItem[] }>) {
  const { t } = useTranslation('cart');
  const { language } = useApp().api;
  return (
    <button
      type="button"
      aria-label={t('removeRoom', { room: item.room.title[language] })}
      onClick={() => replaceCart(items.filter((other) => other !== item))}
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-danger text-sm hover:bg-danger-soft"
    >
      <Trash2 className="size-4" aria-hidden="true" />
      {t('remove')}
    </button>
  );
}

function useContinue(items: readonly CartItem[], onLeave: () => void) {
  const { api } = useApp();
  const navigate = useNavigate();
  const local = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function goOn() {
    setBusy(true);
    setRefused(undefined);
    try {
      const { uid } = await openCheckout(api, items.map(wantedStay));
      const slug = items[0]?.hotel.hotelNameSlug ?? '';
      const query = `lang=${api.language}&checkoutId=${uid}`;
      onLeave();
      await navigate(local(`/hotel/${slug}/checkout-services?${query}`));
    } catch (problem) {
      const own = problem instanceof ApiProblem && (await ownStayTaken(api, problem, items));
      setRefused({ problem, ...(own && { own }) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, refused, goOn: () => void goOn() };
}

const wantedStay = ({ roomId, dateRange, guests, children, pets, totalPrice }: CartItem) => ({
  ...{ roomId, dateRange, guests, totalPrice },
  ...(children && { children }),
  ...(pets && { pets }),
});

const ofCartItem = (item: CartItem, language: Language): ShownStay => ({
  roomId: item.roomId,
  title: item.room.title,
  hotelName: item.hotel.hotelName,
  address: fullAddress(item.hotel, language),
  imageUrl: item.room.imageUrl ?? item.hotel.imageUrl,
  views: item.hotel.sideViews,
  googleMapsLink: item.googleMapsLink,
  start: item.dateRange.start,
  end: item.dateRange.end,
  nights: item.nights,
  price: item.price,
  nightPrices: item.nightPrices ?? [],
  totalPrice: item.totalPrice,
  party: { guests: item.guests, kid: item.children ?? 0, pet: item.pets ?? 0 },
});
