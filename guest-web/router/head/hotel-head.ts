import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type {
  BreadcrumbList,
  Hotel,
  HotelRoom,
  Offer as OfferThing,
  PostalAddress,
  Review,
  WithContext,
} from 'schema-dts';
import { searchFor } from '../../features/search/criteria.ts';
import type { loader } from '../../pages/hotel/hotel-data.ts';
import type { StayOffer } from '../../pages/hotel/offer.ts';
import type { HeadContext, PageHead } from './page-head.ts';

type HotelPage = Awaited<ReturnType<typeof loader>>;
type Words = Pick<HeadContext, 'site' | 'language'>;

/** Of a hotel's page, which has one address whatever the dates. */
export function hotelHead(page: HotelPage, context: HeadContext): PageHead {
  const { language, texts } = context;
  const { hotel } = page;
  const name = hotel.hotelName[language];
  return {
    title: name,
    description: hotel.messageDescription?.[language] ?? texts.t('shell:description'),
    path: pathOf(hotel),
    picture: hotel.imageUrl && `${hotel.imageUrl}?w=1440`,
    structured: [hotelThing(page, context), breadcrumbs(hotel, context)],
  };
}

const pathOf = ({ hotelNameSlug }: HotelJson) => `/hotel/${encodeURIComponent(hotelNameSlug)}`;

const MOST_REVIEWS = 3;

/** Those of the page that say something; a guest who gives no name is one all the same. */
function reviewsOf(reviews: HotelPage['reviews']): { review?: Review[] } {
  const told = (reviews?.reviews ?? []).filter(({ text }) => text !== null);
  if (told.length === 0) return {};
  return {
    review: told.slice(0, MOST_REVIEWS).map(({ score, text, lang, name, createdAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 10, worstRating: 1 },
      ...(name !== null && { author: { '@type': 'Person', name } }),
      datePublished: createdAt.slice(0, 'YYYY-MM-DD'.length),
      reviewBody: text ?? '',
      inLanguage: lang,
    })),
  };
}

function hotelThing(
  { hotel, offers, stay, reviews }: HotelPage,
  { site, language }: HeadContext,
): WithContext<Hotel> {
  const words = { site, language };
  const url = urlOf(hotel, words);
  const { locPlaces, messageDescription, contactPhone, reviewScore, reviewCount } = hotel;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': url,
    name: hotel.hotelName[language],
    url,
    ...(messageDescription && { description: messageDescription[language] }),
    image: picturesOf(hotel, site),
    address: addressOf(hotel, language),
    ...(locPlaces && {
      geo: { '@type': 'GeoCoordinates', latitude: locPlaces.lat, longitude: locPlaces.lng },
    }),
    ...(locPlaces?.googleMapsLink && { hasMap: locPlaces.googleMapsLink }),
    ...(contactPhone && { telephone: contactPhone }),
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
    currenciesAccepted: 'THB',
    petsAllowed: offers.some(({ room }) => room.petsAllowed),
    amenityFeature: FACILITIES.filter(({ code }) => hotel.facilities.includes(code)).map(
      ({ label }) => ({
        '@type': 'LocationFeatureSpecification',
        name: label[language],
        value: true,
      }),
    ),
    ...(reviewScore !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviewScore,
          reviewCount,
          bestRating: 10,
          worstRating: 1,
        },
      }),
    ...reviewsOf(reviews),
    containsPlace: offers.map(({ room }) => roomThing(room, words)),
    makesOffer: offers.flatMap(({ room, offer }) =>
      offer ? [offerThing(room, offer, stay, hotel, words)] : [],
    ),
  };
}

const picturesOf = (
  { imageUrl, imagesUrl }: Pick<HotelJson, 'imageUrl' | 'imagesUrl'>,
  site: string,
) => [imageUrl, ...imagesUrl].flatMap((url) => (url === null ? [] : [new URL(url, site).href]));

const urlOf = (hotel: HotelJson, { site, language }: Words) =>
  new URL(inLanguage(language, pathOf(hotel)), site).href;

function addressOf({ address, province }: HotelJson, language: Language): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'TH',
    ...(province && { addressRegion: province[language] }),
    ...(address && {
      streetAddress: address.address1[language],
      addressLocality: address.city[language],
      ...(address.postalCode && { postalCode: address.postalCode }),
    }),
  };
}

const roomId = (room: RoomJson) => `#room-${room._id}`;

const roomThing = (room: RoomJson, { site, language }: Words): HotelRoom => ({
  '@type': 'HotelRoom',
  '@id': roomId(room),
  name: room.title[language],
  ...(room.description && { description: room.description[language] }),
  image: picturesOf(room, site),
  occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxGuests, unitCode: 'C62' },
  petsAllowed: room.petsAllowed,
  amenityFeature: room.facilities.map(({ text }) => ({
    '@type': 'LocationFeatureSpecification',
    name: text[language],
    value: true,
  })),
});

/** What the stay that the page shows costs: tonight, where no dates are asked for. */
const offerThing = (
  room: RoomJson,
  { totalPrice }: StayOffer,
  stay: Stay,
  hotel: HotelJson,
  words: Words,
): OfferThing => ({
  '@type': 'Offer',
  name: room.title[words.language],
  url: `${urlOf(hotel, words)}${searchFor({ stay })}`,
  price: totalPrice,
  priceCurrency: 'THB',
  availability: 'https://schema.org/InStock',
  validFrom: stay.checkIn,
  validThrough: stay.checkOut,
  itemOffered: { '@id': roomId(room) },
});

function breadcrumbs(
  hotel: HotelJson,
  { site, language, texts }: HeadContext,
): WithContext<BreadcrumbList> {
  const { province, provinceId } = hotel;
  const results = `/hotel/main${searchFor({ province: provinceId })}`;
  const items = [
    { name: texts.t('shell:name'), path: '/' },
    ...(province ? [{ name: province[language], path: results }] : []),
    { name: hotel.hotelName[language], path: pathOf(hotel) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: new URL(inLanguage(language, path), site).href,
    })),
  };
}
