import type { Decider } from '../values/decider/decider.ts';
import { differs } from '../values/decider/differs.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { assertInOrder, DEFAULT_CANCELLATION_POLICY } from '../values/money/cancellation-policy.ts';
import { withPictures } from '../values/place/gallery.ts';
import type { HotelDetails } from './hotel-details.ts';

export const hotelStream = (hotelId: string) => `hotel-${hotelId}`;

/** Ids of pictures in the media store; the gallery in the order it is shown. */
export type HotelPictures = Readonly<{
  cover: string | null;
  gallery: readonly string[];
  logo: string | null;
  /** The QR guests scan to pay the hotel directly. */
  payment: string | null;
}>;

const NO_PICTURES: HotelPictures = { cover: null, gallery: [], logo: null, payment: null };

type Registration = Readonly<{
  hotelId: string;
  ownerId: string;
  slug: string;
  details: HotelDetails;
}>;

/** `disabled`: guests are not to see it yet. */
export type RegisterHotel = Message<'RegisterHotel', Registration & { disabled?: boolean }>;
/** Changes at once, or refuses as a whole; what is null stays as it is. */
export type ReviseHotel = Message<
  'ReviseHotel',
  {
    hotelId: string;
    /** The version the changes were made on; null: whatever it is. */
    expectedVersion: number | null;
    changes: Partial<HotelDetails>;
    pictures: Partial<HotelPictures>;
    disabled: boolean | null;
  }
>;
export type DescribeHotel = Message<
  'DescribeHotel',
  { hotelId: string; changes: Partial<HotelDetails> }
>;
export type SetHotelPictures = Message<
  'SetHotelPictures',
  { hotelId: string; pictures: Partial<HotelPictures> }
>;
/** Puts pictures at the end of the gallery, each once; `gallery-full` where it holds no more. */
export type AddHotelPictures = Message<
  'AddHotelPictures',
  { hotelId: string; gallery: readonly string[] }
>;
/** Throws nothing where it has that slug; who asks has claimed it. */
export type ReplaceSlug = Message<'ReplaceSlug', { hotelId: string; slug: string }>;
export type DisableHotel = Message<'DisableHotel', { hotelId: string }>;
export type EnableHotel = Message<'EnableHotel', { hotelId: string }>;
export type RemoveHotel = Message<'RemoveHotel', { hotelId: string }>;
export type HotelCommand =
  | RegisterHotel
  | ReviseHotel
  | RemoveHotel
  | DescribeHotel
  | SetHotelPictures
  | AddHotelPictures
  | ReplaceSlug
  | DisableHotel
  | EnableHotel;

export type HotelRegistered = Message<'HotelRegistered', Registration>;
export type HotelDescribed = Message<'HotelDescribed', DescribeHotel['data']>;
export type HotelPicturesSet = Message<'HotelPicturesSet', SetHotelPictures['data']>;
/** Of a hotel that was called like a page of the site; else a hotel's slug never changes. */
export type HotelSlugReplaced = Message<'HotelSlugReplaced', ReplaceSlug['data']>;
export type HotelDisabled = Message<'HotelDisabled', { hotelId: string }>;
export type HotelEnabled = Message<'HotelEnabled', { hotelId: string }>;
export type HotelRemoved = Message<'HotelRemoved', { hotelId: string }>;
export type HotelEvent =
  | HotelRegistered
  | HotelDescribed
  | HotelPicturesSet
  | HotelSlugReplaced
  | HotelDisabled
  | HotelEnabled
  | HotelRemoved;

export type RegisteredHotel = Readonly<{
  status: 'registered' | 'removed';
  hotelId: string;
  ownerId: string;
  slug: string;
  disabled: boolean;
  details: HotelDetails;
  pictures: HotelPictures;
  /** Revision of the hotel's stream. */
  version: number;
}>;
export type Hotel = Readonly<{ status: 'unknown' }> | RegisteredHotel;

/** A place with rooms, run by one owner. A removed hotel stays known, for its bookings live on. */
export const hotel: Decider<Hotel, HotelCommand, HotelEvent> = {
  initialState: { status: 'unknown' },
  refusals: {
    RegisterHotel: ['tiers-out-of-order'],
    ReviseHotel: ['stale-version', 'tiers-out-of-order'],
    RemoveHotel: [],
    DescribeHotel: ['tiers-out-of-order'],
    SetHotelPictures: [],
    AddHotelPictures: ['gallery-full'],
    ReplaceSlug: [],
    DisableHotel: [],
    EnableHotel: [],
  },
  decide(state, command) {
    if (command.type === 'RegisterHotel') return registerHotel(state, command);
    if (command.type === 'RemoveHotel' && state.status === 'removed') return [];
    const known = present(state);
    switch (command.type) {
      case 'DescribeHotel':
        return describeHotel(known, command.data);
      case 'SetHotelPictures':
        return setHotelPictures(known, command.data);
      case 'AddHotelPictures':
        return addHotelPictures(known, command.data);
      case 'ReplaceSlug':
        return known.slug === command.data.slug
          ? []
          : [{ type: 'HotelSlugReplaced', data: command.data }];
      case 'DisableHotel':
        return setDisabled(known, true);
      case 'EnableHotel':
        return setDisabled(known, false);
      case 'ReviseHotel':
        return reviseHotel(known, command);
      case 'RemoveHotel':
        return [{ type: 'HotelRemoved', data: command.data }];
    }
  },
  evolve(state, event) {
    if (event.type === 'HotelRegistered')
      return {
        status: 'registered',
        disabled: false,
        pictures: NO_PICTURES,
        version: 0,
        ...event.data,
        details: { cancellationPolicy: DEFAULT_CANCELLATION_POLICY, ...event.data.details },
      };
    if (state.status === 'unknown') return state;
    return { ...change(state, event), version: state.version + 1 };
  },
};

function change(
  state: RegisteredHotel,
  event: Exclude<HotelEvent, HotelRegistered>,
): RegisteredHotel {
  switch (event.type) {
    case 'HotelDescribed':
      return { ...state, details: { ...state.details, ...event.data.changes } };
    case 'HotelPicturesSet':
      return { ...state, pictures: { ...state.pictures, ...event.data.pictures } };
    case 'HotelSlugReplaced':
      return { ...state, slug: event.data.slug };
    case 'HotelDisabled':
      return { ...state, disabled: true };
    case 'HotelEnabled':
      return { ...state, disabled: false };
    case 'HotelRemoved':
      return { ...state, status: 'removed', disabled: true };
  }
}

function present(state: Hotel): RegisteredHotel {
  if (state.status !== 'registered') throw new Refusal('not-found', 'No such hotel');
  return state;
}

function registerHotel(state: Hotel, { data }: RegisterHotel): HotelEvent[] {
  if (state.status !== 'unknown') return [];
  const { disabled = false, ...registration } = data;
  const { hotelId, details } = registration;
  assertInOrder(details.cancellationPolicy ?? []);
  return [
    { type: 'HotelRegistered', data: registration },
    ...(disabled ? [{ type: 'HotelDisabled', data: { hotelId } } as const] : []),
  ];
}

function reviseHotel(known: RegisteredHotel, { data }: ReviseHotel): HotelEvent[] {
  const { hotelId, expectedVersion, changes, pictures, disabled } = data;
  if (expectedVersion !== null && expectedVersion !== known.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  return [
    ...describeHotel(known, { hotelId, changes }),
    ...setHotelPictures(known, { hotelId, pictures }),
    ...(disabled === null ? [] : setDisabled(known, disabled)),
  ];
}

function describeHotel({ details }: RegisteredHotel, data: DescribeHotel['data']): HotelEvent[] {
  assertInOrder(data.changes.cancellationPolicy ?? []);
  return differs(details, data.changes) ? [{ type: 'HotelDescribed', data }] : [];
}

function setHotelPictures(
  { pictures }: RegisteredHotel,
  data: SetHotelPictures['data'],
): HotelEvent[] {
  return differs(pictures, data.pictures) ? [{ type: 'HotelPicturesSet', data }] : [];
}

function addHotelPictures(known: RegisteredHotel, data: AddHotelPictures['data']): HotelEvent[] {
  const gallery = withPictures(known.pictures.gallery, data.gallery);
  return setHotelPictures(known, { hotelId: data.hotelId, pictures: { gallery } });
}

function setDisabled({ hotelId, disabled: isDisabled }: RegisteredHotel, disabled: boolean) {
  if (disabled === isDisabled) return [];
  const type = disabled ? ('HotelDisabled' as const) : ('HotelEnabled' as const);
  return [{ type, data: { hotelId } }];
}
