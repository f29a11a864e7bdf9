import type {
  ChangeHotelRequest,
  CreateHotelRequest,
} from '@baanpak/contract/hotel/hotel-requests.ts';
import type { Address, HotelDetails, HotelPlace } from '@baanpak/domain/hotel/hotel-details.ts';
import {
  type CancellationPolicy,
  DEFAULT_CANCELLATION_POLICY,
  isInHundredths,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import { chatLink } from '@baanpak/domain/values/people/chat-link.ts';
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import { type FieldMappers, identity, pickProvided } from '../../http/pick-provided.ts';

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
  registeredName: null,
  registeredAddress: null,
  cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
};

/** The details of a new hotel; what the request leaves out is empty. */
export function newDetails(body: CreateHotelRequest): HotelDetails {
  const { hotelName, provinceId } = body;
  return {
    ...NOTHING_SAID,
    ...changedDetails(body),
    hotelName: i18nText(hotelName),
    provinceId,
  };
}

type HotelRequest = CreateHotelRequest | ChangeHotelRequest;

const READERS: FieldMappers<ChangeHotelRequest, HotelDetails> = {
  hotelName: i18nText,
  provinceId: identity,
  address: (sent) => sent && addressIn(sent),
  contactPhone: identity,
  contactChat: (sent) => (sent === null ? null : (chatLink(sent) ?? null)),
  checkInOnline: identity,
  checkInAtHotel: identity,
  checkInTime: identity,
  checkOutTime: identity,
  facilities: identity,
  sideViews: identity,
  messageDescription: textIn,
  messageFromHotel: textIn,
  locPlaces: (sent) => sent && placeIn(sent),
  distanceToCity: identity,
  distanceToAirport: identity,
  airportName: textIn,
  vdoYoutube: identity,
  vdoFacebook: identity,
  bank: identity,
  bankAccountNumber: identity,
  bankAccountName: identity,
  promptPayId: identity,
  taxId: identity,
  branch: identity,
  registeredName: textIn,
  registeredAddress: textIn,
  vatRegistered: identity,
  cancellationPolicy: policyIn,
};

/** What a request says of a hotel, in the words of the domain. */
export const changedDetails = (body: HotelRequest): Partial<HotelDetails> =>
  pickProvided(READERS, body);

function textIn(text: string | I18nText | null): I18nText | null {
  return text === null ? null : i18nText(text);
}

const addressIn = (address: NonNullable<HotelRequest['address']>): Address => ({
  address1: i18nText(address.address1),
  address2: address.address2 ?? null,
  city: i18nText(address.city),
  country: i18nText(address.country),
  postalCode: address.postalCode ?? null,
});

const placeIn = ({
  lat,
  lng,
  googleMapsLink,
}: NonNullable<HotelRequest['locPlaces']>): HotelPlace => ({
  lat,
  lng,
  googleMapsLink: googleMapsLink ?? null,
});

function policyIn(tiers: NonNullable<HotelRequest['cancellationPolicy']>): CancellationPolicy {
  const broken = tiers.flatMap(({ share }, n) =>
    isInHundredths(share) ? [] : [{ path: `cancellationPolicy.${n}.share`, message: HUNDREDTHS }],
  );
  if (broken.length > 0) throw new InvalidRequest(broken);
  return tiers.map(({ name, ...tier }) => ({ ...tier, name: i18nText(name) }));
}

const HUNDREDTHS = { th: 'ระบุทศนิยมได้ไม่เกินสองตำแหน่ง', en: 'must be in hundredths' };
