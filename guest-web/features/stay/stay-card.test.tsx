import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open } from '../../testing/open.tsx';
import { cartItem } from '../../testing/samples.ts';
import type { CartItem } from '../cart/cart.ts';
import { CartContents } from '../cart/cart-popover.tsx';

const night = (day: number, price: number) => ({ date: `2027-01-0${day}`, price });
const openCart = (item: CartItem) =>
  open(<CartContents items={[item]} onLeave={() => undefined} />);
const shown = async (given: Partial<CartItem>) => {
  await openCart(cartItem('Cabin', given));
  return screen.getByRole('article');
};

it('multiplies where all nights cost the same', async () =>
  expect(await shown({})).toHaveTextContent('฿1,500 × 2 nights฿3,000'));

it('lists the nights where they differ', async () => {
  const nightPrices = [night(2, 1000), night(3, 1000), night(4, 1001)];
  const card = await shown({ nightPrices, nights: 3, price: 1000, totalPrice: 3001 });
  expect(card).not.toHaveTextContent('×');
  expect(card).toHaveTextContent(/2 Jan.*฿1,000.*3 Jan.*฿1,000.*4 Jan.*฿1,001.*฿3,001/);
});

it('lists them also where their mean times their number is the total', async () => {
  const card = await shown({ nightPrices: [night(2, 1000), night(3, 2000)] });
  expect(card).not.toHaveTextContent('×');
  expect(card).toHaveTextContent(/฿1,000.*฿2,000.*฿3,000/);
});

it('says the total alone where no night is known and no multiplication comes to it', async () => {
  const { nightPrices: _, ...ofBefore } = cartItem('Cabin', { price: 1000, nights: 3 });
  await openCart({ ...ofBefore, totalPrice: 3001 });
  expect(screen.getByRole('article')).toHaveTextContent(/3 nights · 2 guests฿3,001/);
});
