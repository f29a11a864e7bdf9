import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/open.tsx';
import { Video } from './videos.tsx';

const openVideo = (link: string) =>
  open(<Video link={link} name="Talay Ngoen Kata" picture="/media/cover.webp" views={[]} />);

const foreign = () =>
  [...document.querySelectorAll('[src], [srcset]')].flatMap((element) =>
    ['src', 'srcset']
      .map((name) => element.getAttribute(name) ?? '')
      .filter((value) => value.includes('//')),
  );

describe('a video', () => {
  it('loads nothing from elsewhere before somebody plays it, and says from where it would', async () => {
    const { user } = await openVideo('https://youtu.be/aqz-KE-bpKQ');
    expect(foreign()).toEqual([]);
    expect(screen.getByText(/loads content from www\.youtube-nocookie\.com/)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Play the YouTube video of Talay Ngoen Kata' }),
    );
    expect(screen.getByTitle('Video of Talay Ngoen Kata')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
  });

  it('of Facebook names Facebook', async () => {
    const { user } = await openVideo('https://www.facebook.com/watch/?v=1234');
    expect(screen.getByText(/from www\.facebook\.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Facebook video/ }));
    expect(foreign()).toHaveLength(1);
  });

  it('that no known player shows is a link', async () => {
    await openVideo('https://www.youtube.com/@a-channel');
    expect(screen.getByRole('link', { name: 'Watch video' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/@a-channel',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
