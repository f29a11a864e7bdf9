import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/open.tsx';
import { RoomPictures } from './room-pictures.tsx';

const room = (...pictures: string[]) => ({
  _id: 'villa',
  title: { th: 'วิลล่า', en: 'Villa' },
  imageUrl: pictures[0] ?? null,
  imagesUrl: pictures.slice(1),
  image360Url: '/media/round.webp',
});
const openPictures = (...pictures: string[]) =>
  open(<RoomPictures room={room(...pictures)} views={[]} sizes="24rem" thumbnails />);

const names = (count: number) => Array.from({ length: count }, (_, n) => `/media/${n}.webp`);
const loaded = () =>
  [...document.querySelectorAll('[sizes]')].map((image) => image.getAttribute('src'));

describe('a room’s pictures', () => {
  it('are loaded once somebody turns to them, round their ends', async () => {
    const { user } = await openPictures(...names(3));
    expect(loaded()).toEqual(['/media/0.webp?w=720']);
    expect(screen.getByText('1/3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(screen.getByText('3/3')).toBeVisible();
    expect(loaded()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByText('1/3')).toBeVisible();
  });

  it('are small below, 360 wide, two rows of four at most', async () => {
    const { user } = await openPictures(...names(10));
    const small = [...document.querySelectorAll('img:not([sizes])')];
    expect(small.map((image) => image.getAttribute('src'))).toEqual(
      names(8).map((src) => `${src}?w=360`),
    );
    await user.click(screen.getByRole('button', { name: 'Go to picture 4' }));
    expect(screen.getByText('4/10')).toBeVisible();
    expect(screen.getByRole('button', { name: 'View pictures (10)' })).toHaveTextContent('+3');
  });

  it('are each shown once, and counted where they are large', async () => {
    const { user } = await openPictures('/media/0.webp', '/media/0.webp', '/media/1.webp');
    expect(screen.getByText('1/2')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /^Villa|large/ })[0] ?? document.body);
    const viewer = await screen.findByRole('dialog');
    expect(viewer).toHaveTextContent('1 / 2');
    for (const name of ['Previous picture', 'Next picture', 'Close'])
      expect(within(viewer).getByRole('button', { name })).toBeVisible();
    expect(within(viewer).getAllByLabelText(/^Picture 1 of 2/).length).toBeGreaterThan(0);
  });

  it('have no arrows where there is one alone, and the view all round all the same', async () => {
    await openPictures('/media/0.webp');
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(screen.getByRole('button', { name: '360° view' })).toBeVisible();
  });
});
