import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { describe, expect } from 'vitest';
import { registerHotel } from '../../testing/catalogue.ts';
import { it } from '../../testing/own-shop.ts';
import { freePageAddress } from './create-hotel.ts';

describe('the address of a hotel', () => {
  it('never is a page’s name', async ({ own, hotels }) => {
    const named = (hotelName: string) => hotels.made(own.owner, { hotelName });
    expect((await named('Main')).hotelNameSlug).toBe('main-2');
    expect((await named('MAIN!')).hotelNameSlug).toBe('main-3');
    expect((await named('Main House')).hotelNameSlug).toBe('main-house');
  });

  it('is another from the next boot on, for a hotel that had a page’s before', async ({
    shop,
    own,
  }) => {
    const { ports } = shop;
    const { hotelId } = await registerHotel(ports.commands, 'main', own.owner.userId);
    const slug = async () => {
      const { state } = await ports.commands.load(hotel, hotelStream(hotelId));
      return state.status === 'unknown' ? undefined : [state.slug, state.version];
    };
    expect(await slug()).toEqual(['main', 0]);
    for (const boot of [1, 2]) {
      await freePageAddress(ports);
      expect([boot, await slug()]).toEqual([boot, [expect.stringMatching(/^main-\d+$/), 1]]);
    }
  });
});
