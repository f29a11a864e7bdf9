import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

describe('the player of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('is the one of YouTube without cookies for %s', (link) =>
    expect(videoSource(link)).toEqual({
      site: 'YouTube',
      host: 'www.youtube-nocookie.com',
      player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    }),
  );

  it('is Facebook’s, told which video', () =>
    expect(videoSource('https://www.facebook.com/watch/?v=1234')?.player).toBe(
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1234&show_text=false&autoplay=true',
    ));

  it.each([
    'https://www.youtube.com/@a-channel',
    'https://www.youtube.com/watch?v=%22onload',
    'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'a video',
  ])('is unknown for %s', (link) => expect(videoSource(link)).toBeUndefined());
});
