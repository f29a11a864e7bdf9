import type { Decider } from '../values/decider.ts';
import { differs } from '../values/differs.ts';
import type { I18nText } from '../values/i18n-text.ts';
import type { Message } from '../values/message.ts';
import { Refusal } from '../values/refusal.ts';

export const hotelStream = (hotelId: string) => `hotel-${hotelId}`;

export type Address = Readonly<{
  address1: I18nText;
  address2: string | null;
  city: I18nText;
  country: I18nText;
  postalCode: string | null;
}>;

/** A point on the map; `googleMapsLink` opens it outside. */
export type Place = Readonly<{ lat: number; lng: number; googleMapsLink: string | null }>;

/** What owners say of their hotel. `facilities` and `sideViews` are codes of the lists; distances in km. */
export type HotelDetails = Readonly<{
  hotelName: I18nText;
  provinceId: string;
  address: Address | null;
  contactPhone: string | null;
  contactChat: string | null;
  checkInOnline: boolean;
  checkInAtHotel: boolean;
  checkInTime: string;
  checkOutTime: string;
  facilities: readonly string[];
  sideViews: readonly string[];
  messageDescription: I18nText | null;
  messageFromHotel: I18nText | null;
  locPlaces: Place | null;
  distanceToCity: number | null;
  distanceToAirport: number | null;
  airportName: I18nText | null;
  vdoYoutube: string | null;
  vdoFacebook: string | null;
  bank: string | null;
  bankAccountNumber: string | null;
  bankAccountName: string | null;
  promptPayId: string | null;
  taxId: string | null;
  branch: string | null;
}>;

/** Ids of pictures in the media store; the gallery in the order it is shown. */
export type HotelPictures = Readonly<{
  cover: string | null;
  gallery: readonly string[];
  logo: string | null;
  /** The QR guests scan to pay the hotel directly. */
  payment: string | null;
}>;

const NO_PICTURES: HotelPictures = { cover: null, gallery: [], logo: null, payment: null };

export type RegisterHotel = Message<
  'RegisterHotel',
  { hotelId: string; ownerId: string; slug: string; details: HotelDetails }
>;
export type DescribeHotel = Message<
  'DescribeHotel',
  { hotelId: string; changes: Partial<HotelDetails> }
>;
export type SetHotelPictures = Message<
  'SetHotelPictures',
  { hotelId: string; pictures: Partial<HotelPictures> }
>;
export type DisableHotel = Message<'DisableHotel', { hotelId: string }>;
export type EnableHotel = Message<'EnableHotel', { hotelId: string }>;
export type HotelCommand =
  | RegisterHotel
  | DescribeHotel
  | SetHotelPictures
  | DisableHotel
  | EnableHotel;

export type HotelRegistered = Message<'HotelRegistered', RegisterHotel['data']>;
export type HotelDescribed = Message<'HotelDescribed', DescribeHotel['data']>;
export type HotelPicturesSet = Message<'HotelPicturesSet', SetHotelPictures['data']>;
export type HotelDisabled = Message<'HotelDisabled', { hotelId: string }>;
export type HotelEnabled = Message<'HotelEnabled', { hotelId: string }>;
export type HotelEvent =
  | HotelRegistered
  | HotelDescribed
  | HotelPicturesSet
  | HotelDisabled
  | HotelEnabled;

export type RegisteredHotel = Readonly<{
  status: 'registered';
  hotelId: string;
  ownerId: string;
  slug: string;
  disabled: boolean;
  details: HotelDetails;
  pictures: HotelPictures;
}>;
export type Hotel = Readonly<{ status: 'unknown' }> | RegisteredHotel;

/** A place with rooms, run by one owner. */
export const hotel: Decider<Hotel, HotelCommand, HotelEvent> = {
  initialState: { status: 'unknown' },
  decide(state, command) {
    if (command.type === 'RegisterHotel') return registerHotel(state, command);
    const known = registered(state);
    switch (command.type) {
      case 'DescribeHotel':
        return describeHotel(known, command);
      case 'SetHotelPictures':
        return setHotelPictures(known, command);
      case 'DisableHotel':
        return known.disabled ? [] : [{ type: 'HotelDisabled', data: command.data }];
      case 'EnableHotel':
        return known.disabled ? [{ type: 'HotelEnabled', data: command.data }] : [];
    }
  },
  evolve(state, event) {
    if (event.type === 'HotelRegistered')
      return { status: 'registered', disabled: false, pictures: NO_PICTURES, ...event.data };
    if (state.status === 'unknown') return state;
    switch (event.type) {
      case 'HotelDescribed':
        return { ...state, details: { ...state.details, ...event.data.changes } };
      case 'HotelPicturesSet':
        return { ...state, pictures: { ...state.pictures, ...event.data.pictures } };
      case 'HotelDisabled':
        return { ...state, disabled: true };
      case 'HotelEnabled':
        return { ...state, disabled: false };
    }
  },
};

function registered(state: Hotel): RegisteredHotel {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such hotel');
  return state;
}

function registerHotel(state: Hotel, { data }: RegisterHotel): HotelRegistered[] {
  return state.status === 'registered' ? [] : [{ type: 'HotelRegistered', data }];
}

function describeHotel({ details }: RegisteredHotel, { data }: DescribeHotel): HotelDescribed[] {
  return differs(details, data.changes) ? [{ type: 'HotelDescribed', data }] : [];
}

function setHotelPictures(
  { pictures }: RegisteredHotel,
  { data }: SetHotelPictures,
): HotelPicturesSet[] {
  return differs(pictures, data.pictures) ? [{ type: 'HotelPicturesSet', data }] : [];
}
