import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { open } from '../testing/open.tsx';
import { Combobox } from './combobox.tsx';

const CHOICES = ['Krabi', 'Phang Nga', 'Phuket'].map((name) => ({
  id: name,
  name,
  hint: '3 places',
  icon: null,
}));

/** Offers the places that begin as the text does. */
function Places() {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Where to"
      placeholder="Province"
      name="province"
      text={text}
      choices={CHOICES.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))}
      nothing="No such place"
      onType={setText}
      onChoose={({ name }) => setText(name)}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Where to' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

describe('a combobox', () => {
  it('offers what fits while one types', async () => {
    const { user } = await open(<Places />);
    expect(shown()).toEqual([]);
    await user.type(field(), 'ph');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(shown()).toEqual(['Phang Nga3 places', 'Phuket3 places']);
  });

  it('is walked through by arrows, round its ends, and Enter takes what they are at', async () => {
    const { user } = await open(<Places />);
    await user.type(field(), 'ph{ArrowDown}');
    expect(active()).toHaveTextContent('Phang Nga');
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Phuket');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Phuket');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes what is clicked and keeps the focus', async () => {
    const { user } = await open(<Places />);
    await user.click(field());
    await user.click(screen.getByRole('option', { name: /Krabi/ }));
    expect(field()).toHaveValue('Krabi');
    expect(field()).toHaveFocus();
  });

  it('closes at Escape and when one goes on, with what was typed', async () => {
    const { user } = await open(<Places />);
    await user.type(field(), 'phu{Escape}');
    expect(shown()).toEqual([]);
    await user.keyboard('k');
    expect(shown()).toHaveLength(1);
    await user.tab();
    expect(shown()).toEqual([]);
    expect(field()).toHaveValue('phuk');
  });

  it('says that nothing fits', async () => {
    const { user } = await open(<Places />);
    await user.type(field(), 'x');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'No such place',
    );
  });
});
