import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { open } from '../testing/open.tsx';
import { endOffers, showToast } from './toast.ts';

const offer = async () => {
  act(() => showToast('success', 'Added', { label: 'View cart', run: () => {} }));
  await screen.findByText('Added');
};
/** Before the six seconds are over after which every message goes. */
const expectGone = () =>
  expect.poll(() => screen.queryByText('Added'), { timeout: 3_000 }).toBeNull();

it('takes a message away when what it offers was done another way, or with its page; others stay', async () => {
  const { user } = await open(<Link to="/en">On</Link>);
  act(() => showToast('info', 'By the way'));
  await screen.findByText('By the way');
  await offer();
  act(endOffers);
  await expectGone();
  await offer();
  await user.click(screen.getByRole('link', { name: 'On' }));
  await screen.findByText('Elsewhere');
  await expectGone();
  expect(screen.getByText('By the way')).toBeInTheDocument();
});
