import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { open } from '../testing/open.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Asks({ alert = false }: Readonly<{ alert?: boolean }>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Your booking</h1>
      <Button onClick={() => setOpen(true)}>Give up</Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Sure?"
          description="Others can book"
          alert={alert}
        >
          <Button onClick={() => setOpen(false)}>Keep it</Button>
        </Dialog>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Give up' });

describe('a dialog', () => {
  it('has its words as name and description, and the focus', async () => {
    const { user } = await open(<Asks />);
    await user.click(opener());
    const dialog = screen.getByRole('dialog', { name: 'Sure?' });
    expect(dialog).toHaveAccessibleDescription('Others can book');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it.each(['{Escape}', '{Enter}'])('gives the focus back when it is closed by %s', async (key) => {
    const { user } = await open(<Asks />);
    await user.click(opener());
    await user.keyboard(key);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('is closed by its cross', async () => {
    const { user } = await open(<Asks />);
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that wants an answer has no cross', async () => {
    const { user } = await open(<Asks alert />);
    await user.click(opener());
    expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
