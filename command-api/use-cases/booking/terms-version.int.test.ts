import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { jsonHash } from '@baanpak/infrastructure/json/json.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

type Pages = Readonly<Record<'terms' | 'privacy', object>>;
type Site = Readonly<{ site: Readonly<{ pages: Pages; termsVersion: string }> }>;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);

async function placed(changes: object) {
  const { book } = (await shop.book(await own.newRoom(), STAY, changes)).body;
  const stream = bookingStream(await shop.staffId(book._id));
  return (await shop.store.readStream(stream))[0]?.data;
}

it('the site says which terms and which privacy notice it shows, in both languages', async () => {
  const { site } = (await shop.get<Site>('/site')).body;
  const { terms, privacy } = site.pages;
  expect(site.termsVersion).toBe(jsonHash({ privacy, terms }));
});

it('a booking records the version its guest was shown as it was sent, and none where nobody said', async () => {
  const termsVersion = jsonHash('what was shown');
  expect(await placed({ termsVersion })).toMatchObject({ termsVersion });
  expect(await placed({})).not.toHaveProperty('termsVersion');
});

it('a version that is no hash is refused', async () => {
  const answer = await shop.book(await own.newRoom(), STAY, { termsVersion: 'newest' });
  const { errors } = answer.body as unknown as Problem & { errors: readonly { path: string }[] };
  expect([answer.status, errors.map(({ path }) => path)]).toEqual([400, ['termsVersion']]);
});
