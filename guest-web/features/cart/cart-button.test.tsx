import { type Answers, refusal, unreachable } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/open.tsx';
import { cartItem, checkout } from '../../testing/samples.ts';
import { addToCart } from './add-to-cart.ts';
import { cartItems, openCart as openCartFromElsewhere, replaceCart } from './cart.ts';
import { CartButton } from './cart-button.tsx';

const CHECKOUT = 'POST /outreach/bookings/checkout';

async function openCart(answers: Answers = {}, rooms: readonly string[] = ['Beach room', 'Cabin']) {
  replaceCart([]);
  for (const room of rooms) addToCart(cartItem(room));
  const opened = await open(<CartButton />, { answers });
  await opened.user.click(screen.getByRole('button', { name: /^Cart/ }));
  return { ...opened, cart: await screen.findByRole('dialog', { name: 'Cart' }) };
}

describe('the cart', () => {
  it('says that it is empty', async () => {
    const { cart } = await openCart({}, []);
    expect(cart).toHaveTextContent('Your cart is empty.');
  });

  it('holds a stay once, however often it is put in', () => {
    replaceCart([]);
    expect([addToCart(cartItem('Cabin')), addToCart(cartItem('Cabin'))]).toEqual([
      undefined,
      'duplicate',
    ]);
    expect(cartItems()).toHaveLength(1);
  });

  it('takes no sixth stay, and no more of a room on a night than it has units', () => {
    replaceCart([]);
    const of = (room: string, start: number, end: number, units = 2) =>
      cartItem(room, {
        room: { ...cartItem(room).room, units },
        dateRange: { start: `2027-01-0${start}`, end: `2027-01-0${end}` },
      });
    expect(addToCart(of('Cabin', 1, 4))).toBeUndefined();
    expect(addToCart(of('Cabin', 1, 3))).toBeUndefined();
    expect(addToCart(of('Cabin', 2, 5))).toBe('no-units-left');
    expect(addToCart(of('Cabin', 3, 5))).toBeUndefined();
    expect(addToCart(of('Beach room', 1, 3))).toBeUndefined();
    expect(addToCart(of('Garden', 1, 3))).toBeUndefined();
    expect(addToCart(of('Villa on the hill', 1, 3))).toBe('too-many-stays');
    expect(cartItems()).toHaveLength(5);
  });

  it('lists its stays with their prices and the total, and counts them on its button', async () => {
    const { cart } = await openCart();
    expect(within(cart).getAllByRole('listitem')).toHaveLength(2);
    expect(cart).toHaveTextContent('Total฿6,000');
    const button = screen.getByRole('button', { name: 'Cart, 2 stays', hidden: true });
    expect(button).toHaveTextContent('2');
  });

  it('loses what is removed', async () => {
    const { user, cart } = await openCart();
    await user.click(within(cart).getByRole('button', { name: 'Remove Cabin' }));
    expect(cart).not.toHaveTextContent('Cabin');
    expect(cart).toHaveTextContent('Total฿3,000');
    expect(cartItems().map(({ room }) => room.title.en)).toEqual(['Beach room']);
  });

  it('leads to a checkout of all its stays, at the prices that were shown', async () => {
    const { user, cart, calls, address } = await openCart({ [CHECKOUT]: { data: checkout() } });
    await user.click(within(cart).getByRole('button', { name: 'Continue' }));
    await screen.findByText('Elsewhere');
    expect(address()).toBe(
      `/en/hotel/talay-ngoen-kata/checkout-services?lang=en&checkoutId=${checkout().uid}`,
    );
    const dateRange = { start: '2027-01-02', end: '2027-01-04' };
    expect(calls.map(({ body }) => body)).toMatchObject([
      {
        checkouts: [
          { dateRange, totalPrice: 3000 },
          { dateRange, totalPrice: 3000 },
        ],
      },
    ]);
  });

  it('stays and says why it leads nowhere', async () => {
    const { user, cart, address } = await openCart({ [CHECKOUT]: unreachable });
    await user.click(within(cart).getByRole('button', { name: 'Continue' }));
    expect(await within(cart).findByRole('alert')).toHaveTextContent(/connect/);
    expect(within(cart).getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(address()).toBe('/');
    expect(cartItems()).toHaveLength(2);
  });

  it('leads back to the main page where a room of it is lost, and keeps its stays', async () => {
    const taken = refusal({ status: 409, code: 'room-already-booked' });
    const { user, cart, address } = await openCart({ [CHECKOUT]: taken });
    await user.click(within(cart).getByRole('button', { name: 'Continue' }));
    await screen.findByRole('alertdialog', { name: /This room is already booked/ });
    await user.click(screen.getByRole('button', { name: 'Return to main page' }));
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/en');
    expect(screen.queryByRole('dialog', { name: 'Cart' })).toBeNull();
    expect(cartItems()).toHaveLength(2);
  });

  it('opens for anyone who asks for it elsewhere on the page', async () => {
    replaceCart([]);
    addToCart(cartItem('Cabin'));
    await open(<CartButton />);
    act(openCartFromElsewhere);
    expect(await screen.findByRole('dialog', { name: 'Cart' })).toHaveTextContent('Cabin');
  });

  it('gives the focus back to its button at Escape', async () => {
    const { user } = await openCart();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cart, 2 stays' })).toHaveFocus();
  });
});
