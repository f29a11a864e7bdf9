import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { prefetch, reloadOnChunkLoss } from './reload-on-chunk-loss.ts';

const reload = vi.fn();
beforeAll(reloadOnChunkLoss);
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

const loseChunk = () => window.dispatchEvent(new Event('vite:preloadError'));

it('loads a page again whose chunks are gone, once a minute at most', () => {
  loseChunk();
  loseChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('disturbs nobody for chunks that are only loaded ahead', async () => {
  await prefetch([
    async () => {
      loseChunk();
      throw new Error('gone');
    },
  ]);
  expect(reload).not.toHaveBeenCalled();
  loseChunk();
  expect(reload).toHaveBeenCalledOnce();
});
