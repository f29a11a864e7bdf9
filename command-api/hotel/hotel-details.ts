import type {
  ChangeHotelRequest,
  CreateHotelRequest,
} from '@baanpak/contract/hotel/hotel-requests.ts';
import type { Address, HotelDetails, Place } from '@baanpak/domain/hotel/hotel.ts';
import {
  type CancellationPolicy,
  DEFAULT_CANCELLATION_POLICY,
  isInHundredths,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import { chatLink } from '@baanpak/domain/values/people/chat-link.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';

const NOTHING_SAID: Omit<HotelDetails, 'hotelName' | 'provinceId'> = {
  address: null,
  contactPhone: null,
  contactChat: null,
  checkInOnline: true,
  checkInAtHotel: true,
  checkInTime: '14:00',
  checkOutTime: '12:00',
  facilities: [],
  sideViews: [],
  messageDescription: null,
  messageFromHotel: null,
  locPlaces: null,
  distanceToCity: null,
  distanceToAirport: null,
  airportName: null,
  vdoYoutube: null,
  vdoFacebook: null,
  bank: null,
  bankAccountNumber: null,
  bankAccountName: null,
  promptPayId: null,
  taxId: null,
  branch: null,
  cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
};

/** What a new hotel is said to be; what the request leaves out is empty. */
export function newDetails(body: CreateHotelRequest): HotelDetails {
  const { hotelName, provinceId } = body;
  return {
    ...NOTHING_SAID,
    ...changedDetails(body),
    hotelName: i18nText(hotelName),
    provinceId,
  };
}

type Said = CreateHotelRequest | ChangeHotelRequest;

/** What a request says of a hotel, in the words of the domain. */
export function changedDetails(body: Said): Partial<HotelDetails> {
  const plain = (Object.keys(NOTHING_SAID) as (keyof typeof NOTHING_SAID)[])
    .filter((field) => body[field] !== undefined)
    .map((field) => [field, body[field]]);
  const { hotelName, provinceId, address, locPlaces, contactChat } = body;
  const { messageDescription, messageFromHotel, airportName, cancellationPolicy } = body;
  return {
    ...(Object.fromEntries(plain) as Partial<HotelDetails>),
    ...(hotelName !== undefined && { hotelName: i18nText(hotelName) }),
    ...(provinceId !== undefined && { provinceId }),
    ...(contactChat !== undefined && { contactChat: linkTo(contactChat) }),
    ...(address !== undefined && { address: address && addressIn(address) }),
    ...(locPlaces !== undefined && { locPlaces: locPlaces && placeIn(locPlaces) }),
    ...(cancellationPolicy !== undefined && { cancellationPolicy: policyIn(cancellationPolicy) }),
    ...inBothLanguages({ messageDescription, messageFromHotel, airportName }),
  };
}

const linkTo = (contact: string | null) => (contact === null ? null : (chatLink(contact) ?? null));

const addressIn = (address: NonNullable<Said['address']>): Address => ({
  address1: i18nText(address.address1),
  address2: address.address2 ?? null,
  city: i18nText(address.city),
  country: i18nText(address.country),
  postalCode: address.postalCode ?? null,
});

const placeIn = ({ lat, lng, googleMapsLink }: NonNullable<Said['locPlaces']>): Place => ({
  lat,
  lng,
  googleMapsLink: googleMapsLink ?? null,
});

function policyIn(tiers: NonNullable<Said['cancellationPolicy']>): CancellationPolicy {
  const broken = tiers.flatMap(({ share }, n) =>
    isInHundredths(share) ? [] : [{ path: `cancellationPolicy.${n}.share`, message: HUNDREDTHS }],
  );
  if (broken.length > 0) throw new InvalidRequest(broken);
  return tiers.map(({ name, ...tier }) => ({ ...tier, name: i18nText(name) }));
}

const HUNDREDTHS = { th: 'ระบุทศนิยมได้ไม่เกินสองตำแหน่ง', en: 'must be in hundredths' };

const inBothLanguages = (texts: Readonly<Record<string, string | I18nText | null | undefined>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      text === undefined ? [] : [[field, text && i18nText(text)]],
    ),
  );
