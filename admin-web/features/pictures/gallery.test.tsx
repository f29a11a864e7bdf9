import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Gallery } from './gallery.tsx';

const IDS = ['a', 'b', 'c'];
const URLS = IDS.map((id) => `/media/${id}.webp`);
const nothing = async () => {};
const file = (name: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });
const chooser = () => screen.getByLabelText('Pictures for the gallery');
const choose = (...files: File[]) => fireEvent.change(chooser(), { target: { files } });

describe('a gallery', () => {
  it('is put in another order by buttons', async () => {
    const arrange = vi.fn(nothing);
    const { user } = await show(<Gallery ids={IDS} urls={URLS} send={nothing} arrange={arrange} />);
    expect(screen.getByRole('button', { name: 'Move Picture 1 forward' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Picture 3 back' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move Picture 3 forward' }));
    expect(arrange.mock.calls).toEqual([[['a', 'c', 'b']]]);
  });

  it('loses a picture once that is confirmed', async () => {
    const arrange = vi.fn(nothing);
    const { user } = await show(<Gallery ids={IDS} urls={URLS} send={nothing} arrange={arrange} />);
    await user.click(screen.getByRole('button', { name: 'Remove Picture 2' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Picture 2');
    expect(arrange).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: /confirm/i }));
    expect(arrange.mock.calls).toEqual([[['a', 'c']]]);
    await waitFor(() => expect(screen.getByText('Gallery (3 of 30)')).toHaveFocus());
  });

  it('takes files one after another, and says how far each is', async () => {
    const arrived: (() => void)[] = [];
    const send = vi.fn((_file: File, onProgress: (share: number) => void) => {
      onProgress(0.4);
      return new Promise<void>((resolve) => arrived.push(resolve));
    });
    await show(<Gallery ids={IDS} urls={URLS} send={send} arrange={nothing} />);
    choose(file('sea.png'), file('sky.png'));
    const sea = await screen.findByRole('progressbar', { name: 'Sending sea.png' });
    await waitFor(() => expect(sea).toHaveAttribute('aria-valuenow', '40'));
    expect(send).toHaveBeenCalledTimes(1);
    arrived[0]?.();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('sea.png')).toBeNull();
    arrived[1]?.();
    await waitFor(() => expect(screen.queryByText('sky.png')).toBeNull());
  });

  it('says what the server refused, and tries again', async () => {
    const send = vi.fn(nothing).mockRejectedValueOnce(new HttpError('Not accepted', 415));
    const { user } = await show(<Gallery ids={[]} urls={[]} send={send} arrange={nothing} />);
    choose(file('notes.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^notes.png: This file is not a JPEG/,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not send what is too large, and goes on with the rest', async () => {
    const send = vi.fn(nothing);
    const { user } = await show(<Gallery ids={[]} urls={[]} send={send} arrange={nothing} />);
    const small = file('small.png');
    choose(file('large.png', 10 * 1024 * 1024 + 1), small);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'large.png: The file is larger than 10 MB',
    );
    await waitFor(() => expect(send.mock.calls).toEqual([[small, expect.any(Function)]]));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
