import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/open.tsx';
import { VatNote } from './vat-note.tsx';

const stay = (name: string, vatRegistered?: boolean) => ({
  hotelName: { th: name, en: name },
  vatRegistered,
});

describe('of VAT in a total', () => {
  it('is said that it is included where every hotel is registered for it', async () => {
    await open(<VatNote stays={[stay('Kata', true), stay('Son', true)]} />);
    expect(screen.getByText('VAT included')).toBeVisible();
  });

  it('is said whose price has it where others are not, each hotel once', async () => {
    const stays = [stay('Kata', true), stay('Kata', true), stay('Son', false), stay('Pha')];
    await open(<VatNote stays={stays} />);
    expect(screen.getByText('VAT included at Kata')).toBeVisible();
  });

  it('is said nothing where none is registered, or it is not known', async () => {
    await open(<VatNote stays={[stay('Son', false), stay('Pha')]} />);
    expect(screen.queryByText(/VAT/)).toBeNull();
  });
});
