import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../../testing/open.tsx';
import { CardForm } from './card-form.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T05:00:00Z') });
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const pay = () => screen.getByRole('button', { name: 'Pay ฿3,000' });

async function openForm(busy = false) {
  const onPay = vi.fn();
  const { user } = await open(<CardForm amount={3000} busy={busy} onPay={onPay} />);
  return { user, onPay };
}

describe('a card', () => {
  it('is shown in groups of four while it is typed', async () => {
    const { user } = await openForm();
    await user.type(field(/^Card number/), '42424242 4242x4242');
    expect(field(/^Card number/)).toHaveValue('4242 4242 4242 4242');
  });

  it('shows its brand as soon as its first digits say it', async () => {
    const { user } = await openForm();
    const marks = within(screen.getByRole('list', { name: 'Cards we accept' }));
    const lit = () =>
      marks
        .getAllByRole('img')
        .filter((mark) => mark.closest('[data-lit]'))
        .map((mark) => mark.getAttribute('aria-label'));
    expect(marks.getAllByRole('img')).toHaveLength(3);
    expect(lit()).toEqual([]);
    await user.type(field(/^Card number/), '55');
    expect(lit()).toEqual(['Mastercard']);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Mastercard');
    await user.clear(field(/^Card number/));
    await user.type(field(/^Card number/), '3530');
    expect(lit()).toEqual(['JCB']);
  });

  it('is paid with once all of it can be right', async () => {
    const { user, onPay } = await openForm();
    await user.type(field(/^Card number/), '4242424242424241');
    await user.type(field(/^Expiry date/), '11/26');
    await user.type(field(/^Security code/), '12');
    await user.click(pay());
    await expect
      .poll(() => field(/^Card number/))
      .toHaveAccessibleDescription('Invalid card number');
    await expect.poll(() => field(/^Name on card/)).toHaveAccessibleDescription('Required');
    await expect
      .poll(() => field(/^Expiry date/))
      .toHaveAccessibleDescription('Invalid expiry date');
    await expect.poll(() => field(/^Security code/)).toHaveAccessibleDescription('3 or 4 digits');
    expect(onPay).not.toHaveBeenCalled();

    await user.type(field(/^Card number/), '{Backspace}2');
    await user.type(field(/^Name on card/), 'Somying Jaidee');
    await user.clear(field(/^Expiry date/));
    await user.type(field(/^Expiry date/), '12/26');
    await user.type(field(/^Security code/), '3');
    await user.click(pay());
    expect(onPay).toHaveBeenCalledOnce();
  });

  it('is not paid with twice while it is under way', async () => {
    await openForm(true);
    expect(pay()).toBeDisabled();
    expect(pay()).toHaveAttribute('aria-busy', 'true');
  });

  it('is remembered nowhere', async () => {
    const { user } = await openForm();
    await user.type(field(/^Card number/), '4242424242424242');
    expect({ ...window.sessionStorage, ...window.localStorage }).toEqual({});
  });
});
