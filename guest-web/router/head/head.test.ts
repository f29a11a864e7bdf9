import Validator from '@adobe/structured-data-validator';
import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, it } from 'vitest';
import { openI18n } from '../../shell/texts.ts';
import { en } from '../texts/en.ts';
import { th } from '../texts/th.ts';
import { headOf } from './heads.ts';
import { type HeadContext, headHtml } from './page-head.ts';

const SITE = 'https://baanpak.example';
const both = (text: string) => ({ th: `${text} ไทย`, en: text });

const HOTEL = {
  _id: 'h1',
  hotelName: both('Sea & <Sand>'),
  hotelNameSlug: 'sea-sand',
  provinceId: 'phuket',
  province: both('Phuket'),
  messageDescription: both('By the "sea"</script>'),
  imageUrl: '/media/one',
  imagesUrl: ['https://pictures.example/two'],
  address: { address1: both('1 Beach'), city: both('Kata'), postalCode: '83100' },
  locPlaces: { lat: 7.8, lng: 98.3, googleMapsLink: 'https://maps.example/x' },
  contactPhone: '+66 76 000 000',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  facilities: ['wifi', 'parking'],
  reviewScore: 8.7,
  reviewCount: 12,
} as unknown as HotelJson;

const room = (id: string) =>
  ({
    _id: id,
    title: both(`Room ${id}`),
    description: null,
    imageUrl: '/media/room',
    imagesUrl: [],
    maxGuests: 3,
    petsAllowed: id === 'r2',
    facilities: [{ icon: 'wifi', text: both('Wifi') }],
  }) as unknown as RoomJson;

const STAY = { checkIn: localDate('2027-01-02'), checkOut: localDate('2027-01-04') };
const OFFER = { nights: 2, totalPrice: 3400, price: 1700, unitsLeft: 2, nightPrices: [] };
const PAGE = {
  hotel: HOTEL,
  stay: STAY,
  guests: 0,
  reviews: null,
  offers: [
    { room: room('r1'), offer: OFFER },
    { room: room('r2'), offer: undefined },
  ],
};

const contextOf = (path: string): HeadContext => {
  const language = path.startsWith('/en') ? 'en' : 'th';
  const texts = openI18n(language, { th, en }[language]);
  return { site: SITE, language, texts, address: new URL(path, 'http://page') };
};

function htmlOf(module: string, path: string, data: unknown): string {
  const context = contextOf(path);
  const head = headOf(module, data, context);
  return head ? headHtml(head, context) : '';
}

const hotelHtml = (path: string, hotel: Partial<HotelJson> = {}) =>
  htmlOf('hotel/hotel-page.tsx', path, { ...PAGE, hotel: { ...HOTEL, ...hotel } });
const resultsHtml = (path: string) =>
  htmlOf('results/results-page.tsx', path, {
    criteria: { province: new URL(path, SITE).searchParams.get('province') ?? '' },
    provinces: [{ _id: 'phuket', th: 'ภูเก็ต', en: 'Phuket', hotels: 3 }],
    found: undefined,
    problem: undefined,
  });

const extracted = (html: string) =>
  new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(
    `<html><head>${html}</head></html>`,
  );
const thingsIn = (html: string, type: string) => extracted(html).jsonld[type];

describe('the head of a hotel’s page', () => {
  it('names its one address in each language, whatever the dates', () => {
    const html = hotelHtml('/en/hotel/sea-sand?startDate=2027-01-02&endDate=2027-01-04');
    expect(html).toContain(`<link rel="canonical" href="${SITE}/en/hotel/sea-sand"/>`);
    expect(html).toContain(`hreflang="th" href="${SITE}/hotel/sea-sand"/>`);
    expect(html).toContain(`hreflang="en" href="${SITE}/en/hotel/sea-sand"/>`);
    expect(html).toContain(`hreflang="x-default" href="${SITE}/hotel/sea-sand"/>`);
  });

  it('shows name and picture to anyone who passes its address on, in the page’s language', () => {
    expect(hotelHtml('/en/hotel/sea-sand')).toContain(
      `<meta property="og:image" content="${SITE}/media/one?w=1440"/>`,
    );
    expect(hotelHtml('/hotel/sea-sand')).toContain('content="Sea &amp; &lt;Sand&gt; ไทย"');
  });

  it('lets no text of a hotel end an element', () => {
    const html = hotelHtml('/en/hotel/sea-sand');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).toContain('By the &quot;sea&quot;&lt;/script&gt;');
  });

  it('describes the hotel, its rooms, what is offered and how guests found it', () => {
    const [hotel] = thingsIn(hotelHtml('/en/hotel/sea-sand'), 'Hotel') ?? [];
    expect(hotel).toMatchObject({
      name: 'Sea & <Sand>',
      image: [`${SITE}/media/one`, 'https://pictures.example/two'],
      address: { addressRegion: 'Phuket', addressLocality: 'Kata', postalCode: '83100' },
      geo: { latitude: 7.8, longitude: 98.3 },
      petsAllowed: true,
      amenityFeature: [{ name: 'Wifi' }, { name: 'Parking' }],
      aggregateRating: { ratingValue: 8.7, reviewCount: 12, bestRating: 10 },
      containsPlace: [{ name: 'Room r1' }, { name: 'Room r2' }],
      makesOffer: [{ price: 3400, priceCurrency: 'THB', itemOffered: { '@id': '#room-r1' } }],
    });
  });

  it('tells what guests say, where they say something', () => {
    const told = {
      ...{ _id: 'r', score: 9, text: 'Lovely', lang: 'en', name: 'Anna', month: '2026-12' },
      ...{ nights: 2, createdAt: '2026-12-28T03:00:00.000Z', answer: null },
    };
    const reviews = { reviews: [told, { ...told, text: null }] };
    const html = htmlOf('hotel/hotel-page.tsx', '/hotel/sea-sand', { ...PAGE, reviews });
    const [hotel] = thingsIn(html, 'Hotel') ?? [];
    expect(hotel).toMatchObject({
      review: [{ author: { name: 'Anna' }, reviewBody: 'Lovely', datePublished: '2026-12-28' }],
    });
    expect(JSON.stringify(hotel).match(/reviewBody/g)).toHaveLength(1);
  });

  it('says nothing of reviews where there are none', () => {
    const [hotel] =
      thingsIn(hotelHtml('/hotel/sea-sand', { reviewScore: null, reviewCount: 0 }), 'Hotel') ?? [];
    expect(hotel).not.toHaveProperty('aggregateRating');
  });

  it('is sound to a validator of structured data', async () => {
    const found = extracted(hotelHtml('/en/hotel/sea-sand'));
    expect(Object.keys(found.jsonld)).toEqual(['Hotel', 'BreadcrumbList']);
    expect(await new Validator().validate(found)).toEqual([]);
  });
});

describe('results', () => {
  it('of all Thailand or of a province are pages of their own', () => {
    expect(resultsHtml('/en/hotel/main')).toContain(`rel="canonical" href="${SITE}/en/hotel/main"`);
    expect(resultsHtml('/en/hotel/main?province=phuket')).toContain(
      `rel="canonical" href="${SITE}/en/hotel/main?province=phuket"`,
    );
  });

  it.each([
    'province=nowhere',
    'province=phuket&guests=2',
    'startDate=2027-01-02',
    'page=2',
    'sort=price',
  ])('for %s are not to be indexed', (query) => {
    const html = resultsHtml(`/hotel/main?${query}`);
    expect(html).toBe('<meta name="robots" content="noindex"/>');
  });
});

describe('pages of text', () => {
  it('have an address in each language', () =>
    expect(htmlOf('text-page/text-page.tsx', '/en/terms', { text: '' })).toContain(
      `rel="alternate" hreflang="th" href="${SITE}/terms"`,
    ));

  it('are told from pages with something of a guest', () =>
    expect(htmlOf('booking/booking-page.tsx', '/booking/1', {})).toBe(''));
});

it('home says who answers', () => {
  const html = htmlOf('home/home-page.tsx', '/', { banner: '/media/banner', rooms: [] });
  expect(html).toContain(`og:image" content="${SITE}/media/banner?w=1440"`);
  expect(thingsIn(html, 'WebSite')).toMatchObject([{ url: `${SITE}/`, inLanguage: 'th' }]);
});
