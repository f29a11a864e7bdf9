import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { open } from '../testing/open.tsx';
import { Stepper } from './stepper.tsx';

function Guests() {
  const [value, setValue] = useState(1);
  return <Stepper label="Guests" value={value} from={1} to={3} onChange={setValue} />;
}

it('a stepper goes from its least to its most by its buttons', async () => {
  const { user } = await open(<Guests />);
  const guests = screen.getByRole('group', { name: 'Guests' });
  const [less, more] = ['Fewer', 'More'].map((name) => screen.getByRole('button', { name }));
  expect([guests.contains(less ?? null), guests.contains(more ?? null)]).toEqual([true, true]);
  expect(less).toBeDisabled();
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(screen.getByText('3')).toBeVisible();
  expect(more).toBeDisabled();
  await user.click(less as HTMLElement);
  expect(screen.getByText('2')).toBeVisible();
  expect(more).toBeEnabled();
});
