import { describe, expect, it } from 'vitest';
import { type Boot, bootTextOf } from './boot.ts';

describe('what the server leaves in a page', () => {
  it('cannot end its element early, and is read as it was', () => {
    const boot = {
      state: { loaderData: { root: '</script><script>alert(1)</script><!--' }, errors: null },
    } as unknown as Boot;
    const text = bootTextOf(boot);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(boot);
  });
});
